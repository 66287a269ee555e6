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
const roleAndOrganization = /^(\p{L}[\p{L}-]+(?: \p{Ll}{4,})?) (?:i|in|of|for|at|hos|ved|på) (\p{L}.*)$/u;

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

/** The grade behind a degree: "BSc Nursing (2:1)", "LLB (First Class)", "Master i jus (karakter B)". */
const degreeGrade =
  /[\s,–-]+\(?((?:(?:upper|lower) second|first)[ -]class(?: hon(?:ou)?rs)?|(?:with )?(?:high )?distinction|(?:with )?merit|summa cum laude|magna cum laude|cum laude|2[:.][12i]{1,2}|gpa:? [\d.,/ ]+|(?:karakter|snitt):? [\w.,]+)\)?\.?$/iu;
/** "Aylestone School, Hereford" */
const schoolAndTown = /^(.+), (\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)?)$/u;

function withoutTown(school: Extracted): Extracted {
  const [, name = "", town = ""] = schoolAndTown.exec(school.value) ?? [];
  const isTown = educationRoles.organization(town) === 0 && educationRoles.title(town) === 0;
  // "University of California, Berkeley" is one name.
  return educationRoles.organization(name) > 0 && isTown && !/ of /.test(name)
    ? { ...school, value: name }
    : school;
}

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
  const gradeText = texts.find(({ value }) => grade.test(value));
  const behind = title && title.value.length < 200 ? degreeGrade.exec(title.value) : null;
  const degree = title && behind ? { ...title, value: title.value.slice(0, behind.index) } : title;
  const score = gradeText
    ? { ...gradeText, value: (grade.exec(gradeText.value)?.[1] ?? "").trim() }
    : title && behind
      ? { ...title, value: behind[1] ?? "" }
      : undefined;
  return {
    institution: organization && withoutTown(organization),
    ...degreeFields(degree),
    url,
    startDate,
    endDate,
    score,
    courses: texts.filter((one) => one !== gradeText),
  };
}

export function certificateFields({ title, organization, startDate, endDate, url }: Entry): ExtractedTree {
  // "First Aid at Work (St Andrew's First Aid)", but not "National Pool Lifeguard Qualification (NPLQ)"
  const [, name = "", issuer = ""] =
    /^(.{6,}?) \((\p{Lu}[^()\d]* [^()\d]*)\)$/u.exec(title?.value ?? "") ?? [];
  const split = title && !organization && name && { name, issuer };
  return {
    name: split ? { ...title, value: split.name } : title,
    issuer: split ? { ...title, value: split.issuer } : organization,
    date: endDate ?? startDate,
    url,
  };
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
