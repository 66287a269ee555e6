import type { ListName } from "./draft.ts";

/** Control of a value: a line, text, one item per line, comma-separated items, a date, a URL. */
export type FieldKind = "line" | "text" | "lines" | "commas" | "date" | "url" | "email" | "tel";

export interface Field {
  /** As in JSON Resume. */
  name: string;
  kind: FieldKind;
  /** Translation key of its label, if it differs from `name`. */
  label?: string;
  /** Takes half of the width. */
  isShort?: true;
  /** Value of the HTML attribute. */
  autoComplete?: string;
}

const line = (name: string, label?: string): Field => ({ name, kind: "line", ...(label && { label }) });
const from: Field = { name: "startDate", kind: "date", isShort: true };
const to: Field = { name: "endDate", kind: "date", isShort: true };
const url: Field = { name: "url", kind: "url", label: "address" };
const text = (name: string): Field => ({ name, kind: "text", label: "text" });
const highlights: Field = { name: "highlights", kind: "lines" };
const keywords: Field = { name: "keywords", kind: "commas" };

export const basicFields: Field[] = [
  { name: "name", kind: "line", autoComplete: "name" },
  line("label"),
  { name: "summary", kind: "text" },
  { ...line("city"), isShort: true },
  { ...line("region"), isShort: true },
  { ...line("countryCode"), isShort: true },
  { name: "url", kind: "url" },
  { name: "email", kind: "email", autoComplete: "email" },
  { name: "phone", kind: "tel", autoComplete: "tel" },
];

/** The fields of each list, in the order of the form. A profile shows no others. */
export const listFields: Record<ListName, Field[]> = {
  profiles: [line("network"), line("username"), url],
  work: [
    line("position"),
    line("name", "employer"),
    from,
    to,
    line("location"),
    { name: "description", kind: "text" },
    text("summary"),
    highlights,
    url,
  ],
  education: [
    line("institution"),
    line("studyType"),
    line("area"),
    from,
    to,
    line("score"),
    { name: "courses", kind: "lines" },
    url,
  ],
  skills: [line("name"), line("level"), keywords],
  languages: [line("language"), line("fluency")],
  projects: [line("name"), line("entity"), from, to, line("type"), text("description"), highlights, url],
  volunteer: [line("position"), line("organization"), from, to, text("summary"), highlights, url],
  certificates: [line("name"), line("issuer"), { name: "date", kind: "date" }, url],
  publications: [
    line("name", "title"),
    line("publisher"),
    { name: "releaseDate", kind: "date", label: "date" },
    text("summary"),
    url,
  ],
  awards: [line("title"), line("awarder"), { name: "date", kind: "date" }, text("summary")],
  interests: [line("name"), keywords],
};
