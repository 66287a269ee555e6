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

/** Sections whose lines are labelled as a whole and then parsed separately. */
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
 * All labels of a unit. `work.title` is a field of an entry, `work.title^` a field that starts an entry, `work.text` the
 * start of a paragraph or list item, and `work.text+` its continuation.
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

/** The section of a label; undefined for labels that may occur in any section. */
export function labelSection(label: string): Section["kind"] | undefined {
  if (label === "label" || label === "other") return undefined;
  if (label === "name" || label === "headline" || label === "title") return "head";
  return label.replace(/^heading\./, "").replace(/\..*$/, "") as Section["kind"];
}
