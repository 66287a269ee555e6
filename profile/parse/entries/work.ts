import { type Found, found, type Tree } from "../found.ts";
import { labelOf } from "../sections/labels.ts";
import type { Line } from "../source.ts";
import { bulletMark, tidy } from "../values/text.ts";
import type { Paragraph } from "./paragraphs.ts";
import type { Piece } from "./pieces.ts";
import { educationRoles, volunteerRoles, workRoles } from "./role-tests.ts";
import { type Stay, staysOf } from "./stays.ts";

/** Work: employer, title, place, period, and what was done there. */
export function readWork(lines: Line[]): Tree[] {
  return staysOf(lines, workRoles, false).map(
    ({ what, where, place, rest, body, startDate, endDate, url }) => ({
      name: where,
      position: what,
      location: place,
      url,
      startDate,
      endDate,
      ...told(body, rest),
    }),
  );
}

export function readVolunteer(lines: Line[]): Tree[] {
  return staysOf(lines, volunteerRoles, false).map(
    ({ what, where, rest, body, startDate, endDate, url }) => ({
      organization: where ?? what,
      position: where ? what : undefined,
      url,
      startDate,
      endDate,
      ...told(body, rest),
    }),
  );
}

const joined = /^(.{2,40}?)(?:\s+(?:i|in|innen|of|innenfor)\s+|,\s+|:\s+)(\S.*)$/u;
const score = /^(?:karakter(?:snitt)?|snitt|grade|gpa|result|resultat)\b\s*[:–-]?\s*(.{1,40})$/iu;

/** Education: school, degree and subject, period; what else is said of it stands among the courses. */
export function readEducation(lines: Line[]): Tree[] {
  return staysOf(lines, educationRoles, true).map(
    ({ what, where, rest, body, startDate, endDate, url }: Stay) => {
      const more = [
        ...rest.map(asFound),
        ...body.map((paragraph) => found(clean(paragraph.text), paragraph.lines, 0.7)),
      ].filter(({ value }) => value !== "");
      const grade = more.find(({ value }) => score.test(value));
      return {
        institution: where,
        ...degreeOf(what),
        url,
        startDate,
        endDate,
        score: grade && { ...grade, value: (score.exec(grade.value)?.[1] ?? "").trim() },
        courses: more.filter((one) => one !== grade),
      };
    },
  );
}

/** "Bachelor i ingeniørfag, bygg": the kind of degree and its subject. What is no known degree is a subject. */
function degreeOf(what: Found | undefined): { studyType?: Found; area?: Found } {
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

const asFound = (piece: Piece): Found => found(piece.text, piece.lines, 0.5);

const clean = (text: string) => tidy(text.replaceAll("\t", " ").replace(bulletMark, ""));

/** What is told of a stay: items of a list are highlights, one paragraph alone is a summary. */
function told(body: Paragraph[], rest: Piece[] = []): { summary?: Found; highlights?: Found[] } {
  const texts = [
    ...rest.map(asFound),
    ...body
      .filter(({ text }) => labelOf(text.replace(/:\s*$/, ""), ["tasks"]) === undefined)
      .map((paragraph) =>
        found(withoutTaskLabel(clean(paragraph.text)), paragraph.lines, paragraph.bullet ? 0.92 : 0.75),
      ),
  ].filter(({ value }) => value !== "");
  if (texts.length === 0) return {};
  const bullets = body.filter(({ bullet }) => bullet).length;
  const [only] = texts;
  if (texts.length === 1 && bullets === 0 && only) return { summary: only };
  const [lead] = body;
  if (bullets > 0 && lead && !lead.bullet && rest.length === 0 && texts.length > 1)
    return { summary: only as Found, highlights: texts.slice(1) };
  return { highlights: texts };
}

function withoutTaskLabel(text: string): string {
  const parts = /^([^:]{3,40}):\s*(\S.*)$/u.exec(text);
  return parts && labelOf(parts[1] ?? "", ["tasks"]) ? (parts[2] ?? text) : text;
}
