import { createRandom } from "../../../drawings/browser/random.ts";

/** Possible hues of the water and of the light. */
const waters = [205, 220, 235, 250, 262] as const;
const lights = [35, 55, 72, 88] as const;

/** The hues derived from a name. */
export function pickHues(name: string): { water: number; light: number } {
  const random = createRandom(`kyst/${name}`);
  return { water: random.pick(waters), light: random.pick(lights) };
}
