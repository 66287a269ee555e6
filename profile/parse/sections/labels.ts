import { privateLabelKind } from "../private/labelled.ts";
import { comparisonKey } from "../values/text.ts";
import type { LabelKind } from "../words/language-words.ts";
import { labelPhrases, privatePhrases, words } from "../words/words.ts";

const labels = new Map<string, LabelKind[]>();
for (const [phrase, kind] of labelPhrases())
  labels.set(comparisonKey(phrase), [...(labels.get(comparisonKey(phrase)) ?? []), kind]);

/** "1. Company" */
const numberInFront = /^\d{1,2}[.)] (?=\p{L})/u;

/** The kind of value that a label announces before a colon or in the margin: "Stilling: Kokk". */
export function findLabel(text: string, kinds?: readonly LabelKind[]): LabelKind | undefined {
  const plain = text.replace(numberInFront, "");
  const found = labels.get(comparisonKey(plain)) ?? findJoinedLabel(plain);
  return found?.find((kind) => kinds === undefined || kinds.includes(kind));
}

/** The kinds of a label with a second word for the same: "Hovedfag/yrkesferdigheter", but not "Stilling/arbeidsgiver". */
function findJoinedLabel(text: string): LabelKind[] | undefined {
  const [, first = "", second = ""] = /^([^/:]{4,30}?) ?\/ ?([^/:]{4,30})$/.exec(text) ?? [];
  const kinds = labels.get(comparisonKey(first));
  const others = labels.get(comparisonKey(second));
  return others === undefined || others.some((kind) => kinds?.includes(kind)) ? kinds : undefined;
}

const remarks = new Set(words("remarkLabels").map(comparisonKey));

const numbered =
  /^(?:employment|job|position|post|role|education|qualification|certificate|reference|project|client|arbeidsforhold|ansettelse|stilling|jobb|utdanning|referanse|prosjekt|oppdrag) (?:no\.? |nr\.? |# ?)?\d{1,2}(?: (?:of|av) \d{1,2})?:?$/i;

/** Whether a text numbers an entry of a form: "Employment 2 of 4". */
export function isEntryNumber(text: string): boolean {
  return numbered.test(text);
}

/** Whether a text is the label of something that belongs to no field, such as "Reason for leaving". */
export function isRemarkLabel(text: string): boolean {
  return remarks.has(comparisonKey(text));
}

/** Whether a text is a label of any kind, with or without a colon. */
export function isKnownLabel(text: string): boolean {
  const plain = text.replace(/:$/, "");
  return (findLabel(plain) ?? privateLabelKind(plain)) !== undefined || isRemarkLabel(plain);
}

/** Labels used within an entry. */
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

const beginnings = [
  ...labels.keys(),
  ...remarks,
  ...privatePhrases().map(([phrase]) => comparisonKey(phrase)),
];

/** Whether a text is a label or the start of one that a narrow margin broke: "Name and type of". */
export function isLabelStart(text: string): boolean {
  const plain = comparisonKey(text);
  return plain.length >= (text.includes(" ") ? 5 : 8) && beginnings.some((label) => label.startsWith(plain));
}
