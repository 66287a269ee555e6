import type { Resume } from "../resume.ts";
import { ParseError } from "./parse-error.ts";
import type { Source } from "./source.ts";

/** Limits far above any real CV. A file beyond them is a mistake or an attack. */
export const limits = {
  bytes: 20_000_000,
  pages: 40,
  /** Characters of text; for JSON, of its values. */
  letters: 400_000,
  lines: 6_000,
  /** Characters without whitespace: line breaking of such a word takes browsers quadratic time. */
  word: 1_000,
  /** All entries together; a page with this many and its form render in about a second. */
  entries: 1_500,
  /** Unpacked bytes of one part of an archive, and of all parts. */
  unpackedPart: 20_000_000,
  unpackedAll: 40_000_000,
  packedParts: 2_000,
  /** Nesting depth in XML and JSON. */
  depth: 200,
  milliseconds: 20_000,
} as const;

/**
 * Rejects text that is longer than a CV may be, instead of truncating it unnoticed.
 * @throws ParseError "too-long"
 */
export function checkLength(text: Partial<Record<"letters" | "lines" | "word" | "entries", number>>): void {
  if (Object.entries(text).some(([of, length]) => length > limits[of as keyof typeof text]))
    throw new ParseError("too-long");
}

/** @throws ParseError "too-long" */
export function checkSource({ lines }: Pick<Source, "lines">): void {
  const words = lines.flatMap(({ text }) => text.split(/\s+/));
  checkLength({ lines: lines.length, word: words.reduce((most, { length }) => Math.max(most, length), 0) });
}

/** @throws ParseError "too-long" */
export function checkEntries({ basics, ...lists }: Resume): void {
  const all = [basics?.profiles, ...Object.values(lists)];
  checkLength({ entries: all.reduce((sum, list) => sum + (list?.length ?? 0), 0) });
}

/** Deadline, abort and progress of a parse. */
export interface ParseControl {
  /** Throws when the parse was aborted or its deadline has passed; called between pieces of work. */
  check(): void;
  /** Between 0 and 1. */
  progress(done: number): void;
}

/**
 * @throws the signal's reason after an abort, `ParseError` "too-slow" after the deadline; both from `check`
 */
export function createParseControl(signal?: AbortSignal, onProgress?: (done: number) => void): ParseControl {
  const end = performance.now() + limits.milliseconds;
  return {
    check() {
      signal?.throwIfAborted();
      if (performance.now() > end) throw new ParseError("too-slow");
    },
    progress: (done) => onProgress?.(done),
  };
}
