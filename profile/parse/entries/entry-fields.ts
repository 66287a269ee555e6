import { type Extracted, type ExtractedTree, extracted } from "../extracted.ts";
import { findLabel } from "../sections/labels.ts";
import { bulletPattern, collapseSpaces } from "../values/text.ts";
import { createWordMatcher, words } from "../words/words.ts";
import { educationRoles } from "./role-scores.ts";

/** A paragraph or list item of an entry's text. */
export interface EntryText {
  text: string;
  lines: number[];
  isBullet: boolean;
}

/** An entry of any section, before its fields are mapped to JSON Resume. */
export interface Entry {
  /** Job title, degree, role, or name of a project, award or publication. */
  title?: Extracted;
  /** Employer, school, organisation, publisher or issuer. */
  organization?: Extracted;
  place?: Extracted;
  startDate?: Extracted;
  endDate?: Extracted;
  url?: Extracted;
  body: EntryText[];
}

export function workFields({
  title,
  organization,
  place,
  body,
  startDate,
  endDate,
  url,
}: Entry): ExtractedTree {
  return {
    name: organization,
    position: title,
    location: place,
    url,
    startDate,
    endDate,
    ...textFields(body),
  };
}

const isVolunteerRole = createWordMatcher(words("volunteerRoles"));
/** "Kasserer i Tinnoset jegerforening", "Treasurer of Cork Rowing Club". */
const roleAndOrganization = /^(\p{L}[\p{L}-]+(?: \p{Ll}{4,})?) (?:i|in|of|for|at|hos|ved|på) (\p{Lu}.*)$/u;

export function volunteerFields({
  title,
  organization,
  body,
  startDate,
  endDate,
  url,
}: Entry): ExtractedTree {
  const only = organization && title ? undefined : (organization ?? title);
  const [, role = "", behind = ""] = roleAndOrganization.exec(only?.value ?? "") ?? [];
  const split = only && isVolunteerRole(role.toLowerCase()) && { role, behind };
  return {
    organization: split ? { ...only, value: split.behind } : (organization ?? title),
    position: split ? { ...only, value: split.role } : organization && title,
    url,
    startDate,
    endDate,
    ...textFields(body),
  };
}

const grade = /^(?:karakter(?:snitt)?|snitt|grade|gpa|result|resultat|betyg)\b\s*[:–-]?\s*(.{1,40})$/iu;

/** Education fields. A grade becomes `score`; other text goes into `courses`. */
export function educationFields({
  title,
  organization,
  body,
  startDate,
  endDate,
  url,
}: Entry): ExtractedTree {
  const texts = body
    .map((one) => extracted(cleanBodyText(one.text), one.lines, 0.7))
    .filter(({ value }) => value !== "");
  const score = texts.find(({ value }) => grade.test(value));
  return {
    institution: organization,
    ...degreeFields(title),
    url,
    startDate,
    endDate,
    score: score && { ...score, value: (grade.exec(score.value)?.[1] ?? "").trim() },
    courses: texts.filter((one) => one !== score),
  };
}

export function certificateFields({ title, organization, startDate, endDate, url }: Entry): ExtractedTree {
  return { name: title, issuer: organization, date: endDate ?? startDate, url };
}

export function awardFields({ title, organization, startDate, endDate, body }: Entry): ExtractedTree {
  return { title, awarder: organization, date: endDate ?? startDate, summary: joinBodyText(body) };
}

export function publicationFields({
  title,
  organization,
  startDate,
  endDate,
  url,
  body,
}: Entry): ExtractedTree {
  return {
    name: title,
    publisher: organization,
    releaseDate: endDate ?? startDate,
    url,
    summary: joinBodyText(body),
  };
}

export function projectFields({ title, organization, startDate, endDate, url, body }: Entry): ExtractedTree {
  const [description, ...highlights] = body.map((one) => extracted(cleanBodyText(one.text), one.lines, 0.8));
  return { name: title, entity: organization, description, startDate, endDate, url, highlights };
}

const degreeAndSubject =
  /^(.{2,40}?)(?:\s+(?:i|in|innen|inom|of|av|innenfor|inden for)\s+|,\s+|:\s+|\s+[–-]\s+)(\S.*)$/u;

/** Splits "Bachelor i ingeniørfag, bygg" into degree and subject. Text without a known degree is a subject. */
function degreeFields(title: Extracted | undefined): { studyType?: Extracted; area?: Extracted } {
  if (!title) return {};
  const parts = degreeAndSubject.exec(title.value);
  if (parts && educationRoles.title(parts[1] ?? "") > 0)
    return {
      studyType: { ...title, value: (parts[1] ?? "").trim() },
      area: { ...title, value: (parts[2] ?? "").trim() },
    };
  return educationRoles.title(title.value) > 0 && title.value.split(" ").length <= 3
    ? { studyType: title }
    : { area: title };
}

const cleanBodyText = (text: string) => collapseSpaces(text.replaceAll("\t", " ").replace(bulletPattern, ""));

function joinBodyText(body: EntryText[]): Extracted | undefined {
  const text = body.map((one) => cleanBodyText(one.text)).join(" ");
  return text === ""
    ? undefined
    : extracted(
        text,
        body.flatMap(({ lines }) => lines),
        0.75,
      );
}

/** List items are highlights. A single paragraph, or one above list items, is the summary. */
function textFields(body: EntryText[]): { summary?: Extracted; highlights?: Extracted[] } {
  const texts = body
    .map(({ text, lines, isBullet }) =>
      extracted(withoutTaskLabel(cleanBodyText(text)), lines, isBullet ? 0.92 : 0.75),
    )
    .filter(({ value }) => value !== "");
  const [first, ...others] = texts;
  if (!first) return {};
  const bullets = body.filter(({ isBullet }) => isBullet).length;
  if (others.length === 0 && bullets === 0) return { summary: first };
  if (bullets > 0 && body[0]?.isBullet === false && others.length > 0)
    return { summary: first, highlights: others };
  return { highlights: texts };
}

function withoutTaskLabel(text: string): string {
  const parts = /^([^:]{3,40}):\s*(\S.*)$/u.exec(text);
  return parts && findLabel(parts[1] ?? "", ["tasks"]) ? (parts[2] ?? text) : text;
}
