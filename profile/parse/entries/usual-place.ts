import { isKnownPlace } from "../values/places.ts";
import type { Piece } from "./pieces.ts";
import type { RoleTests } from "./role-tests.ts";

/**
 * No list has every town. Where entries of a section name one that is known, beside or below title and employer, a name in the
 * same seat of another entry is its place.
 *
 * @returns the pieces of each entry, with such a name labelled as the place
 */
export function withUsualPlaces(list: Piece[][], tests: RoleTests): Piece[][] {
  const isPlace = (piece: Piece) => isKnownPlace(piece.text) && tests.where(piece.text) < 1;
  // Two pieces are title and employer; a place is a third.
  const full = list.filter((pieces) => pieces.length >= 3);
  const seats = new Set(
    full.flatMap((pieces) => pieces.filter(isPlace).map((piece) => seatOf(piece, pieces))),
  );
  return list.map((pieces) => {
    if (pieces.length < 3 || pieces.some((piece) => piece.label !== undefined || isPlace(piece)))
      return pieces;
    const place = pieces.find((piece) => seats.has(seatOf(piece, pieces)) && mayBePlace(piece.text, tests));
    return place ? pieces.map((piece) => (piece === place ? { ...piece, label: "place" } : piece)) : pieces;
  });
}

/** Which row of the head, which part of the row, in which look. */
const seatOf = (piece: Piece, pieces: Piece[]) =>
  `${piece.row} ${pieces.filter(({ row }) => row === piece.row).indexOf(piece)} ${piece.style}`;

/** A short name, perhaps with its country, that sounds like neither the thing done nor the place where. */
export function mayBePlace(text: string, tests: RoleTests): boolean {
  const isShort = /^\p{Lu}[\p{L}.'’ -]*(?:, \p{Lu}[\p{L} ]+)?$/u.test(text) && text.split(" ").length <= 3;
  return isShort && tests.what(text) + tests.where(text) === 0;
}
