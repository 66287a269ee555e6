import type { SectionKind } from "../../../profile/parse/words/language-words.ts";

export type Language = "en" | "no" | "sv" | "da";

/** Words and names of invented people in one language. `{place}`, `{surname}` and `{brand}` are replaced. */
export interface Vocabulary {
  firstNames: string[];
  surnames: string[];
  places: string[];
  phonePrefix: string;
  streets: string[];
  postalCode: RegExp | string;
  titles: string[];
  titlePrefixes: string[];
  employers: string[];
  verbs: string[];
  objects: string[];
  tails: string[];
  sentences: string[];
  degrees: string[];
  degreeJoin: string;
  areas: string[];
  schoolDegrees: string[];
  institutions: string[];
  schools: string[];
  skills: string[];
  languageNames: string[];
  levels: string[];
  certificates: string[];
  issuers: string[];
  organizations: string[];
  volunteerRoles: string[];
  interests: string[];
  awards: string[];
  papers: string[];
  journals: string[];
  projects: string[];
  headings: Record<SectionKind, string[]>;
  documentTitles: string[];
  months: string[];
  now: string[];
  at: string;
  since: string;
  /** Winter first. */
  seasons: string[];
  until: string;
  civilStatus: string[];
  labels: Record<
    | "dates"
    | "title"
    | "employer"
    | "tasks"
    | "place"
    | "degree"
    | "institution"
    | "name"
    | "phone"
    | "email"
    | "address"
    | "born"
    | "status"
    | "nationality"
    | "page"
    | "onRequest"
    | "highlights"
    | "duration"
    | "country"
    | "issued"
    | "grade"
    | "countryLabel",
    string[]
  >;
}

/** Splits a list at its bars. */
export function items(text: string): string[] {
  return text
    .split("|")
    .map((item) => item.replace(/\s+/g, " ").trim())
    .filter((item) => item !== "");
}
