import { type Found, found, type Tree } from "../found.ts";
import { labelOf } from "../sections/labels.ts";
import { bulletMark, tidy } from "../values/text.ts";
import { educationRoles } from "./role-tests.ts";

/** A paragraph or point of an entry's text. */
export interface EntryText {
  text: string;
  lines: number[];
  bullet: boolean;
}

/** An entry of any section, before its values get the names that JSON Resume has for them. */
export interface Entry {
  /** The title, degree, role, or name of the thing. */
  what?: Found;
  /** The employer, school, organisation, publisher, or whoever issued it. */
  where?: Found;
  place?: Found;
  startDate?: Found;
  endDate?: Found;
  url?: Found;
  body: EntryText[];
}

export function workFields({ what, where, place, body, startDate, endDate, url }: Entry): Tree {
  return { name: where, position: what, location: place, url, startDate, endDate, ...textFields(body) };
}

export function volunteerFields({ what, where, body, startDate, endDate, url }: Entry): Tree {
  return {
    organization: where ?? what,
    position: where ? what : undefined,
    url,
    startDate,
    endDate,
    ...textFields(body),
  };
}

const grade = /^(?:karakter(?:snitt)?|snitt|grade|gpa|result|resultat|betyg)\b\s*[:–-]?\s*(.{1,40})$/iu;

/** School, degree, subject and dates. A grade is the score, other text is kept with the courses. */
export function educationFields({ what, where, body, startDate, endDate, url }: Entry): Tree {
  const texts = body.map((one) => found(plain(one.text), one.lines, 0.7)).filter(({ value }) => value !== "");
  const score = texts.find(({ value }) => grade.test(value));
  return {
    institution: where,
    ...degreeFields(what),
    url,
    startDate,
    endDate,
    score: score && { ...score, value: (grade.exec(score.value)?.[1] ?? "").trim() },
    courses: texts.filter((one) => one !== score),
  };
}

export function certificateFields({ what, where, startDate, endDate, url }: Entry): Tree {
  return { name: what, issuer: where, date: endDate ?? startDate, url };
}

export function awardFields({ what, where, startDate, endDate, body }: Entry): Tree {
  return { title: what, awarder: where, date: endDate ?? startDate, summary: textOf(body) };
}

export function publicationFields({ what, where, startDate, endDate, url, body }: Entry): Tree {
  return { name: what, publisher: where, releaseDate: endDate ?? startDate, url, summary: textOf(body) };
}

export function projectFields({ what, where, startDate, endDate, url, body }: Entry): Tree {
  const [description, ...highlights] = body.map((one) => found(plain(one.text), one.lines, 0.8));
  return { name: what, entity: where, description, startDate, endDate, url, highlights };
}

const joined =
  /^(.{2,40}?)(?:\s+(?:i|in|innen|inom|of|av|innenfor|inden for)\s+|,\s+|:\s+|\s+[–-]\s+)(\S.*)$/u;

/** "Bachelor i ingeniørfag, bygg" is a kind of degree and its subject. What is no known degree is a subject. */
function degreeFields(what: Found | undefined): { studyType?: Found; area?: Found } {
  if (!what) return {};
  const parts = joined.exec(what.value);
  if (parts && educationRoles.what(parts[1] ?? "") > 0)
    return {
      studyType: { ...what, value: (parts[1] ?? "").trim() },
      area: { ...what, value: (parts[2] ?? "").trim() },
    };
  return educationRoles.what(what.value) > 0 && what.value.split(" ").length <= 3
    ? { studyType: what }
    : { area: what };
}

const plain = (text: string) => tidy(text.replaceAll("\t", " ").replace(bulletMark, ""));

function textOf(body: EntryText[]): Found | undefined {
  const text = body.map((one) => plain(one.text)).join(" ");
  return text === ""
    ? undefined
    : found(
        text,
        body.flatMap(({ lines }) => lines),
        0.75,
      );
}

/** Points are highlights, one paragraph alone is a summary, and so is a paragraph above points. */
function textFields(body: EntryText[]): { summary?: Found; highlights?: Found[] } {
  const texts = body
    .map(({ text, lines, bullet }) => found(withoutTaskLabel(plain(text)), lines, bullet ? 0.92 : 0.75))
    .filter(({ value }) => value !== "");
  const [first, ...others] = texts;
  if (!first) return {};
  const bullets = body.filter(({ bullet }) => bullet).length;
  if (others.length === 0 && bullets === 0) return { summary: first };
  if (bullets > 0 && body[0]?.bullet === false && others.length > 0)
    return { summary: first, highlights: others };
  return { highlights: texts };
}

function withoutTaskLabel(text: string): string {
  const parts = /^([^:]{3,40}):\s*(\S.*)$/u.exec(text);
  return parts && labelOf(parts[1] ?? "", ["tasks"]) ? (parts[2] ?? text) : text;
}
