import { type Found, found } from "../found.ts";
import type { Line } from "../source.ts";
import { isKnownPlace } from "../values/places.ts";
import { type Paragraph, paragraphsOf } from "./paragraphs.ts";
import { type Piece, piecesOf } from "./pieces.ts";
import { withDrawnPoints } from "./points.ts";
import type { RoleTests } from "./role-tests.ts";
import { type Parted, partEntries } from "./roles.ts";
import { type Entry, entriesOf } from "./segment.ts";

/** An entry of work, education or volunteering, before it is put into the fields of its kind. */
export interface Stay {
  what?: Found;
  where?: Found;
  place?: Found;
  startDate?: Found;
  endDate?: Found;
  url?: Found;
  /** Parts of the head that are neither. */
  rest: Piece[];
  body: Paragraph[];
}

/** The stays that a section tells of, in its order. */
export function staysOf(lines: Line[], tests: RoleTests, isOneDateAnEnd: boolean): Stay[] {
  const entries = entriesOf(
    withDrawnPoints(paragraphsOf(lines), lines),
    (text) => text.split(" ").length <= 6 && tests.what(text) + tests.where(text) > 0.7,
  );
  const taken = entries.map((entry) => piecesOf(entry));
  const parted = inherit(
    entries,
    partEntries(
      taken.map(({ pieces }) => pieces),
      tests,
    ),
    tests,
  );
  return parted.flatMap((part, at): Stay[] => {
    const entry = entries[at] as Entry;
    if (part === undefined) return [];
    const { what, where, place, rest } = part;
    const sure = what && where ? sureness(what, where, tests) : 0.6;
    const [link] = taken[at]?.links ?? [];
    return [
      {
        ...(what ? { what: found(what.text, what.lines, sure) } : {}),
        ...(where ? { where: found(where.text, where.lines, sure) } : {}),
        ...(place ? { place: found(place.text, place.lines) } : {}),
        ...datesOf(entry, isOneDateAnEnd),
        ...(link ? { url: found(link.value, entry.head[0]?.lines ?? []) } : {}),
        rest,
        body: [
          ...(taken[at]?.told ?? []).map((one) => ({
            ...(entry.head[0] as Paragraph),
            ...one,
            bullet: false,
          })),
          ...entry.body,
        ],
      },
    ];
  });
}

function sureness(what: Piece, where: Piece, tests: RoleTests): number {
  if (what.label || where.label) return 0.95;
  const lean =
    tests.what(what.text) - tests.where(what.text) - tests.what(where.text) + tests.where(where.text);
  return lean >= 1 ? 0.9 : lean >= 0 ? 0.65 : 0.5;
}

function datesOf({ period, dated }: Entry, isOneDateAnEnd: boolean): { startDate?: Found; endDate?: Found } {
  if (!period || !dated) return {};
  // A file made from bare years may say January at both ends.
  const isJanuary = period.start?.endsWith("-01") && period.end?.endsWith("-01");
  const sure = isJanuary ? 0.6 : 0.92;
  const start = period.start === undefined ? undefined : found(period.start, dated.lines, sure);
  const end = period.end === undefined ? undefined : found(period.end, dated.lines, sure);
  if (period.single && start)
    return isOneDateAnEnd
      ? { endDate: { ...start, sure: 0.7 } }
      : { startDate: { ...start, sure: 0.7 }, endDate: { ...start, sure: 0.5 } };
  return { ...(start ? { startDate: start } : {}), ...(end ? { endDate: end } : {}) };
}

/**
 * Several roles at one place: the place stands once, above the first role or alone before all of them; the roles below it
 * have a title and a period of their own.
 */
function inherit(entries: Entry[], parted: Parted[], tests: RoleTests): (Parted | undefined)[] {
  const both = parted.filter(({ what, where }) => what && where).length;
  let current: Piece | undefined;
  let place: Piece | undefined;
  let groupRow = false;
  return parted.map((part, at) => {
    const next = parted[at + 1];
    const only = part.what && !part.where ? part.what : part.where && !part.what ? part.where : undefined;
    if (!only) {
      if (part.where) {
        current = part.where;
        place = part.place;
        groupRow = part.where.row < (part.what?.row ?? 0);
      }
      return part;
    }
    const isBare = (entries[at]?.body.length ?? 0) === 0;
    const soundsLikePlace = tests.where(only.text) > tests.what(only.text);
    const nextIsRole =
      next !== undefined &&
      (next.what === undefined) !== (next.where === undefined) &&
      within(entries[at + 1], entries[at]);
    if (
      isBare &&
      nextIsRole &&
      (soundsLikePlace || differs(only, next)) &&
      !(current && !soundsLikePlace && only.style === (parted[at - 1]?.what?.style ?? ""))
    ) {
      current = only;
      place = part.place;
      groupRow = true;
      return undefined;
    }
    const isRole = current !== undefined && (groupRow || both > 0) && (!soundsLikePlace || groupRow);
    if (isRole && current && (groupRow || tests.what(only.text) > 0)) {
      const shown = part.place ?? place;
      return {
        ...part,
        what: only,
        where: current,
        ...(shown && !isKnownPlace(current.text) ? { place: shown } : {}),
      };
    }
    return part;
  });
}

function differs(only: Piece, next: Parted): boolean {
  const other = next.what ?? next.where;
  return other !== undefined && other.style !== only.style;
}

function within(inner: Entry | undefined, outer: Entry | undefined): boolean {
  const [from, to] = [outer?.period, inner?.period];
  if (!from?.start || !to?.start || from.single) return false;
  return to.start >= from.start.slice(0, 4) && (from.current || (to.end ?? "9999") <= (from.end ?? "9999"));
}
