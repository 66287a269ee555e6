import { educationRoles, isOnlyTitle, workRoles } from "../entries/role-scores.ts";
import { findPeriods, type Period } from "../values/dates.ts";
import { splitWords } from "../values/text.ts";
import { commonWords, words } from "../words/words.ts";

const since = new Set(words("since"));
/**
 * Finds brackets that hold the title behind an employer or the other way round, before more text:
 * "Fjord Kafé (kokk, Bodø) fra 2015". Returns the offsets of what is in the brackets.
 */
export function findTitleInBrackets(text: string): { from: number; to: number } | undefined {
  const [, name = "", inner = ""] = /^(\p{Lu}[^()]{2,60}?) \(([^()]{3,60})\)[\s,.:–-]+\S/u.exec(text) ?? [];
  const [first = ""] = inner.split(/,| [–—-] /);
  const isTitle = (part: string) => workRoles.title(part) > workRoles.organization(part);
  // Not "Nurse (Band 6)".
  const isPair = isTitle(name) ? workRoles.organization(first) > 0 : isTitle(first);
  if (inner === "" || !isPair || isTitle(name) === isTitle(first)) return undefined;
  const from = name.length + 2;
  return { from, to: from + inner.length };
}

/** The title between an employer and a sentence: "Prøve Bygg AS, Testdal. Bas / tømrer. Nybygg og fjøs." */
export function findTitleBehindEmployer(text: string): { from: number; to: number } | undefined {
  const [, employer = "", title = ""] =
    /^(\p{Lu}[^.:;]{3,60}[\p{L})])\. (\p{Lu}[\p{L} /-]{2,40})(?:\.?$|\. \p{Lu})/u.exec(text) ?? [];
  const from = employer.length + 2;
  const isTitle = title !== "" && title.split(" ").length <= 4 && isOnlyTitle(title);
  return isTitle && !isOnlyTitle(employer) ? { from, to: from + title.length } : undefined;
}

/** Where a title or school ends before a sentence about it: "Matros. Nordsjøen og kontinentet." */
export function findTitleBeforeSentence(text: string): number | undefined {
  const [, title = ""] = /^(\p{Lu}[\p{L} /-]{4,40}\p{L})\. [\p{Lu}«].{8,}\.$/u.exec(text) ?? [];
  if (title !== "" && title.split(" ").length <= 4 && isOnlyTitle(title)) return title.length;
  // "Olav Duun videregående skole, Namsos. Hjelpepleier"
  const [, school = ""] = /^(\p{Lu}[^.:;]{8,60}\p{L}{3})\. \p{Lu}[^.]{3,60}$/u.exec(text) ?? [];
  const isSchool = educationRoles.organization(school) > 0.5 && educationRoles.title(school) === 0;
  return isSchool ? school.length : undefined;
}

/** Whether a text begins with a title, employer, degree or school: "Formann, Aker Verdal. Ledet et lag på 14." */
function namesEntry(text: string): boolean {
  const [name = ""] = text.split(/[,.:;]/);
  const scores = [workRoles.title, workRoles.organization, educationRoles.title, educationRoles.organization];
  return /^\p{Lu}/u.test(name) && scores.some((score) => score(name) > 0);
}

/** Whether a period stands alone. A period within prose is not the date of an entry. */
export function isStandaloneDate(text: string, { from, to, single }: Period, isBullet: boolean): boolean {
  const before = text.slice(0, from).trimEnd();
  const behind = text.slice(to).trimStart();
  // "Null reparasjoner i 2022" is prose.
  const isProse =
    commonWords.has(before.split(" ").at(-1) ?? "") ||
    /(?:^|\s)(?:my|our|min|mitt|mine|vår|våre) /u.test(before);
  // "Ansvarlig for butikkens Instagram-konto siden 2024"
  const isTask =
    /^\S+ (?:for|of) \S+ \S/u.test(before) &&
    since.has(text.slice(from, to).toLowerCase().split(" ")[0] ?? "") &&
    workRoles.organization(before) === 0;
  // "Kommunen ble en del av Hustadvika kommune fra 2020."
  const isEvent = /^\p{Lu}\S* (?:ble|blei|vart|became|was|were) /u.test(before);
  // "- Contact for students on placement (since 2022)"
  if (isBullet && isTask) return false;
  const isHead = !isBullet && !isProse && !isTask && !isEvent && text.length - (to - from) < 60;
  const isInFront = from === 0 && !single && namesEntry(behind);
  return (
    (before === "" || /[,;|·•–—:([/-]$/.test(before) || isHead) &&
    (behind === "" || /^[)\],;|·•–—:./-]/.test(behind) || isHead || isInFront)
  );
}

/** Where the first sentence ends, if it names a job before the text about it: "Kokk, Brygga. Laget lunsj til …". */
export function findHeadSentence(text: string): number | undefined {
  const [, head = ""] =
    /^(\p{Lu}[^.!?:;]{5,90}(?:(?<!Mek)(?<=\p{L}{3})|\d{4}|\)| (?:AS|DA|HF|KF|SA)))\.\s+[\p{Lu}«]/u.exec(
      text,
    ) ?? [];
  // "Ringehjelp på Elkjøp Mosjøen fra oktober 2023. Jobber annenhver lørdag …"
  const [period, ...periods] = findPeriods(head);
  if (
    period &&
    // "Kokk, Brygga (2014 – 2016). Laget lunsj til …"
    (period.to === head.length ||
      (/^\)$/.test(head.slice(period.to)) && isOnlyTitle(head.split(/, | [–—-] /)[0] ?? ""))) &&
    periods.length === 0 &&
    period.from > 5 &&
    // "Sykepleier med erfaring fra akuttmottak siden 2015. Jobber nå …"
    !/^(?:I|Jeg|Eg|My|Min) |(?<!\p{L})(?:med|with) (?:\p{L}+ ){0,4}(?:erfaring|experience)(?!\p{L})/u.test(
      head,
    )
  )
    return head.length;
  // "Hjelpepleier i hjemmetjenesten, Prøve kommune. Stell og tilsyn …"
  const named = head.replace(/^(\p{Lu}\p{L}+(?: \p{L}+)?) (?:ved|på|hos|i|at|in) (?=\p{L}[^,]+,)/u, "$1, ");
  const [first = "", ...others] = named.split(", ");
  const isJob =
    isOnlyTitle(first) &&
    (others.some((other) => /^\p{Lu}/u.test(other) && workRoles.organization(other) > 0) ||
      !splitWords(named.replace(/ AS(?=,|$)/g, "")).some((word) => commonWords.has(word) && word !== "of"));
  // "Ph.d. i arkeologi, Universitetet i Hålogaland. Avhandling: …"
  const isStudy =
    educationRoles.title(first) > 0 && others.some((other) => educationRoles.organization(other) > 0);
  return others.length > 0 && (isJob || isStudy) ? head.length : undefined;
}
