import { type Found, found, type Tree } from "../found.ts";
import type { Line } from "../source.ts";
import { commaParts } from "../values/comma-parts.ts";
import { findAddresses } from "../values/contacts.ts";
import { findPeriods } from "../values/dates.ts";
import { tidy, trimMarks } from "../values/text.ts";
import { cutGiver, givenBy, withGiversInBrackets } from "./givers.ts";
import { join, type Paragraph, paragraphsOf } from "./paragraphs.ts";
import { headPeriod, isHeadish } from "./segment.ts";

/** A thing with a name, perhaps a date and who gave it: certificates, awards, projects, publications. */
export interface Item {
  name: Found;
  from?: Found;
  date?: Found;
  endDate?: Found;
  url?: Found;
  text: Found[];
}

const dateLabel = /\s*(?:issued on|utstedt|issued|dato|date|awarded on|released on|published on)\s*:?\s*$/iu;
const label = /^(?:førerkort|driving licen[cs]e|driver'?s licen[cs]e)$/iu;

/** The things that a section lists, each with what stands beside and below it. */
function itemsOf(lines: Line[], splitsCommas = false): Item[] {
  const groups = groupsOf(behindDates(paragraphsOf(lines)));
  const items = groups.map((group) => itemOf(group, splitsCommas)).filter((item) => item !== undefined);
  return splitsCommas ? items.flatMap(apart) : items;
}

/** Where each item begins with "mai 2019:", what does not goes on with the item above it. */
function behindDates(paragraphs: Paragraph[]): Paragraph[] {
  const begins = ({ text }: Paragraph) => {
    const [period] = findPeriods(text);
    return period?.from === 0 && text.slice(period.to).startsWith(":");
  };
  const [first] = paragraphs;
  if (!first || !begins(first) || paragraphs.filter(begins).length < 2) return paragraphs;
  const whole: Paragraph[] = [];
  for (const paragraph of paragraphs) {
    const last = whole.at(-1);
    const goesOn = last && !begins(paragraph) && paragraph.style === last.style && !paragraph.bullet;
    if (!goesOn) {
      whole.push(paragraph);
      continue;
    }
    whole.splice(-1, 1, {
      ...last,
      text: join(last.text, paragraph.text),
      lines: [...last.lines, ...paragraph.lines],
    });
  }
  return whole;
}

/** Courses in one line: "HMS-kurs, Truckførerbevis T4, Varme arbeider". */
function apart(item: Item): Item[] {
  const parts = commaParts(item.name.value);
  const isList = parts.length >= 3 && !item.date && !item.from && item.text.length === 0;
  return isList ? parts.map((value) => ({ name: { ...item.name, value }, text: [] })) : [item];
}

function groupsOf(paragraphs: Paragraph[]): Paragraph[][] {
  const groups: Paragraph[][] = [];
  const [first] = paragraphs;
  const alike = (paragraph: Paragraph) =>
    first !== undefined &&
    paragraph.style === first.style &&
    paragraph.bullet === first.bullet &&
    Math.abs(paragraph.x - first.x) < 4;
  const isMixed =
    paragraphs.some((paragraph) => !alike(paragraph)) && paragraphs.filter(alike).length < paragraphs.length;
  const gaps = paragraphs.slice(1).map(({ gap }) => gap);
  const narrow = Math.min(...gaps, 9);
  const isSpaced =
    gaps.some((gap) => gap > narrow * 1.25 && gap < 9) && gaps.some((gap) => gap <= narrow * 1.1);
  for (const paragraph of paragraphs) {
    const group = groups.at(-1);
    const bare = paragraph.bullet ? false : isBareDate(paragraph.text) || givenBy.test(paragraph.text);
    const below = isMixed && !alike(paragraph);
    const close =
      isSpaced &&
      paragraph.gap <= narrow * 1.15 &&
      !paragraph.bullet &&
      !(group?.[0] && dateOf(group[0]) && dateOf(paragraph));
    if (
      group &&
      (bare || below || close) &&
      !(startsWithDate(paragraph.text) && !bare && group.some((one) => !isBareDate(one.text)))
    )
      group.push(paragraph);
    else if (group?.every((one) => isBareDate(one.text))) group.push(paragraph);
    else groups.push([paragraph]);
  }
  return groups;
}

function isBareDate(text: string): boolean {
  const [period] = findPeriods(text);
  return (
    period !== undefined &&
    trimMarks(text.slice(0, period.from).replace(dateLabel, "") + text.slice(period.to)) === ""
  );
}

const startsWithDate = (text: string) => findPeriods(text)[0]?.from === 0;
const dateOf = (paragraph: Paragraph) => headPeriod(paragraph) ?? findPeriods(paragraph.text)[0];

function itemOf(group: Paragraph[], splitsCommas: boolean): Item | undefined {
  const lead = group.find(({ text }) => !isBareDate(text));
  if (!lead) return undefined;
  const dated = group.find(
    (paragraph) => dateOf(paragraph) !== undefined && (paragraph === lead || isHeadish(paragraph)),
  );
  const period = dated && dateOf(dated);
  const usesPeriod = period && dated && isSetApart(dated.text, period);
  let text = lead.text;
  if (usesPeriod && dated === lead)
    text = `${text
      .slice(0, period.from)
      .replace(/\(\s*$/, "")
      .replace(dateLabel, "")}\t${text.slice(period.to).replace(/^\s*\)/, "")}`;
  const [address] = findAddresses(text);
  if (address) text = text.slice(0, address.from) + text.slice(address.to);
  const cells = text
    .split(/\t|\s+[|·•]\s+|\s+[–—]\s+|\s+-\s+/u)
    .map((cell) => trimMarks(cell))
    .filter((cell) => (cell !== "" && !label.test(cell.replace(/:$/, ""))) || false);
  const [first = trimMarks(lead.text), ...others] = cells;
  const cut = cutGiver(first, splitsCommas && !usesPeriod);
  const rest = group.filter((paragraph) => paragraph !== lead && !isBareDate(paragraph.text));
  const below =
    rest.find((paragraph) => givenBy.test(paragraph.text)) ??
    rest.find((paragraph) => isHeadish(paragraph) && !paragraph.bullet && paragraph.text.length < 70);
  const giver = cut.giver ?? others.shift();
  const from =
    giver !== undefined
      ? found(giver.replace(givenBy, ""), lead.lines, 0.7)
      : below && found(trimMarks(withoutDates(below.text)).replace(givenBy, ""), below.lines, 0.7);
  const told = rest.filter((paragraph) => giver !== undefined || paragraph !== below);
  if (cut.name === "") return undefined;
  return {
    name: found(cut.name, lead.lines, 0.85),
    ...(from && from.value !== "" ? { from } : {}),
    ...(usesPeriod && dated && period.start ? { date: found(period.start, dated.lines) } : {}),
    ...(usesPeriod && dated && period.end ? { endDate: found(period.end, dated.lines) } : {}),
    ...(address ? { url: found(address.value, lead.lines) } : {}),
    text: [
      ...others.map((other) => found(other, lead.lines, 0.6)),
      ...told.map((paragraph) => found(tidy(paragraph.text.replaceAll("\t", " ")), paragraph.lines, 0.75)),
    ],
  };
}

function withoutDates(text: string): string {
  return findPeriods(text).reduceRight((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text);
}

/** A date that belongs to the thing, not to its name: in brackets, at an end, in a cell of its own. */
function isSetApart(text: string, { from, to }: { from: number; to: number }): boolean {
  const before = text.slice(0, from);
  const behind = text.slice(to);
  return (
    trimMarks(before) === "" ||
    /^[\s)\].,]*(?:\t|$)/.test(behind) ||
    /[([]\s*$/.test(before) ||
    /\t\s*$/.test(before)
  );
}

export function readCertificates(lines: Line[]): Tree[] {
  return withGiversInBrackets(itemsOf(lines, true)).map(({ name, from, date, endDate, url }) => ({
    name,
    issuer: from,
    date: endDate ?? date,
    url,
  }));
}

export function readAwards(lines: Line[]): Tree[] {
  return withGiversInBrackets(itemsOf(lines)).map(({ name, from, date, text }) => ({
    title: name,
    awarder: from,
    date,
    summary: text[0],
  }));
}

export function readPublications(lines: Line[]): Tree[] {
  return itemsOf(lines).map(({ name, from, date, url, text }) => ({
    name,
    publisher: from,
    releaseDate: date,
    url,
    summary: text[0],
  }));
}

/** Projects: a name, a period and what it was; "Leabhar Beag (2021): A reading app" says all three in one line. */
export function readProjects(lines: Line[]): Tree[] {
  return itemsOf(lines).map(({ name, from, date, endDate, url, text }) => {
    const colon = /^([^:]{2,60}):\s+(\S.*)$/u.exec(name.value);
    const told = [...(from ? [from] : []), ...text];
    const title = colon ? { ...name, value: trimMarks(colon[1] ?? "") } : name;
    const [description, ...highlights] = colon ? [{ ...name, value: colon[2] ?? "" }, ...told] : told;
    return {
      name: title,
      description: description && {
        ...description,
        value: trimMarks(description.value.replace(/^[:)\s]+/, "")),
      },
      startDate: date,
      endDate,
      url,
      highlights,
    };
  });
}
