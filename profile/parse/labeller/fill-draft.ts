import { fitsBehind, isOpenEnding, join } from "../entries/paragraphs.ts";
import { type EntryDraft, isNext, type Value } from "./entry-draft.ts";
import type { LabelledUnit } from "./labeller.ts";

/** A value of one unit. */
export function toValue(unit: LabelledUnit): Value {
  return { text: unit.text, lines: [unit.line.id], probability: unit.probability, last: unit };
}

/** Adds a unit to a value, with the separator between them. */
export function extend(value: Value, unit: LabelledUnit): void {
  const { last } = value;
  value.text =
    last.row === unit.row
      ? value.text + unit.line.text.slice(last.to, unit.to).replaceAll("\t", " ")
      : join(value.text, unit.text);
  if (last.row !== unit.row) value.lines.push(unit.line.id);
  value.probability = Math.min(value.probability, unit.probability);
  value.last = unit;
}

/** A hyphen at the end of a row. */
export const endHyphen = /^[-\u2010]$/u;

/** The field whose last word the end of a row breaks: "Training Part-" above "nership". */
export function findBrokenWord(
  { title, subject, organization, place }: EntryDraft,
  last: LabelledUnit | undefined,
  unit: LabelledUnit,
): Value | undefined {
  if (!last || !isNext(last, unit) || !/^\p{Ll}/u.test(unit.text)) return undefined;
  if (!last.text.endsWith("\u2010") && !endHyphen.test(last.line.text.slice(last.to))) return undefined;
  return [title, subject, organization, place].find((value) => value?.last === last);
}

/** Whether a unit follows the last text of an entry on its row. */
function followsText({ body }: EntryDraft, unit: LabelledUnit): boolean {
  const text = body.at(-1)?.last;
  return text?.row === unit.row && text.index === unit.index - 1;
}

/** Whether a unit is the end of a list item: "Fault finding (Siemens S7)", "Trained new drivers (since 2019)". */
export function isRestOfText(draft: EntryDraft, unit: LabelledUnit): boolean {
  return draft.body.at(-1)?.isBullet === true && unit.before !== "tab" && followsText(draft, unit);
}

/** Whether a date ends the text of an entry that has a date: "Shift leader on nights since 2021". */
export function isWithinText(draft: EntryDraft, unit: LabelledUnit): boolean {
  const end = draft.body.at(-1)?.last.to;
  const isBehind = unit.before === "space" && followsText(draft, unit);
  const isInBrackets = /^[\s([]/.test(unit.line.text.slice(end).trimStart());
  return draft.dates.length > 0 && isBehind && (!isInBrackets || unit.index < unit.count - 1);
}

/** Adds a date. A dash on its own keeps the date before it open. */
export function addDate({ dates }: EntryDraft, unit: LabelledUnit): void {
  const last = dates.at(-1);
  if (/[\p{L}\d]/u.test(unit.text)) dates.push(toValue(unit));
  else if (last) last.text += " –";
}

/** Whether a row begins within a sentence of the row above, which is full: "Kjørte" above "Volvo EC250". */
function isWrappedText({ text, last }: Value, unit: LabelledUnit): boolean {
  // Enough for its last sentences; a text may have thousands of rows.
  const end = text.slice(-400);
  const isWithinSentence = /[\p{L}\d,]$/u.test(end) && /[.!?] \p{Lu}/u.test(end);
  const isLabelled = unit.index === 0 && unit.line.text[unit.to] === ":";
  const isWithinParagraph =
    /[.!?]$/u.test(end) && !unit.line.bullet && !isLabelled && Math.abs(unit.line.x - last.line.x) < 1;
  return (
    isNext(last, unit) &&
    last.row !== unit.row &&
    unit.line.gap < 1.7 &&
    unit.line.style === last.line.style &&
    last.line.edge > 0 &&
    (isWithinSentence || isWithinParagraph || isOpenEnding(end)) &&
    !fitsBehind(last.line, unit.line)
  );
}

/** Adds a unit to the text of an entry, as a paragraph or point of its own unless it goes on with the last. */
export function addText(draft: EntryDraft, unit: LabelledUnit, isContinued: boolean): void {
  const last = draft.body.at(-1);
  const isWrapped = last !== undefined && isWrappedText(last, unit);
  const isSameRow = last?.last.row === unit.row && unit.index === last.last.index + 1;
  if (last && (isContinued || isWrapped || (isSameRow && unit.before !== "tab"))) extend(last, unit);
  else draft.body.push({ ...toValue(unit), isBullet: unit.line.bullet });
  const text = draft.body.at(-1) as Value;
  // A unit excludes trailing punctuation; text needs it back.
  if (unit.index === unit.count - 1)
    text.text += /^(?:\s*[.,;:!?)\]]+|-$)/.exec(unit.line.text.slice(unit.to))?.[0] ?? "";
}
