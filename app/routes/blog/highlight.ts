/** A part of a text: a matched word, or the text between. */
export interface Piece {
  text: string;
  start: number;
  match: boolean;
}

/** The words of a text in lower case without punctuation. */
export function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Splits a text at matched words. `words` are in lower case. */
export function splitMatches(text: string, words: string[]): Piece[] {
  const wanted = new Set(words);
  const pieces: Piece[] = [];
  let end = 0;
  const upTo = (start: number) => {
    if (start > end) pieces.push({ text: text.slice(end, start), start: end, match: false });
  };
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (!wanted.has(word.toLowerCase())) continue;
    upTo(index);
    pieces.push({ text: word, start: index, match: true });
    end = index + word.length;
  }
  upTo(text.length);
  return pieces;
}
