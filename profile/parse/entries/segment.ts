import { entryLabels, labelOf } from "../sections/labels.ts";
import { findPeriods, isDuration, type Period } from "../values/dates.ts";
import { isKnownPlace } from "../values/places.ts";
import { trimMarks } from "../values/text.ts";
import type { Paragraph } from "./paragraphs.ts";

/** One stay of a section: what names it, and what is told of it. */
export interface Entry {
  head: Paragraph[];
  body: Paragraph[];
  period?: Period;
  /** The paragraph that the period stands in. */
  dated?: Paragraph;
}

/** "2005" above "2010", each a line of its own, is one period. */
function joinDates(given: Paragraph[]): Paragraph[] {
  const joined: Paragraph[] = [];
  for (const paragraph of given) {
    const last = joined.at(-1);
    const [from, to] = last ? [loneDate(last.text), loneDate(paragraph.text)] : [];
    if (last && from && to && from <= to && paragraph.gap < 1.8 && !paragraph.bullet) {
      const text = `${last.text} – ${paragraph.text}`;
      joined[joined.length - 1] = {
        ...last,
        text,
        cells: [{ ...(last.cells[0] as Paragraph["cells"][number]), text }],
        lines: [...last.lines, ...paragraph.lines],
      };
    } else joined.push(paragraph);
  }
  return joined;
}

function loneDate(text: string): string | undefined {
  const [period] = findPeriods(text);
  const isAll = period?.single && trimMarks(text.slice(0, period.from) + text.slice(period.to)) === "";
  return isAll ? period.start : undefined;
}

/** A line that a period anchors an entry to. */
interface Anchor {
  at: number;
  period: Period;
}

/**
 * Takes a section apart into its entries. Each entry has a period; where it begins before that is told by what the entries
 * have in common: how many lines stand above the period, the look of the first line, the white above it.
 *
 * @param sounds whether a line sounds like a title or an employer, which settles what looks leave open
 */
export function entriesOf(given: Paragraph[], sounds: (text: string) => boolean = () => false): Entry[] {
  const paragraphs = joinDates(given);
  const anchors = anchorsOf(paragraphs);
  if (anchors.length === 0) return undated(paragraphs);
  const starts = startsOf(paragraphs, anchors);
  const parts = anchors.map((anchor, index) => {
    const start = starts[index] ?? anchor.at;
    const end = starts[index + 1] ?? paragraphs.length;
    const lead = anchor.at - start;
    return { anchor, lead, ...withoutLabelled(paragraphs.slice(start, end), lead) };
  });
  const isPlace = placeTest(parts, sounds);
  return parts.map(({ anchor, lead, own, labelled }) => {
    const body = Math.max(bodyStart(own, lead, sounds, isPlace), 1);
    return {
      head: [...own.slice(0, body), ...labelled],
      body: own.slice(body),
      period: anchor.period,
      dated: paragraphs[anchor.at] as Paragraph,
    };
  });
}

/**
 * Lines with a name before them ("Arbeidsgiver: …") say what they are wherever they stand, even behind what is told; the
 * name before what is told ("Arbeidsoppgaver") goes.
 */
function withoutLabelled(given: Paragraph[], lead: number): { own: Paragraph[]; labelled: Paragraph[] } {
  const labelled: Paragraph[] = [];
  const own = given.flatMap((paragraph, at) => {
    const parts = at <= lead ? null : /^([^:\t]{2,70})(?::\s*|\t)(\S.*)$/su.exec(paragraph.text);
    const label = parts && labelOf(parts[1] ?? "", entryLabels);
    if (!parts || !label) return [paragraph];
    if (label === "tasks" || label === "technologies") {
      const text = label === "tasks" ? (parts[2] ?? "") : paragraph.text;
      return [{ ...paragraph, text, bullet: true }];
    }
    labelled.push(paragraph);
    return [];
  });
  return { own, labelled };
}

/** Without any date the look must do: an entry begins with a line like the first, or where white is. */
function undated(paragraphs: Paragraph[]): Entry[] {
  const [first] = paragraphs;
  if (!first) return [];
  const entries: Entry[] = [];
  paragraphs.forEach((paragraph, at) => {
    const above = paragraphs[at - 1];
    const isAlike = !paragraph.bullet && paragraph.style === first.style && paragraph.strong === first.strong;
    const begins =
      at === 0 ||
      (isAlike &&
        (first.strong ? !(above?.strong && !above.bullet) : paragraph.gap > 1.8 || (above?.bullet ?? false)));
    if (begins) entries.push({ head: [paragraph], body: [] });
    else {
      const entry = entries.at(-1) as Entry;
      if (
        isHeadish(paragraph) &&
        entry.body.length === 0 &&
        entry.head.length < 3 &&
        paragraph.text.length < 70
      )
        entry.head.push(paragraph);
      else entry.body.push(paragraph);
    }
  });
  return entries;
}

/** What may stand in an entry's head: short, no item of a list, no sentence. */
export function isHeadish(paragraph: Paragraph): boolean {
  const { text, bullet, wrapped, strong } = paragraph;
  if (bullet || text.length > 130 || (wrapped && !strong && text.length > 110)) return false;
  if (/^\p{Ll}/u.test(text) && !/\d/.test(text) && !/^(?:e-|i[A-Z])/.test(text)) return false;
  return !(/[.!?]$/.test(text) && text.length > 45 && !/\b(?:Inc|Ltd|AS|Co|d\.d)\.$/.test(text));
}

function anchorsOf(paragraphs: Paragraph[]): Anchor[] {
  const plain = paragraphs.flatMap((paragraph, at) => anchorAt(paragraph, at, false));
  const bullets = paragraphs.filter(({ bullet }) => bullet).length;
  if (plain.length > 0 || bullets === 0) return plain;
  return paragraphs.flatMap((paragraph, at) => anchorAt(paragraph, at, true));
}

function anchorAt(paragraph: Paragraph, at: number, bullets: boolean): Anchor[] {
  if (paragraph.bullet !== bullets && !(bullets === false && paragraph.bullet === false)) return [];
  if (paragraph.text.length > 240) return [];
  const period = headPeriod(paragraph);
  return period ? [{ at, period }] : [];
}

/** The period of a head line: a range at its beginning or end or in a cell of its own, or a date that stands apart. */
export function headPeriod(paragraph: Paragraph): Period | undefined {
  const { text } = paragraph;
  let offset = 0;
  for (const cell of text.split("\t")) {
    for (const period of findPeriods(cell)) {
      const before = cell.slice(0, period.from);
      const behind = cell.slice(period.to);
      const alone = trimMarks(before) === "" && (trimMarks(behind) === "" || isDuration(behind));
      const opened = /[([]\s*$/.test(before) && /^\s*[\])]/.test(behind);
      const apart = /(?:[,|·•–—:(-]|\s{2})\s*$/.test(before);
      const atEnd = /^[\s)\].,|·]*$/.test(behind) || isDuration(behind);
      const atStart = trimMarks(before) === "" && /^(?:\s*[:,|·–—)-]|\s)/.test(behind);
      const isRange = !period.single;
      const fits =
        alone ||
        opened ||
        (isRange && (atEnd || atStart) && cell.length < 160) ||
        (apart && atEnd && cell.length < 120) ||
        (atStart && /^\s*[:,|·–—-]/.test(behind));
      const isLabelled = /^[^:]{2,30}:\s*$/.test(before) && atEnd;
      if (fits || isLabelled || (atStart && !isRange && paragraph.strong && cell.length < 70))
        return { ...period, from: period.from + offset, to: period.to + offset };
    }
    offset += cell.length + 1;
  }
  return undefined;
}

function startsOf(paragraphs: Paragraph[], anchors: Anchor[]): number[] {
  const [first] = anchors as [Anchor, ...Anchor[]];
  const firstStart = leadStart(paragraphs, 0, first.at);
  const lead = first.at - firstStart;
  const model = paragraphs[firstStart] as Paragraph;
  return anchors.map(({ at }, index) => {
    if (index === 0) return firstStart === first.at ? firstStart : 0;
    const floor = (anchors[index - 1] as Anchor).at + 1;
    const candidates = candidatesOf(paragraphs, floor, at);
    const widest = Math.max(...candidates.map((start) => (paragraphs[start] as Paragraph).gap));
    let best = at;
    let most = Number.NEGATIVE_INFINITY;
    for (const start of candidates) {
      const paragraph = paragraphs[start] as Paragraph;
      const above = paragraphs[start - 1] as Paragraph;
      const others = candidates
        .filter((other) => other !== start)
        .map((other) => (paragraphs[other] as Paragraph).gap);
      const isWidest = paragraph.gap === widest && others.every((gap) => paragraph.gap > gap * 1.12);
      let score = 0;
      if (at - start === lead) score += 2.5;
      if (isWidest) score += 2;
      if (paragraph.style === model.style && paragraph.strong === model.strong && paragraph.x <= model.x + 3)
        score += 2;
      else if (model.strong && !paragraph.strong) score -= 1;
      if (above.bullet || !isHeadish(above)) score += 1.5;
      if (start === floor && isKnownPlace(paragraph.text)) score -= 4;
      if (start === floor && start < at && !above.bullet && paragraph.gap < widest * 0.9) score -= 1;
      if (score > most) {
        most = score;
        best = start;
      }
    }
    return best;
  });
}

/** Where an entry may begin: at its period, or at the lines right above that belong to a head. */
function candidatesOf(paragraphs: Paragraph[], floor: number, anchor: number): number[] {
  const candidates = [anchor];
  const left = Math.max((paragraphs[0] as Paragraph).x, (paragraphs[anchor] as Paragraph).x);
  for (let start = anchor - 1; start >= floor && anchor - start <= 5; start -= 1) {
    const paragraph = paragraphs[start] as Paragraph;
    if (!isHeadish(paragraph) || paragraph.x > left + paragraph.size * 0.6) break;
    candidates.push(start);
  }
  return candidates;
}

function leadStart(paragraphs: Paragraph[], floor: number, anchor: number): number {
  return Math.min(...candidatesOf(paragraphs, floor, anchor));
}

/** What tells whether a line so far below the period is the entry's place. */
type PlaceTest = (paragraph: Paragraph, below: number) => boolean;

/**
 * No list has every town: where another entry has one that is known on a line of its own, a short name on the same line below
 * its period and in the same look is a town too.
 */
function placeTest(
  parts: { own: Paragraph[]; lead: number }[],
  sounds: (text: string) => boolean,
): PlaceTest {
  const seatOf = ({ style, x }: Paragraph, below: number) => `${below} ${style} ${Math.round(x)}`;
  const seats = new Set(
    parts.flatMap(({ own, lead }) =>
      own
        .slice(lead + 1, lead + 4)
        .flatMap((paragraph, at) =>
          isKnownPlace(paragraph.text) && !paragraph.bullet ? [seatOf(paragraph, at + 1)] : [],
        ),
    ),
  );
  return (paragraph, below) =>
    isKnownPlace(paragraph.text) ||
    (seats.has(seatOf(paragraph, below)) &&
      !paragraph.bullet &&
      /^\p{Lu}[\p{L}'’-]+(?: (?:i|og|på|upon|on|under|\p{Lu}[\p{L}'’-]+)){0,3}$/u.test(paragraph.text) &&
      labelOf(paragraph.text, entryLabels) === undefined &&
      !sounds(paragraph.text));
}

/** Where the telling begins, behind the head: at the first item of a list, a sentence, or a line that looks otherwise. */
function bodyStart(
  own: Paragraph[],
  lead: number,
  sounds: (text: string) => boolean,
  mayBePlace: PlaceTest,
): number {
  const anchor = own[lead] as Paragraph;
  const lines = own.slice(0, lead + 1).filter(({ text }) => !isKnownPlace(text));
  const isBare = (paragraph: Paragraph) => {
    const period = headPeriod(paragraph);
    return (
      period !== undefined &&
      trimMarks(paragraph.text.slice(0, period.from) + paragraph.text.slice(period.to)).length < 3
    );
  };
  let texts = lines.reduce(
    (sum, paragraph) =>
      sum +
      (isBare(paragraph)
        ? 0
        : paragraph.cells.length - (headPeriod(paragraph) && paragraph.cells.length > 1 ? 1 : 0)),
    0,
  );
  if (texts === 1 && saysTwoThings(lines.map(({ text }) => text).join(" "))) texts = 1.5;
  let at = lead + 1;
  while (at < own.length && at <= lead + 3) {
    const paragraph = own[at] as Paragraph;
    const after = own[at + 1];
    if (!isHeadish(paragraph) || paragraph.gap > 2.6 * Math.max(0.8, Math.min(anchor.gap, 1.4))) break;
    if (paragraph.x > anchor.x + paragraph.size * 0.8 && anchor.cells.length === 1 && texts >= 1.5) break;
    // "Karakter: A", "Teknologier: Java" say something of what is named above.
    if (/^[^:]{2,30}:\s+\S/.test(paragraph.text)) break;
    const isPlace = mayBePlace(paragraph, at - lead);
    const setsOff =
      paragraph.strong ||
      (after !== undefined &&
        (after.style !== paragraph.style || after.bullet || after.x > paragraph.x + paragraph.size * 0.4));
    const needs =
      texts < 2 && (texts < 1.5 || setsOff || sounds(paragraph.text)) && paragraph.text.length < 90;
    if (!needs && !isPlace && !isDuration(paragraph.text)) break;
    texts += isPlace ? 0 : paragraph.cells.length;
    if (texts === 1 && saysTwoThings(paragraph.text)) texts = 1.5;
    at += 1;
  }
  return at;
}

/** "Kokk hos Brygga", "Kokk – Brygga": two things in one line. A town behind the comma is no second thing. */
export function saysTwoThings(text: string): boolean {
  const plain = findPeriods(text).reduceRight(
    (rest, { from, to }) => `${rest.slice(0, from)}\t${rest.slice(to)}`,
    text,
  );
  if (/\s[–—|·•@]\s|\s-\s|\s(?:at|hos|ved)\s/u.test(trimMarks(plain.replaceAll("\t", " ")))) return true;
  return plain.split("\t").some((cell) =>
    cell
      .split(/,\s+/)
      .slice(1)
      .some((part) => trimMarks(part) !== "" && !isKnownPlace(trimMarks(part))),
  );
}
