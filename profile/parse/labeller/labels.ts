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
 * start of a paragraph or list item, `work.text+` its continuation, and `work.label` the label of a field in a form.
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
    `${kind}.label`,
    ...entryFields[kind].flatMap((field) => [`${kind}.${field}`, `${kind}.${field}^`]),
    `${kind}.text`,
    `${kind}.text+`,
  ]),
];

/** Whether a unit is the label of a value: "Stilling" in "Stilling: Kokk". */
export function isFieldLabel(label: string): boolean {
  return label === "label" || label.endsWith(".label");
}

/** The section of a label; undefined for labels that may occur in any section. */
export function labelSection(label: string): Section["kind"] | undefined {
  if (label === "label" || label === "other") return undefined;
  if (label === "name" || label === "headline" || label === "title") return "head";
  return label.replace(/^heading\./, "").replace(/\..*$/, "") as Section["kind"];
}

/** The field that a label names, without its mark: "title" of "work.title^". */
export function fieldOf(label: string): string {
  return label.split(".")[1]?.replace(/[\^+]$/, "") ?? "";
}
