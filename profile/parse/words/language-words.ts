/** The parts of a CV that the reader tells apart. `personal` holds what has no place in public. */
export type SectionKind =
  | "contact"
  | "personal"
  | "summary"
  | "work"
  | "education"
  | "skills"
  | "languages"
  | "certificates"
  | "projects"
  | "publications"
  | "volunteer"
  | "awards"
  | "interests"
  | "references";

/** Words beside a value that say what it is: "Stilling: Kokk". */
export type LabelKind =
  | "name"
  | "headline"
  | "phone"
  | "email"
  | "address"
  | "web"
  | "period"
  | "position"
  | "employer"
  | "place"
  | "tasks"
  | "degree"
  | "institution"
  | "issuer"
  | "technologies";

/** What the law or good sense keeps out of public, and a CV often says. */
export type PrivateKind =
  | "birth-date"
  | "age"
  | "civil-status"
  | "identity-number"
  | "children"
  | "nationality"
  | "gender"
  | "religion"
  | "home-address"
  | "reference";

/**
 * What the reader knows of one language. Everything is in lower case and whole words or phrases; what ends in `*` is the
 * beginning of a word, what begins with `*` its end. See docs/improve-the-cv-parser.md.
 */
export interface LanguageWords {
  /** Frequent small words, by which the language of a text is told. */
  common: readonly string[];
  headings: { readonly [kind in SectionKind]: readonly string[] };
  /** Words that may stand before or after a heading without changing it: "Relevant erfaring". */
  headingExtras: readonly string[];
  labels: { readonly [kind in LabelKind]: readonly string[] };
  private: { readonly [kind in PrivateKind]?: readonly string[] };
  /** Values that give away a civil status without a label. */
  civilStatus: readonly string[];
  /** The twelve months, each in all its forms, without the full stop. */
  months: readonly (readonly string[])[];
  seasons: readonly string[];
  /** Words for "until today". */
  present: readonly string[];
  /** Words between the two ends of a period. */
  until: readonly string[];
  /** Words before a date from which something goes on. */
  since: readonly string[];
  /** Units of a length of time, that LinkedIn adds to a period. */
  durations: readonly string[];
  jobTitles: readonly string[];
  employers: readonly string[];
  institutions: readonly string[];
  degrees: readonly string[];
  /** Words that join a degree with its subject: "Bachelor i". */
  degreeJoins: readonly string[];
  /** Words that join a title with an employer: "Kokk hos". */
  employerJoins: readonly string[];
  volunteerRoles: readonly string[];
  /** Names of languages in this language. */
  languageNames: readonly string[];
  languageLevels: readonly string[];
  /** Common skills and leisure interests, by which lists below a heading that is not known are told apart. */
  skills: readonly string[];
  interests: readonly string[];
  /** Levels of a skill that may follow it. */
  skillLevels: readonly string[];
  places: readonly string[];
  countries: readonly string[];
  /** Titles of the document itself, which are no name. */
  documentTitles: readonly string[];
  /** "on request", which is no referee. */
  onRequest: readonly string[];
}

/** Entries of a list that is written as one text, with commas between them. */
export function list(text: string): string[] {
  return text
    .split(",")
    .map((entry) => entry.replace(/\s+/g, " ").trim())
    .filter((entry) => entry !== "");
}
