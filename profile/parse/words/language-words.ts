/** Sections of a CV. `personal` holds private data. */
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

/** Labels of values: "Stilling: Kokk". */
export type LabelKind =
  | "name"
  | "firstName"
  | "lastName"
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

/** What a column of a table contains; remarks, such as reasons for leaving, belong to no field. */
export type ColumnKind = LabelKind | "remark";

/** Private data that CVs often contain and that is withheld. */
export type PrivateKind =
  | "birth-date"
  | "birthplace"
  | "age"
  | "civil-status"
  | "identity-number"
  | "children"
  | "family-leave"
  | "health"
  | "salary"
  | "nationality"
  | "gender"
  | "religion"
  | "orientation"
  | "criminal-record"
  | "union-or-party"
  /** Found by the model, which does not tell kinds apart. */
  | "personal"
  | "home-address"
  | "reference";

/**
 * The word lists of one language, in lower case, as whole words or phrases. `word*` matches the start of a word,
 * `*word` its end. See docs/improve-the-cv-parser.md.
 */
export interface LanguageWords {
  /** Common words that identify the language of a text. */
  common: readonly string[];
  headings: { readonly [kind in SectionKind]: readonly string[] };
  /** Words that may precede or follow a heading without changing it: "Relevant erfaring". */
  headingExtras: readonly string[];
  /** Headings over whatever fits nowhere else. */
  otherHeadings: readonly string[];
  /** Headings over a part of the jobs. */
  groupsOfJobs: readonly string[];
  labels: { readonly [kind in LabelKind]: readonly string[] };
  /** Headers of columns that are no labels elsewhere. */
  columnLabels: { readonly [kind in ColumnKind]?: readonly string[] };
  /** Labels of values that belong to no field of an entry. */
  remarkLabels: readonly string[];
  private: { readonly [kind in PrivateKind]?: readonly string[] };
  /** Civil statuses, recognised without a label. */
  civilStatus: readonly string[];
  disclosures: DisclosureWords;
  /** The twelve months in all their forms, without the full stop. */
  months: readonly (readonly string[])[];
  seasons: readonly string[];
  /** Words for "until today". */
  present: readonly string[];
  /** Words between start and end of a period. */
  until: readonly string[];
  /** Words before an open start date. */
  since: readonly string[];
  /** Units of a duration, which LinkedIn adds to a period. */
  durations: readonly string[];
  jobTitles: readonly string[];
  employers: readonly string[];
  institutions: readonly string[];
  degrees: readonly string[];
  volunteerRoles: readonly string[];
  /** Names of languages in this language. */
  languageNames: readonly string[];
  languageLevels: readonly string[];
  /** Common skills and interests, which identify lists below an unknown heading. */
  skills: readonly string[];
  interests: readonly string[];
  /** Skill levels. */
  skillLevels: readonly string[];
  places: readonly string[];
  countries: readonly string[];
  /** Document titles, which are not names. */
  documentTitles: readonly string[];
  /** "on request", which is not a referee. */
  onRequest: readonly string[];
  prose: ProseWords;
}

/** Words of sentences in which owners tell private facts: "I have mild dyslexia". */
export interface DisclosureWords {
  /** "I have epilepsy" */
  illnesses: readonly string[];
  /** "I am dyslexic" */
  conditions: readonly string[];
  /** "I use a wheelchair" */
  aids: readonly string[];
  /** "I am Catholic" */
  religions: readonly string[];
  /** Words before a religion, without which "Christian" may be a name: "practising". */
  devout: readonly string[];
  /** Bodies of believers, whose posts and helpers belong to them: "Prøve menighet". */
  congregations: readonly string[];
  /** Posts without pay in them: "Sunday school teacher". */
  churchPosts: readonly string[];
  /** What only believers name among their interests: "bible study". */
  faithActivities: readonly string[];
  orientations: readonly string[];
  /** Words before an illness, a condition, a religion or an orientation: "a", "mild", "openly". */
  qualifiers: readonly string[];
  children: readonly string[];
  /** They are the owner's behind "mother of" or a number beside a spouse only. */
  girlsAndBoys: readonly string[];
  /** Words that say how old children are: "small", "grown-up". */
  agedWords: readonly string[];
  numbers: readonly string[];
  /** Other relatives, whom a sentence about the owner may name. */
  relatives: readonly string[];
  /** "I", "my" */
  writer: readonly string[];
  /** Words for ages in words: "forty", "førtiårene". */
  tens: readonly string[];
  spouses: readonly string[];
  parents: readonly string[];
}

/** Words of sentences that tell a job: "From 2012 to 2018 I was a cook at …". */
export interface ProseWords {
  /** Subjects of sentences about a job: the writer, he or she. */
  person: readonly string[];
  /** Verbs of sentences about a job. */
  verbs: readonly string[];
  articles: readonly string[];
  /** Words before a start date. */
  from: readonly string[];
  and: readonly string[];
  /** What makes a date less exact: "early 2019". */
  vague: readonly string[];
  /** Roles without pay, and words that make a phrase no title. */
  unpaid: readonly string[];
  /** Family, health and referees: sentences with one of these describe no job. */
  personal: readonly string[];
}

/** Splits a comma-separated list. */
export function list(text: string): string[] {
  return text
    .split(",")
    .map((entry) => entry.replace(/\s+/g, " ").trim())
    .filter((entry) => entry !== "");
}
