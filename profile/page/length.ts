/** Length class of a headline, for its font size. */
export type Length = "short" | "middle" | "long" | "endless";

export function lengthClass({ length }: string): Length {
  if (length <= 42) return "short";
  if (length <= 80) return "middle";
  return length <= 130 ? "long" : "endless";
}

/** Length of the longest word of a text, split at hyphens. Themes fit it into one line of a phone. */
export function longestWord(text: string): number {
  return Math.max(...text.split(/\s+|(?<=-)/).map((word) => word.length));
}
