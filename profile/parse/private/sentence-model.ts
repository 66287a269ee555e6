import { textToNumbers } from "../weight-text.ts";
import { sentenceFeatures } from "./sentence-features.ts";
import packed from "./sentence-weights.json" with { type: "json" };

/** Features share the places of the table by their hash, so their names need not be stored. */
export const tableSize = 2 ** 18;

/** Whole numbers, in steps of `step`. */
const weights = textToNumbers(packed.weights);

/** The places of a text's features in the table. */
export function featurePlaces(text: string): Set<number> {
  return new Set([...sentenceFeatures(text)].map((feature) => hash(feature) % tableSize));
}

/** By what the sum of weights is multiplied: longer sentences have more features. */
export const featureShare = (count: number) => (count + 1) ** -0.5;

/** FNV-1a with a mixed end, as an unsigned number of 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 12)) >>> 0;
}

/** Above it are two thirds of the private lines and 0.4 % of the public texts of CVs, both left out in training. */
const threshold = 0.63;

/** How likely a text tells a private fact of the owner, from 0 to 1. */
export function privateProbability(text: string): number {
  const places = featurePlaces(text);
  let sum = 0;
  for (const place of places) sum += weights[place] as number;
  const score = packed.bias + sum * packed.step * featureShare(places.size);
  return 1 / (1 + Math.exp(-score));
}

/** Whether a text of several words tells a private fact of the owner in words that no rule knows. */
export function tellsPrivateFact(text: string): boolean {
  if (text.length > 300 || !/\p{L}{2}.*\s\S*\p{L}{2}/u.test(text)) return false;
  return privateProbability(text) > threshold;
}
