import type { ParsedValue } from "../parse/extracted.ts";
import { type Draft, type Entry, type ListName, listNames, resolveField, type Values } from "./draft.ts";
import { entryFields } from "./insert-text.ts";

/** A draft as parsed, with the source lines of each entry by its id. */
export interface ParsedDraft {
  draft: Draft;
  origins: Record<string, number[]>;
}

export function findOrigins(draft: Draft, values: ParsedValue[]): ParsedDraft["origins"] {
  const origins: ParsedDraft["origins"] = {};
  for (const { path, lines } of values) {
    const id = resolveField(draft, path)?.id;
    if (id) origins[id] = [...new Set([...(origins[id] ?? []), ...lines])];
  }
  return origins;
}

/**
 * Applies the visitor's edits to a CV that was parsed again. Entries from the same lines keep their ids.
 *
 * @param base the draft before the edits
 * @param current `base` with the edits
 * @param next the new result of the parser
 * @returns `next` with the edits, and `next` without them as the new base
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
    const rename = (field: string) => translateField(list, parsed.list, field);
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

/** The parsed draft with the ids of the matching earlier entries. */
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

/** Matches entries of `next` with earlier ones by their first line, or else by the most common lines. Returns ids by id. */
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

/** The corresponding field of another list: the employer of a job is the institution of a degree. */
function translateField(list: ListName, from: ListName, field: string): string | undefined {
  if (list === from) return field;
  if (field === entryFields[from]?.title) return entryFields[list]?.title;
  if (field === entryFields[from]?.organization) return entryFields[list]?.organization;
  return ["startDate", "endDate", "url", "summary", "highlights"].includes(field) ? field : undefined;
}

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

/** Restores the visitor's order of a list; new entries stay at the end. */
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
