import { type Extracted, type ExtractedTree, extracted } from "../extracted.ts";
import { findLabel } from "../sections/labels.ts";
import { isKnownPlace } from "../values/places.ts";
import { bulletPattern, collapseSpaces, splitWords } from "../values/text.ts";
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
  /** The field of study, where it stands apart from the degree. */
  subject?: Extracted;
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
/** "Kasserer i Tinnoset jegerforening", "Treasurer of Cork Rowing Club", "Under-14 trainer with St Fintan's". */
const roleAndOrganization =
  /^(.{3,50}?)(?:,| (?:i|in|of|for|with|at|hos|ved|på|to)) (?:(?:the|a) )?(\p{L}.*)$/u;

const groupName =
  /(?:group|club|cent(?:re|er)|team|association|committee|society|choir|band|lag|klubb|forening|gruppe|kor|festival|hjem|sk[ou]le|kaf[eé])$/iu;

/** "Materialforvalter i Prøve IL", "First aider with Prøve GAA", but not "Foreningen for ..." */
const unknownRole =
  /^\p{Lu}\p{Ll}+(?<!en|et|a|s|ing)(?: (?:og )?\p{Ll}{3,}(?<!s|en|et)){0,2} (?:i|ved|hos|with) \p{Lu}/u;

/** Splits "Driver for Prøve Night Shelter every Sunday" into role and organization. */
export function splitVolunteerRole(text: string): { role: string; behind: string } | undefined {
  const [, role = "", behind = ""] = roleAndOrganization.exec(text.replace(/\.$/, "")) ?? [];
  const list = splitWords(role);
  // Not "Guide Dogs for the Blind" nor "Scout group, Bergen".
  const isRole = !groupName.test(role) && isVolunteerRole(list.at(-1) ?? "");
  const beginsWithRole = isVolunteerRole(list[0] ?? "") && !groupName.test(role) && / \p{Ll}/u.test(role);
  const isUnknownRole = role !== "" && unknownRole.test(text) && !groupName.test(role);
  return isRole || beginsWithRole || isUnknownRole
    ? { role, behind: behind.replace(/,? (?:since|every|siden|sidan|hver|kvar)(?: .*)?$/u, "") }
    : undefined;
}

const unpaidPost =
  /^(?:(?:nest)?(?:leder|leiar)|styre(?:leder|leiar|medlem)|kasser[ea]r|sekretær|varamedlem|medlem|mannskap|oppmann|chair(?:man|woman|person)?|treasurer|secretary|trustee|(?:committee|board) member|volunteer|frivillig) (?:i|in|of|at|for|av|med|with) (?:the )?/iu;

/** Whether an entry of the certificates is a post without pay: "Leiar i Prøve skyttarlag" below "Kurs og anna". */
export function isUnpaidPost({ title, organization }: Entry): boolean {
  const [post] = unpaidPost.exec(title?.value ?? "") ?? [];
  return (
    post !== undefined && organization === undefined && /^\p{Lu}/u.test(title?.value.slice(post.length) ?? "")
  );
}

/** "Red Cross, Trondheim" */
function withoutKnownTown(organization: Extracted): Extracted {
  const [, name = "", town = ""] = schoolAndTown.exec(organization.value) ?? [];
  return name !== "" && isKnownPlace(town) ? { ...organization, value: name } : organization;
}

export function volunteerFields({
  title,
  organization,
  body,
  startDate,
  endDate,
  url,
}: Entry): ExtractedTree {
  const only = organization && title ? undefined : (organization ?? title);
  const split = only && splitVolunteerRole(only.value);
  const named = split ? { ...only, value: split.behind } : (organization ?? title);
  return {
    organization: named && withoutKnownTown(named),
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
/** The grade behind a school: "University of Cambridge (First)". */
const schoolGrade =
  /[\s,–-]+\((?:(?:a )?first(?: class)?|2[:.][12i]{1,2}|upper second|lower second|third)[^()]*\)$/iu;
/** "Aylestone School, Hereford" */
const schoolAndTown = /^(.+), (\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)?)$/u;

/** Universities of several towns: "University of California, Berkeley" is one name. */
const manySites =
  /^(?:State )?University of (?:Alabama|Alaska|Arkansas|California|Colorado|Hawaii|Houston|Illinois|Maryland|Massachusetts|Michigan|Minnesota|Missouri|Nebraska|New York|North Carolina|South Carolina|South Florida|Tennessee|Texas|Washington|Wisconsin)$/;

function withoutTown(school: Extracted): Extracted {
  const [, name = "", town = ""] = schoolAndTown.exec(school.value) ?? [];
  const isTown = educationRoles.organization(town) === 0 && educationRoles.title(town) === 0;
  const isSchool = educationRoles.organization(name) > 0 || isKnownPlace(town);
  return name !== "" && isSchool && isTown && !manySites.test(name) ? { ...school, value: name } : school;
}

/** At the right edge beside the degree, in the form of Europass. */
const qualificationLevel = /[\s,|–-]+EQF[- ](?:level|nivå) \d$/iu;

/** Education fields. A grade becomes `score`; other text goes into `courses`. */
export function educationFields({
  title: given,
  subject,
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
  const school = organization && {
    ...organization,
    value: organization.value.replace(degreeGrade, "").replace(schoolGrade, ""),
  };
  // Only at the end, because the pattern takes quadratic time for a long row of dashes.
  const end = given ? Math.max(0, given.value.length - 40) : 0;
  const title = given && {
    ...given,
    value: given.value.slice(0, end) + given.value.slice(end).replace(qualificationLevel, ""),
  };
  const behind = title && title.value.length < 200 ? degreeGrade.exec(title.value) : null;
  const degree = title && behind ? { ...title, value: title.value.slice(0, behind.index) } : title;
  const score = gradeText
    ? { ...gradeText, value: (grade.exec(gradeText.value)?.[1] ?? "").trim() }
    : title && behind
      ? { ...title, value: behind[1] ?? "" }
      : undefined;
  return {
    institution: school && withoutTown(school),
    ...(subject ? subjectFields(degree, subject) : degreeFields(degree)),
    url,
    startDate,
    endDate,
    score,
    courses: texts.filter((one) => one !== gradeText),
  };
}

/** What follows a certificate's name: ", valid to Sept 2028", "(exp. 2027)". */
const validity =
  /[\s,;(–-]+(?:valid (?:from|to|until|till|through)|renewed|expir(?:es|y|ing|ed)|exp\.|own car|no points|egen bil|gyldig (?:fra|til)|fornyet|fornya|utløper)(?!\p{L}).*$/iu;
const claim = /^(?:I (?:also )?(?:hold|have)|(?:jeg|eg) har(?: også)?)(?: (?:the|an?|et|ei?n?))? /iu;

export function certificateFields({
  title: given,
  organization,
  startDate,
  endDate,
  url,
}: Entry): ExtractedTree {
  const title = given && { ...given, value: given.value.replace(validity, "").replace(claim, "") };
  // "First Aid at Work (St Andrew's First Aid)", but not "National Pool Lifeguard Qualification (NPLQ)"
  const [, name = "", issuer = ""] =
    /^(.{6,}?) \((\p{Lu}[^()\d]* [^()\d]*)\)?$/u.exec(title?.value ?? "") ?? [];
  const split = title && !organization && name && { name, issuer };
  return {
    name: split ? { ...title, value: split.name } : title,
    issuer: split ? { ...title, value: split.issuer } : organization,
    // Not the end of a licence's validity
    date: endDate && endDate.value > new Date().toISOString() ? startDate : (endDate ?? startDate),
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
  /^(.{2,40}?)(?:\s+(?:i|in|innen|inom|of|av|som|innenfor|inden for)\s+|,\s+|:\s+|\s+[–-]\s+)(\S.*)$/u;

/** "Bachelor of Science": the rest is the subject. */
const degreeOf =
  /^((?:associate|bachelor|master|doctor)(?:’s|'s)? of (?:applied |fine |business |public )?(?:arts|science|sciences|engineering|education|laws?|philosophy|administration|commerce|nursing|music|technology|health))(?:(?: in|,|:|\s[–-]) (\S.*))?$/iu;

/** A school's certificate of no subject: "Kenya Certificate of Secondary Education (KCSE)". */
const schoolCertificate =
  /^(?:\p{L}+ ){0,3}(?:certificate|diploma) of (?:\p{L}+ ){0,3}education(?: \(\p{Lu}{2,6}\))?$/iu;

/** In a form, degree and field of study may come in either order. */
function subjectFields(
  degree: Extracted | undefined,
  subject: Extracted,
): { studyType?: Extracted; area: Extracted } {
  const isSwapped = educationRoles.title(subject.value) > educationRoles.title(degree?.value ?? "");
  return isSwapped && degree
    ? { studyType: subject, area: degree }
    : { ...(degree ? { studyType: degree } : {}), area: subject };
}

/** "BA (Hons) History of Art", but not "Bachelor of Arts" */
const acronymAndSubject =
  /^(\p{Lu}\p{Ll}?\p{Lu}\p{L}{0,3}\.?(?: \([^()]{1,20}\))?) (\p{Lu}\p{L}+ of \p{L}.*)$/su;

/** Splits "Bachelor i ingeniørfag, bygg" into degree and subject. Text without a known degree is a subject. */
function degreeFields(title: Extracted | undefined): { studyType?: Extracted; area?: Extracted } {
  if (!title) return {};
  const [, named = "", area = ""] = degreeOf.exec(title.value) ?? [];
  if (named !== "")
    return { studyType: { ...title, value: named }, ...(area ? { area: { ...title, value: area } } : {}) };
  if (schoolCertificate.test(title.value)) return { studyType: title };
  const found = degreeAndSubject.exec(title.value);
  // "B.Ed (FET, Natural Sciences)"
  const parts = /\([^)]*$/.test(found?.[1] ?? "") ? null : found;
  const [, acronym = "", subject = ""] = acronymAndSubject.exec(title.value) ?? [];
  if (acronym !== "" && educationRoles.title(subject.split(" ")[0] ?? "") === 0)
    return { studyType: { ...title, value: acronym }, area: { ...title, value: subject } };
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

const courseName =
  /^(?:kurs|course)[:\s]|(?<!\p{L})\p{L}*kurs(?:et)?(?!\p{L})|autorisasjon som|authori[sz]ation as|personal licen[cs]e|\(\d+ (?:timer|hours)\)/iu;

/** Whether an entry among the educations is a course or licence, not a degree of a school. */
export function isCourse({ title, organization }: Entry): boolean {
  const name = title?.value ?? organization?.value ?? "";
  const school = title ? (organization?.value ?? "") : "";
  return (
    courseName.test(name) && educationRoles.title(name) <= 0.5 && educationRoles.organization(school) <= 0.5
  );
}

/** The courses and licences among the educations, as entries of certificates. */
export function findCourses(educations: Entry[]): Entry[] {
  return educations
    .filter(isCourse)
    .map((entry) => (entry.title ? entry : { ...entry, title: entry.organization, organization: undefined }));
}
