import { squash } from "../values/text.ts";
import type { LabelKind } from "../words/language-words.ts";
import { labelPhrases, privatePhrases } from "../words/words.ts";

const labels = new Map<string, LabelKind[]>();
for (const [phrase, kind] of labelPhrases())
  labels.set(squash(phrase), [...(labels.get(squash(phrase)) ?? []), kind]);

/** What the word before a colon, or in the margin, says of the value: "Stilling: Kokk". */
export function labelOf(text: string, kinds?: readonly LabelKind[]): LabelKind | undefined {
  const found = labels.get(squash(text));
  return found?.find((kind) => kinds === undefined || kinds.includes(kind));
}

/** Labels that stand within an entry. */
export const entryLabels: LabelKind[] = [
  "position",
  "employer",
  "period",
  "place",
  "tasks",
  "degree",
  "institution",
  "issuer",
  "technologies",
  "web",
];

const beginnings = [...labels.keys(), ...privatePhrases().map(([phrase]) => squash(phrase))];

/** Whether a text is a label or the beginning of one that a narrow margin broke: "Name and type of". */
export function isLabelStart(text: string): boolean {
  const plain = squash(text);
  return plain.length >= 8 && beginnings.some((label) => label.startsWith(plain));
}
