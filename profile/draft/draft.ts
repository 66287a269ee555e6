import type { Basics, Profile, Reference, Resume } from "../resume.ts";

/** What one entry holds: texts and lists of texts, as JSON Resume names them. */
export type Values = { [field: string]: string | string[] | undefined };

/** One of a list: a job, a skill. Its id stays while it is moved and changed. */
export interface Entry {
  id: string;
  hidden: boolean;
  values: Values;
}

/** The lists of a CV in the order in which they are corrected; `profiles` are those of the basics. */
export const listNames = [
  "profiles",
  "work",
  "education",
  "skills",
  "languages",
  "projects",
  "volunteer",
  "certificates",
  "publications",
  "awards",
  "interests",
] as const;
export type ListName = (typeof listNames)[number];

/** A field of the CV, wherever its entry stands now. `basics` has one entry, itself. */
export interface Place {
  list: ListName | "basics";
  /** Of the entry; empty for the basics. */
  id: string;
  /** Empty for the entry as a whole. */
  field: string;
}

/**
 * A CV while it is corrected. Never changed: each correction gives a new one, so that undoing is going back.
 */
export interface Draft {
  basics: Values;
  /** Not shown and not corrected, but part of the visitor's data. */
  references: Reference[];
  image?: string;
  lists: Record<ListName, Entry[]>;
  /** Lists that are not shown as a whole. */
  hidden: ListName[];
  /** How many entries there have been, for ids. */
  count: number;
}

const placeFields = ["address", "postalCode", "city", "countryCode", "region"] as const;

export function draftOf(resume: Resume): Draft {
  const { image, location = {}, profiles = [], ...basics } = resume.basics ?? {};
  let count = 0;
  const entries = (list: readonly object[] = []): Entry[] =>
    list.map((values) => ({ id: String(count++), hidden: false, values: values as Values }));
  const lists = Object.fromEntries(
    listNames.map((name) => [name, entries(name === "profiles" ? profiles : resume[name])]),
  ) as Draft["lists"];
  return {
    basics: { ...basics, ...location },
    references: resume.references ?? [],
    ...(image === undefined ? {} : { image }),
    lists,
    hidden: [],
    count,
  };
}

/** What stands in an entry or in the basics, or undefined if it is gone. */
export function valuesAt({ basics, lists }: Draft, { list, id }: Place): Values | undefined {
  return list === "basics" ? basics : lists[list].find((entry) => entry.id === id)?.values;
}

/** Empty texts and lists are taken out. */
export function withValue(draft: Draft, place: Place, value: string | string[]): Draft {
  const change = (values: Values): Values => {
    const { [place.field]: _, ...rest } = values;
    return value.length > 0 ? { ...rest, [place.field]: value } : rest;
  };
  if (place.list === "basics") return { ...draft, basics: change(draft.basics) };
  return withList(draft, place.list, (entries) =>
    entries.map((entry) => (entry.id === place.id ? { ...entry, values: change(entry.values) } : entry)),
  );
}

/** @param image a picture as data; none takes away the one that is there */
export function withPortrait({ image: _, ...draft }: Draft, image: string | undefined): Draft {
  return image === undefined ? draft : { ...draft, image };
}

/** @returns the draft with an empty entry at the end of the list, and the entry's id */
export function withNewEntry(draft: Draft, list: ListName): { draft: Draft; id: string } {
  const id = String(draft.count);
  const added = withList(draft, list, (entries) => [...entries, { id, hidden: false, values: {} }]);
  return { draft: { ...added, count: draft.count + 1 }, id };
}

export function withoutEntry(draft: Draft, list: ListName, id: string): Draft {
  return withList(draft, list, (entries) => entries.filter((entry) => entry.id !== id));
}

/** @param by how many places: -1 is up; beyond either end it stays where it is */
export function withMovedEntry(draft: Draft, list: ListName, id: string, by: number): Draft {
  return withList(draft, list, (entries) => {
    const from = entries.findIndex((entry) => entry.id === id);
    const moved = entries[from];
    const to = from + by;
    if (!moved || to < 0 || to >= entries.length) return entries;
    return entries.toSpliced(from, 1).toSpliced(to, 0, moved);
  });
}

export function withHiddenEntry(draft: Draft, list: ListName, id: string, hidden: boolean): Draft {
  return withList(draft, list, (entries) =>
    entries.map((entry) => (entry.id === id ? { ...entry, hidden } : entry)),
  );
}

export function withHiddenList(draft: Draft, list: ListName, hidden: boolean): Draft {
  const others = draft.hidden.filter((name) => name !== list);
  return { ...draft, hidden: hidden ? [...others, list] : others };
}

function withList(draft: Draft, list: ListName, change: (entries: Entry[]) => Entry[]): Draft {
  return { ...draft, lists: { ...draft.lists, [list]: change(draft.lists[list]) } };
}

/** The whole CV as JSON Resume, hidden parts and private data included: the visitor's own. */
export function resumeOf(draft: Draft): Resume {
  return assemble(draft, (list) => draft.lists[list]);
}

/** The CV without what is hidden. */
export function shownResume(draft: Draft): Resume {
  return assemble(draft, (list) => shownEntries(draft, list));
}

function shownEntries({ lists, hidden }: Draft, list: ListName): Entry[] {
  return hidden.includes(list) ? [] : lists[list].filter((entry) => !entry.hidden);
}

function assemble(draft: Draft, entriesOf: (list: ListName) => Entry[]): Resume {
  const of = (list: ListName) =>
    entriesOf(list)
      .map(({ values }) => values)
      .filter((values) => Object.keys(values).length > 0);
  const location: Values = {};
  const basics: Values = {};
  for (const [field, value] of Object.entries(draft.basics))
    ((placeFields as readonly string[]).includes(field) ? location : basics)[field] = value;
  const profiles = of("profiles") as Profile[];
  const whole: Basics = {
    ...basics,
    ...(draft.image === undefined ? {} : { image: draft.image }),
    ...(Object.keys(location).length > 0 ? { location } : {}),
    ...(profiles.length > 0 ? { profiles } : {}),
  };
  const lists = listNames
    .filter((list) => list !== "profiles")
    .map((list): [string, Values[]] => [list, of(list)])
    .filter(([, values]) => values.length > 0);
  return {
    basics: whole,
    ...Object.fromEntries(lists),
    ...(draft.references.length > 0 ? { references: draft.references } : {}),
  };
}

const step = /[.[\]]+/;

/**
 * Where a value of a CV stands in its draft: `work[2].highlights[0]` is the field `highlights` of the third job.
 *
 * @param shown whether the path counts only what is shown
 */
export function placeAt(draft: Draft, path: string, shown = false): Place | undefined {
  const [part = "", first = "", ...rest] = path.split(step).filter(Boolean);
  if (part === "basics" && first !== "profiles")
    return { list: "basics", id: "", field: first === "location" ? (rest[0] ?? "") : first };
  const [list, at, field] = part === "basics" ? ["profiles", ...rest] : [part, first, ...rest];
  if (!listNames.includes(list as ListName)) return undefined;
  const name = list as ListName;
  const entries = shown ? shownEntries(draft, name) : draft.lists[name];
  const entry = entries[Number(at)];
  return at && entry ? { list: name, id: entry.id, field: field ?? "" } : { list: name, id: "", field: "" };
}

/** A name for each field, for keys and ids. */
export function placeName({ list, id, field }: Place): string {
  return [list, id, field].join("-");
}
