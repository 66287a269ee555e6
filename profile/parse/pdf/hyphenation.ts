import type { Line } from "../source.ts";
import { splitWords } from "../values/text.ts";

/** A hyphen that belongs to its word, also at the end of a line: "self-" above "employed". */
const compound =
  /(?<!\p{L})(?:self|non|well|long|short|part|full|high|low|cross|day|year|time|end|user|data|cost|real|large|small|front|back|open|decision|problem|hands|award|evidence|mid|follow|runner|on|off|in|up|two|three|four|five|six|ten|first|second|third)-$/iu;
const conjunction = /^(?:og|eller|och|and|or|to)(?!\p{L})/u;

/**
 * Joins words that a program broke at the ends of lines, such as LaTeX: "emer-" above "gency relief" becomes "emergency" above
 * "relief". The hyphen of a single such line belongs to its word, unless the CV has the whole word elsewhere.
 */
export function joinHyphenatedWords(lines: Line[]): Line[] {
  const isBroken = lines.map((line, index) => endsWithBrokenWord(line, lines[index + 1]));
  const first = isBroken.indexOf(true);
  if (first < 0 || (first === isBroken.lastIndexOf(true) && !hasWholeWord(lines, first))) return lines;
  return lines.flatMap((line, index) => {
    const rest = isBroken[index - 1] ? withoutFirstWord(line) : line;
    if (rest.text === "") return [];
    const [end = ""] = isBroken[index] ? (lines[index + 1]?.text.split(/\s/) ?? []) : [];
    return end === "" ? rest : replaceEnd(rest, end);
  });
}

/** Whether a CV has the word elsewhere that is broken at the end of a line. */
function hasWholeWord(lines: Line[], index: number): boolean {
  const beginning = splitWords(lines[index]?.text ?? "").at(-1) ?? "";
  const [end = ""] = splitWords(lines[index + 1]?.text ?? "");
  const word = beginning.replace(/-$/, "") + end;
  return lines.some(({ text }) => splitWords(text).includes(word));
}

const withoutFirstWord = (line: Line) => changeText(line, 0, (text) => text.replace(/^\S+\s*/, ""));

/** Puts the end of a word in place of the hyphen after its beginning. */
const replaceEnd = (line: Line, end: string) => changeText(line, -1, (text) => text.replace(/-$/, end));

/** Changes the text of the first or last cell, at 0 or -1, and of its first or last part. */
function changeText(line: Line, at: 0 | -1, change: (text: string) => string): Line {
  const changeAt = <Text extends { text: string }>(texts: Text[]) => {
    const changed = texts.at(at);
    return texts
      .map((one) => (one === changed ? { ...one, text: change(one.text) } : one))
      .filter(({ text }) => text !== "");
  };
  const changed = line.cells.at(at);
  const cells = changeAt(line.cells).map((cell) =>
    changed?.parts && cell.parts === changed.parts ? { ...cell, parts: changeAt(changed.parts) } : cell,
  );
  return { ...line, cells, text: cells.map(({ text }) => text).join("\t") };
}

function endsWithBrokenWord(line: Line, below: Line | undefined): boolean {
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
