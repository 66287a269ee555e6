import { entryLabels, labelOf } from "../sections/labels.ts";
import { findAddresses, type Span } from "../values/contacts.ts";
import { findPeriods, isDuration, withoutDuration } from "../values/dates.ts";
import { tidy, trimMarks } from "../values/text.ts";
import type { LabelKind } from "../words/language-words.ts";
import type { Paragraph } from "./paragraphs.ts";
import { type Entry, headPeriod } from "./segment.ts";

/** A part of an entry's head that says one thing. */
export interface Piece {
  text: string;
  lines: number[];
  style: string;
  strong: boolean;
  /** Of which line of the head, from 0. */
  row: number;
  label?: LabelKind;
}

const between = /\t|\s+[|•·∙/]\s+|\s+[–—]\s+|\s+-\s+|\s*\|\s*|\s+@\s+|\s*·\s*/u;

/** The parts of an entry's head, with its period and its length of time taken out. */
export function piecesOf({ head }: Entry): {
  pieces: Piece[];
  links: Span[];
  told: { text: string; lines: number[] }[];
} {
  const links: Span[] = [];
  const told: { text: string; lines: number[] }[] = [];
  const pieces = head.flatMap((paragraph, row) => {
    const label = labelledPiece(paragraph, row);
    if (label) return label;
    const spans = findAddresses(paragraph.text);
    links.push(...spans);
    const { head: own, told: sentence } = withoutPeriod(paragraph);
    if (sentence !== "") told.push({ text: sentence, lines: paragraph.lines });
    const open = spans.reduceRight(
      (text, { value }) => text.replace(value.replace(/^https:\/\//, ""), ""),
      own,
    );
    return open
      .split(between)
      .map((text) => trimMarks(withoutDuration(text)))
      .filter((text) => text !== "" && !isDuration(text))
      .map((text) => ({
        text,
        lines: paragraph.lines,
        style: styleOf(paragraph, text),
        strong: paragraph.strong,
        row,
      }));
  });
  return { pieces, links, told };
}

function styleOf(paragraph: Paragraph, text: string): string {
  return paragraph.cells.find((cell) => cell.text.includes(text))?.style ?? paragraph.style;
}

function labelledPiece(paragraph: Paragraph, row: number): Piece[] | undefined {
  const found = /^([^:\t]{2,70})(?::\s*|\t)(\S.*)$/su.exec(paragraph.text);
  const label = found && labelOf(found[1] ?? "", entryLabels);
  if (!label) return undefined;
  const whole = (found[2] ?? "").replaceAll("\t", " ");
  // "City: Tromsø | Country: Norway"
  const text = trimMarks(label === "place" ? whole.replace(/\s[|·•].*$/su, "") : whole);
  if (label === "period") return [];
  return [{ text, lines: paragraph.lines, style: paragraph.style, strong: paragraph.strong, row, label }];
}

/** A head line without its period; a sentence that goes on behind it is told, and no name. */
function withoutPeriod(paragraph: Paragraph): { head: string; told: string } {
  const period = headPeriod(paragraph);
  const { text } = paragraph;
  if (!period) {
    const [any] = findPeriods(text);
    const isAll = any && trimMarks(text.slice(0, any.from) + text.slice(any.to)) === "";
    return { head: isAll ? "" : text, told: "" };
  }
  const before = text.slice(0, period.from).replace(/\(\s*$/, "");
  const after = text.slice(period.to).replace(/^\s*\)/, "");
  const sentence = trimMarks(before) === "" ? null : /^\s*[.:;]\s+(\S.{20,})$/su.exec(after);
  const behind = sentence ? "" : after;
  const gap =
    before.endsWith("\t") || behind.startsWith("\t") || before.trim() === "" || behind.trim() === ""
      ? "\t"
      : " – ";
  const head = tidyCells(
    `${withoutDuration(before)}${gap}${isDuration(behind) ? "" : withoutDuration(behind)}`,
  );
  return { head, told: trimMarks((sentence?.[1] ?? "").replaceAll("\t", " ")) };
}

function tidyCells(text: string): string {
  return text
    .split("\t")
    .map((cell) => tidy(cell))
    .filter((cell) => cell !== "")
    .join("\t");
}
