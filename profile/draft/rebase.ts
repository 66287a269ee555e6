import type { ParsedValue } from "../parse/extracted.ts";
import { type Draft, type Entry, type ListName, listNames, placeAt, type Values } from "./draft.ts";

/** A draft as it was parsed, with the lines of the file that each entry comes from, by entry id. */
export interface ParsedDraft {
  draft: Draft;
  origins: Record<string, number[]>;
}

export function findOrigins(draft: Draft, values: ParsedValue[]): ParsedDraft["origins"] {
  const origins: ParsedDraft["origins"] = {};
  for (const { path, lines } of values) {
    const id = placeAt(draft, path)?.id;
    if (id) origins[id] = [...new Set([...(origins[id] ?? []), ...lines])];
  }
  return origins;
}

/**
 * Applies the visitor's edits to a CV that was parsed again. An entry is the same one when it comes from the same lines, and keeps
 * its id.
 *
 * @param base what the edits were made on
 * @param current `base` with the edits
 * @param next what was parsed now
 * @returns `next` with the edits, and `next` without them as the base of further ones
 */
export function rebaseDraft(
  base: ParsedDraft,
  current: Draft,
  next: ParsedDraft,
): { draft: Draft; base: ParsedDraft } {
  const renamed = withKnownIds(next, matchEntries(base, next), current.count);
  const before = entriesById(base.draft);
  const now = entriesById(current);

  function edited(list: ListName, entry: Entry): Entry[] {
    const parsed = before.get(entry.id);
    if (!parsed) return [entry];
    const own = now.get(entry.id)?.entry;
    // The visitor removed it.
    if (!own) return [];
    const rename = (field: string) => fieldIn(list, parsed.list, field);
    const changes = changedFields(parsed.entry.values, own.values, rename);
    return [{ ...entry, hidden: own.hidden, values: withChanges(entry.values, changes) }];
  }

  const lists = Object.fromEntries(
    listNames.map((list) => {
      const entries = renamed.draft.lists[list].flatMap((entry) => edited(list, entry));
      const added = current.lists[list].filter(({ id }) => !before.has(id));
      return [list, restoreOrder(current.lists[list], base.draft.lists[list], [...entries, ...added])];
    }),
  ) as Draft["lists"];
  const basics = withChanges(next.draft.basics, changedFields(base.draft.basics, current.basics));
  const { references, count } = renamed.draft;
  return { draft: { ...current, basics, lists, references, count }, base: renamed };
}

/** The parsed draft with the ids of the entries that its own are matched with. */
function withKnownIds(
  { draft, origins }: ParsedDraft,
  known: Map<string, string>,
  free: number,
): ParsedDraft {
  let count = free;
  const ids = new Map<string, string>();
  const lists = Object.fromEntries(
    listNames.map((list) => [
      list,
      draft.lists[list].map((entry) => {
        const id = known.get(entry.id) ?? String(count++);
        ids.set(entry.id, id);
        return { ...entry, id };
      }),
    ]),
  ) as Draft["lists"];
  return {
    draft: { ...draft, lists, count },
    origins: Object.fromEntries(Object.entries(origins).map(([id, lines]) => [ids.get(id) ?? id, lines])),
  };
}

/** The id of the earlier entry for entries of `next`: the one with the same first line, else the most lines in common. */
function matchEntries(base: ParsedDraft, next: ParsedDraft): Map<string, string> {
  const pairs = Object.entries(next.origins).flatMap(([id, lines]) =>
    Object.entries(base.origins).flatMap(([known, before]) => {
      const shared = lines.filter((line) => before.includes(line)).length;
      const isSameStart = Math.min(...lines) === Math.min(...before);
      return shared > 0 ? [{ id, known, score: shared + (isSameStart ? 1000 : 0) }] : [];
    }),
  );
  const matches = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id, known } of pairs.sort((a, b) => b.score - a.score)) {
    if (matches.has(id) || taken.has(known)) continue;
    matches.set(id, known);
    taken.add(known);
  }
  return matches;
}

function entriesById({ lists }: Draft): Map<string, { list: ListName; entry: Entry }> {
  return new Map(listNames.flatMap((list) => lists[list].map((entry) => [entry.id, { list, entry }])));
}

/** Fields that mean the same in several lists. */
const alike = [
  ["position", "studyType", "title"],
  ["organization", "institution", "issuer", "awarder", "publisher", "entity"],
];
const titleLists: ListName[] = ["projects", "certificates", "publications"];

/** What a field is called in another list: the employer of a job is the institution of a degree. */
function fieldIn(list: ListName, from: ListName, field: string): string | undefined {
  if (list === from) return field;
  const meaning =
    field === "name"
      ? from === "work"
        ? 1
        : titleLists.includes(from)
          ? 0
          : -1
      : alike.findIndex((names) => names.includes(field));
  if (meaning === -1)
    return ["startDate", "endDate", "url", "summary", "highlights"].includes(field) ? field : undefined;
  return fieldNames[list]?.[meaning];
}

const fieldNames: Partial<Record<ListName, [string, string]>> = {
  work: ["position", "name"],
  volunteer: ["position", "organization"],
  education: ["studyType", "institution"],
  projects: ["name", "entity"],
  certificates: ["name", "issuer"],
  publications: ["name", "publisher"],
  awards: ["title", "awarder"],
};

function changedFields(
  before: Values,
  now: Values,
  rename: (field: string) => string | undefined = (field) => field,
): Values {
  const changed: Values = {};
  for (const field of new Set([...Object.keys(before), ...Object.keys(now)])) {
    const name = rename(field);
    if (name && JSON.stringify(before[field]) !== JSON.stringify(now[field])) changed[name] = now[field];
  }
  return changed;
}

function withChanges(values: Values, changes: Values): Values {
  return Object.fromEntries(
    Object.entries({ ...values, ...changes }).filter(([, value]) => value !== undefined),
  );
}

/** Keeps the order that the visitor gave to a list; new entries stay at the end. */
function restoreOrder(current: Entry[], base: Entry[], entries: Entry[]): Entry[] {
  const ids = base.map(({ id }) => id);
  const order = current.map(({ id }) => id);
  const remaining = order.filter((id) => ids.includes(id));
  if (
    remaining.every(
      (id, index) => index === 0 || ids.indexOf(remaining[index - 1] as string) < ids.indexOf(id),
    )
  )
    return entries;
  const rank = ({ id }: Entry) => (order.includes(id) ? order.indexOf(id) : order.length);
  return entries.toSorted((a, b) => rank(a) - rank(b));
}
