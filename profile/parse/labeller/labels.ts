import type { Section } from "../sections/section.ts";
import type { SectionKind } from "../words/language-words.ts";

/** Sections that consist of entries with fields. */
export const entryKinds = [
  "work",
  "education",
  "volunteer",
  "certificates",
  "projects",
  "publications",
  "awards",
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Sections whose lines are labelled as a whole; their own readers take them apart. */
const wholeSections: SectionKind[] = [
  "contact",
  "personal",
  "summary",
  "skills",
  "languages",
  "interests",
  "references",
];

const entryFields: Record<EntryKind, string[]> = {
  work: ["title", "employer", "date", "place"],
  education: ["degree", "institution", "date", "place"],
  volunteer: ["role", "organization", "date", "place"],
  certificates: ["name", "issuer", "date"],
  projects: ["name", "date"],
  publications: ["name", "issuer", "date", "author"],
  awards: ["name", "issuer", "date"],
};

/**
 * Every label of a unit. `work.title` is a field of an entry, `work.title^` one that an entry begins with, `work.text` the
 * beginning of a paragraph or point and `work.text+` its continuation.
 */
export const labels: readonly string[] = [
  "other",
  "name",
  "headline",
  "title",
  "label",
  ...wholeSections,
  ...[...wholeSections, ...entryKinds].map((kind) => `heading.${kind}`),
  ...entryKinds.flatMap((kind) => [
    ...entryFields[kind].flatMap((field) => [`${kind}.${field}`, `${kind}.${field}^`]),
    `${kind}.text`,
    `${kind}.text+`,
  ]),
];

/** The section that a label belongs to; undefined for labels that may stand in any. */
export function sectionOf(label: string): Section["kind"] | undefined {
  if (label === "label" || label === "other") return undefined;
  if (label === "name" || label === "headline" || label === "title") return "head";
  return label.replace(/^heading\./, "").replace(/\..*$/, "") as Section["kind"];
}
