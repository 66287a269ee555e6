import { nameParts } from "../../page/name-parts.ts";

/** A line of the name across the full width, which has 1000 units. */
export interface NameLine {
  text: string;
  /** The width of the letters, a value of Archivo's axis. */
  stretch: 62 | 75 | 100 | 125;
  size: number;
  /** Height of the capitals. */
  height: number;
}

/** Shorter words share a line: two letters across a screen would be taller than it. */
const fewestLetters = 5;

/** Measures of Archivo's capitals at weight 800, in em: their mean advance at each width, and their height. */
const advance = { 62: 0.475, 75: 0.555, 100: 0.705, 125: 0.84 } as const;
const capitalHeight = 0.686;

/** The name in lines of about a word each: short ones are wide and long ones narrow, so that all have the same length. */
export function nameLines(name: string): NameLine[] {
  const lines: string[] = [];
  for (const word of nameParts(name.toUpperCase())) {
    const last = lines.at(-1);
    if (last !== undefined && (last.length < fewestLetters || word.length < 3)) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  const [end = "", before] = [lines.at(-1), lines.at(-2)];
  if (before !== undefined && end.length < fewestLetters) lines.splice(-2, 2, `${before} ${end}`);
  return lines.map((text) => {
    const stretch = text.length <= 6 ? 125 : text.length <= 9 ? 100 : text.length <= 12 ? 75 : 62;
    const size = Math.min(Math.round(1000 / (text.length * advance[stretch])), 300);
    return { text, stretch, size, height: Math.round(size * capitalHeight) };
  });
}
