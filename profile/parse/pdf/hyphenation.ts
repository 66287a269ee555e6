import type { Line } from "../source.ts";

/** A hyphen that belongs to its word, also at the end of a line: "self-" above "employed". */
const compound =
  /(?<!\p{L})(?:self|non|well|long|short|part|full|high|low|cross|day|year|time|end|user|data|cost|real|large|small|front|back|open|decision|problem|hands|award|evidence|mid|follow|runner|on|off|in|up|two|three|four|five|six|ten|first|second|third)-$/iu;
const conjunction = /^(?:og|eller|och|and|or|to)(?!\p{L})/u;

/**
 * Marks the hyphens of words that a program broke at the ends of lines, such as LaTeX, so that they are joined without: "emer‐" above
 * "gency". With only one such line, the text is not hyphenated and the hyphen belongs to its word.
 */
export function markHyphenation(lines: Line[]): Line[] {
  const broken = new Set(lines.filter((line, index) => isBroken(line, lines[index + 1])));
  if (broken.size < 2) return lines;
  const mark = <Text extends { text: string }>(part: Text) => ({
    ...part,
    text: part.text.replace(/-$/, "\u2010"),
  });
  return lines.map((line) => {
    const last = line.cells.at(-1);
    if (!last || !broken.has(line)) return line;
    const parts = last.parts && [...last.parts.slice(0, -1), ...last.parts.slice(-1).map(mark)];
    return { ...mark(line), cells: [...line.cells.slice(0, -1), { ...mark(last), ...(parts && { parts }) }] };
  });
}

function isBroken(line: Line, below: Line | undefined): boolean {
  const word = line.text.split(/\s/).at(-1) ?? "";
  return (
    below?.column === line.column &&
    /\p{Ll}-$/u.test(word) &&
    !compound.test(word) &&
    // An e-mail or web address
    !/[@/.]/.test(word) &&
    /^\p{Ll}/u.test(below.text) &&
    !/^\S*@/.test(below.text) &&
    !conjunction.test(below.text)
  );
}
