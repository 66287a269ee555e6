import { ParseError } from "./parse-error.ts";

/** What is taken. A CV is far below all of it; what is beyond is a mistake or an attack. */
export const limits = {
  bytes: 20_000_000,
  pages: 40,
  /** Letters and lines of text; of JSON its values. */
  letters: 400_000,
  lines: 6_000,
  /** Letters between two white spaces: browsers take time that grows with the square of them to break such a word. */
  word: 1_000,
  /** Jobs, skills and all others together: what a page and its form are drawn with in about a second. */
  entries: 1_500,
  /** Bytes of one packed part once unpacked, and of all together. */
  unpackedPart: 20_000_000,
  unpackedAll: 40_000_000,
  packedParts: 2_000,
  /** Elements within elements in XML and JSON. */
  depth: 200,
  milliseconds: 20_000,
} as const;

/**
 * Passes text that is as long as a CV may be. More is refused rather than cut off, since nobody would see what is missing.
 * @throws ParseError "too-long"
 */
export function checkLength(text: Partial<Record<"letters" | "lines" | "word" | "entries", number>>): void {
  if (Object.entries(text).some(([of, length]) => length > limits[of as keyof typeof text]))
    throw new ParseError("too-long");
}

/** How a reading is stopped, and how it tells how far it has come. */
export interface ParseControl {
  /** Stops when the visitor no longer wants it or the time is over; called between pieces of work. */
  check(): void;
  /** Between 0 and 1. */
  progress(done: number): void;
}

/**
 * @throws the signal's reason when it was aborted, `ParseError` "too-slow" once the time is over; both from `check`
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
