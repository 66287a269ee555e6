import type { ListName, Values } from "./draft.ts";

/** Fields that hold a name or a title: one line without the punctuation of running text. */
const titleFields: Partial<Record<ListName | "basics", readonly string[]>> = {
  basics: ["name", "label"],
  work: ["position", "name"],
  education: ["institution", "area", "studyType"],
  projects: ["name", "entity"],
  volunteer: ["position", "organization"],
  certificates: ["name", "issuer"],
  publications: ["name", "publisher"],
  awards: ["title", "awarder"],
};

/** Longer values are usually part of a sentence. */
const maxTitleLength = 90;

const warningSigns = [
  // Only punctuation, or a fragment that starts or ends with it.
  /^[^\p{L}\p{N}]*$/u,
  /^[.,;:)\]]|[,;:(–-]$/,
  /[.?!]\s*[.,]/,
  // Lost spaces: "SENIORINGENIØR,BORINGOGBRØNN".
  /\p{L},\p{L}|\p{Lu}{18}/u,
  // Capitals that were set with spaces: "D R Eleanor".
  /(?:^|\s)\p{Lu} \p{Lu}(?:\s|$)/u,
  // Only one of two brackets.
  /^[^(]*\)|\([^)]*$/,
  // A sentence that was cut: "and led the team of".
  /^(?:and|or|og|eller|samt|of|for|med|with)\s/,
];

/** The fields of an entry whose values look like parser mistakes. */
export function suspiciousFields(list: ListName | "basics", values: Values): string[] {
  return (titleFields[list] ?? []).filter((field) => {
    const value = values[field];
    return (
      typeof value === "string" &&
      (value.length > maxTitleLength || warningSigns.some((sign) => sign.test(value)))
    );
  });
}
