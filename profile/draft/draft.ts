import type { Basics, Profile, Reference, Resume } from "../resume.ts";

/** The fields of an entry, named as in JSON Resume. */
export type Values = { [field: string]: string | string[] | undefined };

/** A job or a skill, for example. Its id stays the same when it is moved or edited. */
export interface Entry {
  id: string;
  hidden: boolean;
  values: Values;
}

/** The lists of a CV in the order of the form. `profiles` belongs to the basics. */
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

/** Identifies a field independently of the position of its entry. `basics` has a single entry. */
export interface FieldRef {
  list: ListName | "basics";
  /** Of the entry; empty for the basics. */
  id: string;
  /** Empty for the entry as a whole. */
  field: string;
}

/** A CV that is being edited. Immutable: each edit returns a new one, so undo restores an earlier one. */
export interface Draft {
  basics: Values;
  /** Not shown or edited, but exported. */
  references: Reference[];
  image?: string;
  lists: Record<ListName, Entry[]>;
  /** Lists that are hidden as a whole. */
  hidden: ListName[];
  /** Number of entries so far, for ids. */
  count: number;
}

const locationFields = ["address", "postalCode", "city", "countryCode", "region"] as const;

export function createDraft(resume: Resume): Draft {
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

/** The fields of an entry or of the basics; undefined when the entry was removed. */
export function valuesAt({ basics, lists }: Draft, { list, id }: FieldRef): Values | undefined {
  return list === "basics" ? basics : lists[list].find((entry) => entry.id === id)?.values;
}

/** An empty value removes the field. */
export function withValue(draft: Draft, fieldRef: FieldRef, value: string | string[]): Draft {
  const change = (values: Values): Values => {
    const { [fieldRef.field]: _, ...rest } = values;
    return value.length > 0 ? { ...rest, [fieldRef.field]: value } : rest;
  };
  if (fieldRef.list === "basics") return { ...draft, basics: change(draft.basics) };
  return withList(draft, fieldRef.list, (entries) =>
    entries.map((entry) => (entry.id === fieldRef.id ? { ...entry, values: change(entry.values) } : entry)),
  );
}

/** @param image a `data:` URL; undefined removes the portrait */
export function withPortrait({ image: _, ...draft }: Draft, image: string | undefined): Draft {
  return image === undefined ? draft : { ...draft, image };
}

/** @returns the draft with an empty entry at the end of the list, and the id of that entry */
export function withNewEntry(draft: Draft, list: ListName): { draft: Draft; id: string } {
  const id = String(draft.count);
  const added = withList(draft, list, (entries) => [...entries, { id, hidden: false, values: {} }]);
  return { draft: { ...added, count: draft.count + 1 }, id };
}

export function withoutEntry(draft: Draft, list: ListName, id: string): Draft {
  return withList(draft, list, (entries) => entries.filter((entry) => entry.id !== id));
}

/** @param by number of positions, negative for up; ignored beyond either end */
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

/** The whole CV as JSON Resume, hidden parts and private data included. */
export function toResume(draft: Draft): Resume {
  return assemble(draft, (list) => draft.lists[list]);
}

/** The CV without hidden parts. */
export function shownResume(draft: Draft): Resume {
  return assemble(draft, (list) => shownEntries(draft, list));
}

/** The entries of `shownResume`, in the same order. */
function shownEntries({ lists, hidden }: Draft, list: ListName): Entry[] {
  return hidden.includes(list) ? [] : lists[list].filter((entry) => !entry.hidden && hasValues(entry));
}

const hasValues = ({ values }: Entry) => Object.keys(values).length > 0;

function assemble(draft: Draft, entriesOf: (list: ListName) => Entry[]): Resume {
  const of = (list: ListName) =>
    entriesOf(list)
      .filter(hasValues)
      .map(({ values }) => values);
  const location: Values = {};
  const basics: Values = {};
  for (const [field, value] of Object.entries(draft.basics))
    ((locationFields as readonly string[]).includes(field) ? location : basics)[field] = value;
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

const pathSeparators = /[.[\]]+/;

/**
 * Resolves a path: `work[2].highlights[0]` is the field `highlights` of the third job.
 *
 * @param shown whether the path is one of `shownResume`
 */
export function resolveField(draft: Draft, path: string, shown = false): FieldRef | undefined {
  const [part = "", first = "", ...rest] = path.split(pathSeparators).filter(Boolean);
  if (part === "basics" && first !== "profiles")
    return { list: "basics", id: "", field: first === "location" ? (rest[0] ?? "") : first };
  const [list, index, field] = part === "basics" ? ["profiles", ...rest] : [part, first, ...rest];
  if (!listNames.includes(list as ListName)) return undefined;
  const name = list as ListName;
  const entries = shown ? shownEntries(draft, name) : draft.lists[name];
  const entry = entries[Number(index)];
  return index && entry
    ? { list: name, id: entry.id, field: field ?? "" }
    : { list: name, id: "", field: "" };
}
