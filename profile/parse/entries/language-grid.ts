import type { Line } from "../source.ts";

const headerWords =
  "understanding|listening|reading|speaking|spoken|writing|interaction|production|forståelse|forstå|forståing|lytting|lytte|lesing|lese|muntlig|munnleg|skrift|skriv|skrive|skriving|interaksjon|samhandling|produksjon|tale|snakke|samtale";
const gridHeader = new RegExp(`^(?:(?:${headerWords})(?:\\s+|$))+$`, "iu");
const writing = /^(?:writing|skriv(?:e|ing)?|skrift)$/iu;
const grade = /(?<![\p{L}\d])[ABC][12](?![\p{L}\d])/gu;
const gradedSkill = new RegExp(`^(?:(?:${headerWords}) )+[ABC][12]$`, "iu");

/** Whether a text is the header of a grid of levels: "Listening", "Spoken interaction". */
export function isGridHeader(text: string): boolean {
  return gridHeader.test(text);
}

const userLevel = /(?:proficient|independent|basic|avansert|selvstendig|grunnleggende) (?:user|bruker)/giu;
const digitalSkill =
  /digital[- ](?:competences?|skills|kompetanse)|self-assessment(?: grid)?|information|processing|communication|content creation|safety|problem[- ]solving|egenvurdering|selvevaluering|informasjons?(?:behandling)?|behandling|kommunikasjon|innholdsproduksjon|sikkerhet|problemløsning/giu;

/** Leaves out the grid of digital competences of Europass: "Communication ⇥ Safety" above "Proficient user ⇥ Basic user". */
export function withoutDigitalGrid(lines: Line[]): Line[] {
  if (!lines.some(({ text }) => text.match(userLevel))) return lines;
  const isGrid = (text: string) => !/\p{L}/u.test(text.replace(userLevel, "").replace(digitalSkill, ""));
  return lines.filter(({ text }) => !isGrid(text));
}

/** A list of skills and grades, "LISTENING C1\tREADING B2", as one text; undefined when the text says anything else. */
export function findGrades(text: string): string | undefined {
  const parts = text.split(/\t|, /);
  return parts.every((part) => gradedSkill.test(part)) ? parts.map(capitalize).join(", ") : undefined;
}

/**
 * Writes the skills of the header of a Europass grid into the rows of its languages: "Norsk\tLytting C1, Lesing B2". Equal grades
 * become one.
 *
 * @param lines of the languages
 * @param source all lines of the CV, with the header
 */
export function labelGrades(lines: Line[], source: Line[]): Line[] {
  const skills = findSkills(source);
  const rows = new Map(source.map((line) => [line.id, line]));
  return lines.map((line) => {
    const own = findGrades(line.text);
    if (own) return withCells(line, [own]);
    const { text } = rows.get(line.id) ?? line;
    const grades = text.match(grade) ?? [];
    const name = text.slice(0, text.search(grade)).trim();
    if (name === "" || grades.length < 4 || grades.length !== skills.length) return line;
    const list = skills.map((skill, index) => `${skill} ${grades[index]}`).join(", ");
    return withCells(line, [name, new Set(grades).size === 1 ? (grades[0] as string) : list]);
  });
}

function withCells(line: Line, texts: string[]): Line {
  const [cell] = line.cells;
  if (!cell) return line;
  return { ...line, cells: texts.map((text) => ({ ...cell, text })), text: texts.join("\t") };
}

/** The skills of a grid's header; writing may stand in the row above the others. */
function findSkills(source: Line[]): string[] {
  const rows = source.map(({ cells }) => cells.map(({ text }) => text).filter(isGridHeader));
  const row = rows.findIndex(({ length }) => length >= 4);
  const [skills = [], above = []] = [rows[row], rows[row - 1]];
  const last = above.at(-1) ?? "";
  const all = writing.test(last) && !skills.some((skill) => writing.test(skill)) ? [...skills, last] : skills;
  return all.map(capitalize);
}

/** "LISTENING C1" becomes "Listening C1". */
const capitalize = (text: string) =>
  text.toLowerCase().replace(/^\p{L}|[abc][12]$/gu, (letters) => letters.toUpperCase());
