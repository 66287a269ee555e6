import { commaParts } from "../values/comma-parts.ts";
import { isKnownPlace } from "../values/places.ts";
import { trimMarks } from "../values/text.ts";
import type { Piece } from "./pieces.ts";
import type { RoleTests } from "./role-tests.ts";
import { mayBePlace, withUsualPlaces } from "./usual-place.ts";

export interface Parted {
  what?: Piece;
  where?: Piece;
  place?: Piece;
  rest: Piece[];
}

/** Takes the place of work out and parts what is left into the thing and where; undecided entries stay for the vote. */
export function partEntries(list: Piece[][], tests: RoleTests): Parted[] {
  const open = withUsualPlaces(list, tests).map((pieces) => openPieces(pieces, tests));
  // Entries that look alike are built alike; a group of roles below one employer may be built otherwise than a lone job.
  const shapeOf = ({ first, second }: Open) =>
    `${first?.style} ${second?.style} ${second && first && second.row > first.row}`;
  const votes = new Map<string, number>();
  for (const entry of open)
    if (entry.first && entry.second)
      votes.set(
        shapeOf(entry),
        (votes.get(shapeOf(entry)) ?? 0) + lean(entry.first.text, entry.second.text, tests),
      );
  const all = [...votes.values()].reduce((sum, vote) => sum + vote, 0);
  const parted = open.map(({ first, second, place, rest, labelled }): Parted => {
    if (labelled.what || labelled.where)
      return {
        ...labelled,
        ...(place ? { place } : {}),
        rest: [first, second, ...rest].filter((piece) => piece !== undefined),
      };
    const base = { ...(place ? { place } : {}), rest };
    if (!first) return base;
    if (!second)
      return tests.where(first.text) > tests.what(first.text)
        ? { where: first, ...base }
        : { what: first, ...base };
    const own = lean(first.text, second.text, tests);
    const shape = votes.get(shapeOf({ first, second, rest, labelled })) ?? 0;
    // Without any sign a title stands first, more often than not.
    const vote = Math.abs(shape) >= 0.5 ? shape : all;
    const isWhatFirst = Math.abs(own) >= 2 ? own > 0 : vote >= -0.3;
    return isWhatFirst ? { what: first, where: second, ...base } : { what: second, where: first, ...base };
  });
  return parted.map((entry) => placeAmongRest(placeBehindComma(entry, parted), tests));
}

/** A short name that is left over beside title and employer is where it was: "07/2017 – 07/2020   Lena". */
function placeAmongRest(entry: Parted, tests: RoleTests): Parted {
  const [first, ...others] = entry.rest;
  if (!first || entry.place || !entry.what || !entry.where) return entry;
  return mayBePlace(first.text, tests) ? { ...entry, place: first, rest: others } : entry;
}

/** Above nought when the first text is the thing and the second the place. */
function lean(first: string, second: string, tests: RoleTests): number {
  return tests.what(first) - tests.where(first) - tests.what(second) + tests.where(second);
}

interface Open {
  first?: Piece;
  second?: Piece;
  place?: Piece;
  rest: Piece[];
  labelled: { what?: Piece; where?: Piece };
}

function openPieces(given: Piece[], tests: RoleTests): Open {
  const labelled: Open["labelled"] = {};
  let place: Piece | undefined;
  const others: Piece[] = [];
  for (const piece of given) {
    if (piece.label === "position" || piece.label === "degree") labelled.what ??= piece;
    else if (piece.label === "employer" || piece.label === "institution") labelled.where ??= piece;
    else if (piece.label === "place") place ??= piece;
    else others.push(piece);
  }
  const places = others.filter((piece) => isKnownPlace(piece.text) && tests.where(piece.text) < 1);
  if (others.length > 1 && places.length < others.length) {
    place ??= places[0];
    const left = others.filter((piece) => !places.includes(piece));
    others.splice(0, others.length, ...left);
  }
  if (others.length === 1 && !labelled.what && !labelled.where) {
    const split = splitOne(others[0] as Piece, tests);
    if (split) others.splice(0, 1, ...split);
  }
  const [first, second, ...rest] = others;
  return {
    ...(first ? { first } : {}),
    ...(second ? { second } : {}),
    ...(place ? { place } : {}),
    rest,
    labelled,
  };
}

/** "Kokk hos Brygga", "Kokk, Brygga Sjømat, Ålesund": one line that says both. */
function splitOne(piece: Piece, tests: RoleTests): Piece[] | undefined {
  const cut = commaCut(piece.text, tests);
  if (cut && cut.sense >= 0.5)
    return [
      { ...piece, text: cut.before },
      { ...piece, text: cut.behind },
    ];
  const joined = tests.joins.exec(piece.text);
  if (joined && joined.index > 2) {
    const before = piece.text.slice(0, joined.index);
    const behind = piece.text.slice(joined.index + joined[0].length);
    const strict =
      /at|hos|@/.test(joined[0]) ||
      (tests.what(before) > 0 && tests.where(before) === 0 && /^\p{Lu}/u.test(behind));
    if (strict && behind !== "")
      return [
        { ...piece, text: trimMarks(before) },
        { ...piece, text: trimMarks(behind) },
      ];
  }
  const isOneThing = tests.where(piece.text) > 0 && tests.what(piece.text) === 0;
  return !cut || isOneThing
    ? undefined
    : [
        { ...piece, text: cut.before },
        { ...piece, text: cut.behind },
      ];
}

interface Cut {
  before: string;
  behind: string;
  sense: number;
}

/** The comma that parts a line best, with how much sense that makes; a town alone is not what stands behind it. */
function commaCut(text: string, tests: RoleTests): Cut | undefined {
  const parts = commaParts(text);
  const says = (side: string) => tests.what(side) + tests.where(side) > 0;
  const cuts = parts
    .slice(1)
    .map((_, at) => ({ before: parts.slice(0, at + 1).join(", "), behind: parts.slice(at + 1).join(", ") }))
    .filter(({ behind }) => !isKnownPlace(behind) && !/^\p{Ll}/u.test(behind))
    .map((cut) => ({ ...cut, sense: Math.abs(lean(cut.before, cut.behind, tests)) }))
    .sort((a, b) => b.sense - a.sense);
  // Where only one side ever says something, the least of it that does is one thing and all else the other.
  const short = ({ before, behind }: Cut) => (says(before) ? before : behind).length;
  return (
    cuts.find(({ before, behind }) => says(before) && says(behind)) ??
    cuts
      .filter(({ before, behind }) => says(before) || says(behind))
      .sort((a, b) => short(a) - short(b))[0] ??
    cuts[0]
  );
}

/**
 * "Brygga Sjømat, Ålesund": a town behind the comma is where the place is. One that the reader does not know counts when it
 * stands where other entries of the section have one that it knows.
 */
function placeBehindComma(entry: Parted, all: Parted[]): Parted {
  if (entry.place) return entry;
  for (const slot of ["where", "what"] as const) {
    const piece = entry[slot];
    if (!piece) continue;
    const cut = cutPlace(piece.text, usual(all, slot));
    if (!cut) continue;
    return { ...entry, [slot]: { ...piece, text: cut.text }, place: { ...piece, text: cut.place } };
  }
  return entry;
}

const usual = (all: Parted[], slot: "where" | "what") => {
  const known = all.filter((entry) => cutPlace(entry[slot]?.text ?? "", false) !== undefined).length;
  return known >= 1 && known >= all.length * (slot === "where" ? 0.25 : 0.5);
};

function cutPlace(text: string, isUsual: boolean): { text: string; place: string } | undefined {
  const parts = commaParts(text);
  if (parts.length < 2) return undefined;
  const lastTwo = parts.slice(-2).join(", ");
  if (parts.length > 2 && isKnownPlace(lastTwo) && !isKnownPlace(parts.slice(0, -2).join(", ")))
    return { text: parts.slice(0, -2).join(", "), place: lastTwo };
  const last = parts.at(-1) ?? "";
  const fits =
    isKnownPlace(last) ||
    (isUsual && /^\p{Lu}/u.test(last) && last.split(" ").length <= 3 && last.length < 40 && !/\d/.test(last));
  return fits ? { text: parts.slice(0, -1).join(", "), place: last } : undefined;
}
