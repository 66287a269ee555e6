import { nameParts } from "../../page/name-parts.ts";

/** A line of the name, 1000 units wide. */
interface NameLine {
  text: string;
  /** Value of Archivo's width axis. */
  stretch: 62 | 75 | 100 | 125;
  size: number;
  /** Height of the capitals. */
  height: number;
}

/** Shorter words share a line, because two letters across a screen would be taller than it. */
const minLineLetters = 5;

/** Measures of Archivo's capitals at weight 800, in em: their mean advance at each width, and their height. */
const advance = { 62: 0.475, 75: 0.555, 100: 0.705, 125: 0.84 } as const;
const capitalHeight = 0.686;

/** Splits the name into lines of about one word, with wide letters for short ones so that all have the same length. */
export function nameLines(name: string): NameLine[] {
  const lines: string[] = [];
  for (const word of nameParts(name.toUpperCase())) {
    const last = lines.at(-1);
    if (last !== undefined && (last.length < minLineLetters || word.length < 3)) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  const [end = "", before] = [lines.at(-1), lines.at(-2)];
  if (before !== undefined && end.length < minLineLetters) lines.splice(-2, 2, `${before} ${end}`);
  return lines.map((text) => {
    const stretch = text.length <= 6 ? 125 : text.length <= 9 ? 100 : text.length <= 12 ? 75 : 62;
    const size = Math.min(Math.round(1000 / (text.length * advance[stretch])), 300);
    return { text, stretch, size, height: Math.round(size * capitalHeight) };
  });
}
