/** How long a text is that is set large, so that a theme can choose its size: long ones come smaller. */
export type Length = "short" | "middle" | "long" | "endless";

export function lengthOf({ length }: string): Length {
  if (length <= 42) return "short";
  if (length <= 80) return "middle";
  return length <= 130 ? "long" : "endless";
}

/** Letters of the longest word of a text, with the hyphen that it may end with: set large, it has to fit in one line of a phone. */
export function longestWord(text: string): number {
  return Math.max(...text.split(/\s+|(?<=-)/).map((word) => word.length));
}
