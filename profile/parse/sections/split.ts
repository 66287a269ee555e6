import { isCapitals } from "../pdf/streams.ts";
import type { Line } from "../source.ts";
import { findAddresses, findEmails, findPhones } from "../values/contacts.ts";
import { squash, wordsOf } from "../values/text.ts";
import type { SectionKind } from "../words/language-words.ts";
import { words } from "../words/words.ts";
import { headingOf } from "./headings.ts";

/** A part of the CV below one heading. `head` is what stands before the first one; `other` has a heading that says nothing known. */
export interface Section {
  kind: SectionKind | "head" | "other";
  heading?: Line;
  lines: Line[];
}

/** Lines sorted into the sections that their headings announce, column by column. */
export function sectionsOf(lines: Line[]): Section[] {
  const looks = new Map(
    [...Map.groupBy(lines, ({ column }) => column)].map(([column, own]) => [column, headingLook(own)]),
  );
  const sections: Section[] = [];
  let column = -1;
  lines.forEach((line, at) => {
    if (line.column !== column) sections.push({ kind: "head", lines: [] });
    column = line.column;
    const within = sections.at(-1) as Section;
    if (refersOnRequest(line)) {
      sections.push({ kind: "references", heading: line, lines: [] });
      return;
    }
    const label = labelled(line, within.kind);
    if (label) {
      sections.push({ kind: label.kind, heading: line, lines: [label.rest] });
      // One line among others that have names too ("Telefon: …", "Språk: …"): the part that it stands in goes on.
      if (label.isOneLine) sections.push({ kind: within.kind, lines: [] });
      return;
    }
    const kind = wholeHeading(line, lines[at - 1], lines[at + 1], looks.get(column), within.kind);
    // A name at the head of the first entry that looks like a heading: a part that is known would be left empty. Those of
    // the entries below it look the same.
    const [first = line] = within.lines;
    const isEntry = kind === "other" && within.kind !== "other" && lookOf(first) === lookOf(line);
    if (kind && !isEntry) sections.push({ kind, heading: line, lines: [] });
    else within.lines.push(line);
  });
  return sections
    .filter(({ lines: content, heading }) => content.length > 0 || heading)
    .map((section) =>
      section.kind === "summary" ? { ...section, kind: kindOfSummary(section.lines) } : section,
    );
}

const onRequest = words("onRequest");

/** "Referanser oppgis på forespørsel": a part that is all said in its heading, whatever it stands in. */
function refersOnRequest({ text, cells }: Line): boolean {
  const said = text.toLowerCase();
  return (
    cells.length === 1 &&
    text.length < 60 &&
    headingOf(text.split(" ")[0] ?? "") === "references" &&
    onRequest.some((phrase) => said.includes(phrase))
  );
}

/** "About" may head contact data, and "Nøkkelkvalifikasjoner" a paragraph or a list of words, which is skills. */
function kindOfSummary(lines: Line[]): SectionKind {
  const reached = lines.filter(
    ({ text }) => findEmails(text).length + findPhones(text).length + findAddresses(text).length > 0,
  );
  if (reached.length >= 2) return "contact";
  return listsShortThings(lines) ? "skills" : "summary";
}

function listsShortThings(lines: Line[]): boolean {
  const parts = lines
    .flatMap(({ cells }) => cells.flatMap(({ text }) => text.split(/[,;•|]\s*/)))
    .filter((part) => part !== "");
  return parts.length >= 3 && parts.every((part) => part.split(" ").length <= 4 && !/[.!?]$/.test(part));
}

interface Look {
  key: string;
  size: number;
  /** The least white above one of them. */
  gap: number;
}

const lookOf = (line: Line) =>
  `${line.heading ?? ""} ${line.cells[0]?.style} ${isCapitals(line.cells[0]?.text ?? "") ? "A" : "a"}`;

/** The look that the headings of a column share, if at least three that are known do and little else has it. */
function headingLook(lines: Line[]): Look | undefined {
  const known = lines.filter((line) => !line.bullet && headingOf(line.cells[0]?.text ?? ""));
  const [best] = [...Map.groupBy(known, lookOf)].sort((a, b) => b[1].length - a[1].length);
  if (!best || best[1].length < 3) return undefined;
  const all = lines.filter((line) => lookOf(line) === best[0]).length;
  return best[1].length >= all * 0.6
    ? { key: best[0], size: best[1][0]?.size ?? 1, gap: Math.min(...best[1].map(({ gap }) => gap)) }
    : undefined;
}

function wholeHeading(
  line: Line,
  before: Line | undefined,
  after: Line | undefined,
  look: Look | undefined,
  within: Section["kind"],
): Section["kind"] | undefined {
  if (line.cells.length > 1 || line.text.length > 60) return undefined;
  const kind = headingOf(line.text);
  const isAlike = look !== undefined && lookOf(line) === look.key;
  if (kind === undefined) {
    const isShort = /^\p{L}/u.test(line.text) && line.text.split(" ").length <= 5;
    const isClose = isAlike && line.gap < look.gap * 0.9;
    return isAlike && isShort && !isClose && within !== "head" && !line.bullet ? "other" : undefined;
  }
  if (line.bullet && line.heading === undefined && !isCapitals(line.text)) return undefined;
  if (isAlike || line.heading !== undefined || /:\s*$/.test(line.text)) return kind;
  // Where the headings of a column look alike, a smaller line with a heading's word is something else.
  if (look && line.size < look.size * 0.97) return undefined;
  const sameAs = (other: Line | undefined) =>
    other !== undefined &&
    other.column === line.column &&
    Math.abs(other.x - line.x) < 3 &&
    other.style === line.style &&
    isCapitals(other.text) === isCapitals(line.text);
  const whiteAbove =
    line.gap >= 9 || (line.gap > 1.7 && (after === undefined || line.gap > after.gap * 1.15));
  const isOutdented = [before, after].every(
    (other) => other === undefined || other.column !== line.column || other.x > line.x + line.size * 0.8,
  );
  if (isOutdented && line.gap > 1.5 && line.size > 1) return kind;
  if (line.strong && !(sameAs(before) && sameAs(after) && !whiteAbove)) return kind;
  return isCapitals(line.text) || whiteAbove ? kind : undefined;
}

const languageNames = new Set(words("languageNames"));
const inline: ReadonlySet<SectionKind> = new Set([
  "languages",
  "skills",
  "interests",
  "references",
  "certificates",
  "personal",
  "summary",
]);

interface Labelled {
  kind: SectionKind;
  rest: Line;
  isOneLine: boolean;
}

/** A heading in the margin beside its first line, or before a colon: "Språk: norsk, engelsk". */
function labelled(line: Line, within: Section["kind"]): Labelled | undefined {
  const [first, ...others] = line.cells;
  if (!first || line.bullet) return undefined;
  if (others.length > 0) {
    const kind = headingOf(first.text);
    const otherHeading = others.some(({ text }) => headingOf(text));
    if (!kind || otherHeading || (/:$/.test(first.text) && !first.strong && within !== "head"))
      return colon(line, within);
    const lead = others[0];
    const text = others.map((cell) => cell.text).join("\t");
    const isOneLine = isHead(within) && !first.strong;
    return {
      kind,
      isOneLine,
      rest: {
        ...line,
        cells: others,
        text,
        x: lead?.x ?? line.x,
        style: lead?.style ?? line.style,
        strong: lead?.strong ?? false,
        gap: 9,
      },
    };
  }
  return colon(line, within);
}

const isHead = (kind: Section["kind"]) => kind === "head" || kind === "contact" || kind === "personal";

function colon(line: Line, within: Section["kind"]): Labelled | undefined {
  const found = /^([^:\t]{3,32}):\s*(\S.*)$/u.exec(line.text);
  const kind = found && headingOf(found[1] ?? "");
  const content = found?.[2] ?? "";
  if (!kind || !inline.has(kind)) return undefined;
  if (kind === "languages" && !wordsOf(content).some((word) => languageNames.has(word))) return undefined;
  if (within === "work" || within === "projects" || within === "volunteer" || within === "education") {
    if (kind === "skills" || kind === "summary" || kind === "certificates" || line.gap < 1.6)
      return undefined;
  }
  if (within === "skills" && kind === "skills") return undefined;
  if (squash(content) === "") return undefined;
  const [lead] = line.cells;
  const text = kind === "certificates" ? line.text.replace(":", "").replaceAll("\t", " ") : content;
  const cells = text
    .split("\t")
    .map((part, at) => ({ ...(lead as Line["cells"][number]), text: part, x: (lead?.x ?? 0) + at }));
  return { kind, isOneLine: true, rest: { ...line, text, cells, gap: 9 } };
}
