import { splitWords } from "../values/text.ts";
import type { EntryDraft, Value } from "./entry-draft.ts";
import { toValue } from "./fill-draft.ts";
import type { LabelledUnit } from "./labeller.ts";

/** A degree without its subject: "MSc", "Bachelor of Science" */
const degreeOnly =
  /^(?:[BM]\.? ?(?:A|S|E|Sc|Ed|Eng|Tech|Com|Phil|Res|Mus|Arch)\.?(?: \(?Hon(?:s|ours)\.?\)?)?|(?:Ph|D)\.? ?(?:D|Phil)\.?|[Pp]h\.?d\.?|(?:Bachelor|Master)(?:[’']?s(?: degree)?| of (?:Arts|Science|Engineering|Technology))?|Associate of (?:Arts|Science)|cand\.? ?mag\.?|Licenciatura|Mestrado|Bacharelato|Diploma|HND|(?:Postgraduate|Vocational|Teaching) (?:certificate|diploma))$/iu;

const gradeOrThesis =
  /class|hono|merit|distinction|pass|grade|thesis|dissertation|gpa|part[- ]time|karakter|bestått|oppgave|deltid/iu;

/** Whether an entry has a degree, but not its subject: "MSc", "MSc (Distinction)". */
export function isWithoutSubject({ title, subject }: EntryDraft): boolean {
  const degree = title?.text.replace(/ \(([^()]{1,30})\)?$/, (bracket, inner: string) =>
    gradeOrThesis.test(inner) ? "" : bracket,
  );
  return degree !== undefined && subject === undefined && degreeOnly.test(degree);
}

/** Whether a line of a few words below a degree is its subject, as in moderncv: "MSc, Bangor University" above "Forestry". */
export function isSubjectBelow(draft: EntryDraft, unit: LabelledUnit): boolean {
  return (
    isWithoutSubject(draft) &&
    draft.body.length === 0 &&
    unit.row === (draft.title?.last.row ?? 0) + 1 &&
    unit.count === 1 &&
    !unit.line.bullet &&
    /^\p{Lu}\p{Ll}[\p{L} ,&-]{2,40}$/u.test(unit.text) &&
    splitWords(unit.text).length <= 4 &&
    !gradeOrThesis.test(unit.text)
  );
}

/** The subject in a text, up to the next sentence: "Ocean Engineering. CGPA 9.1/10." */
export function toSubject(unit: LabelledUnit): Value {
  const value = toValue(unit);
  return { ...value, text: /^.{4,}?\p{L}{3}(?=\. \p{Lu})/u.exec(value.text)?.[0] ?? value.text };
}

const levelOfSchool =
  /^(?:Videregående|Vidaregåande)(?: ?\/ ?(?:yrkesskole|yrkesskule))?$|^(?:yrkesskole|yrkesskule)$/iu;

/** Whether a text behind a school is its level, as NAV and FINN print it: "Videregående/yrkesskole" */
export const isLevelBehindSchool = ({ title, organization }: EntryDraft, unit: LabelledUnit): boolean =>
  title !== undefined &&
  organization !== undefined &&
  !/^(?:Vg\d|VK|Fagbrev|Svennebrev)/iu.test(title.text) &&
  levelOfSchool.test(unit.text);
