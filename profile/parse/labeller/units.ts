import { educationRoles, workRoles } from "../entries/role-scores.ts";
import { looksLikeName } from "../head/name.ts";
import { isAllCaps } from "../pdf/reading-order.ts";
import { privateLabelKind } from "../private/labelled.ts";
import { detectHeading } from "../sections/headings.ts";
import { findLabel, isKnownLabel, isRemarkLabel } from "../sections/labels.ts";
import { type Cell, type Line, styleAt } from "../source.ts";
import { findPeriods, isMonthRange, type Period } from "../values/dates.ts";
import { licenceClass } from "../values/licence-classes.ts";
import { isKnownPlace } from "../values/places.ts";
import { splitWords } from "../values/text.ts";
import { commonWords, words } from "../words/words.ts";

/** What separates a unit from the one before it. */
export type Separator =
  | "start"
  | "tab"
  | "comma"
  | "dash"
  | "bar"
  | "bracket"
  | "join"
  | "colon"
  | "space"
  | "stop";

/** The smallest part of a line that gets a label. */
export interface Unit {
  line: Line;
  /** Index of its line within the source. */
  row: number;
  cell: Cell;
  cellIndex: number;
  /** Start offset in the line's text. */
  from: number;
  to: number;
  text: string;
  before: Separator;
  /** Index of the unit in its line. */
  index: number;
  count: number;
  /** The unit is a period or a date. */
  isDate: boolean;
  /** Its own style, which may differ from its cell's. */
  style: string;
}

interface Part {
  from: number;
  to: number;
  before: Separator;
  isDate: boolean;
}

const since = new Set(words("since"));
const separators =
  /\s+[|•·∙/◆]\s+|\s*\|\s*|\s*·\s*|\s+(?:[–—-]|-{2,3})\s+|\s+@\s+|\s+\((?=[^()]{2,60}\)(?:\s*$|\s*[,|·•]|\s+[–—-]\s))/gu;
/** Not in "Working at Height" or "First Aid at Work", which are names of courses. */
const connectives = /\s+(?:at|hos|hjå|(ved|på))\s+(?=\p{Lu})(?!(?:Heights?|Work|Sea)\b)/gu;

/** Whether a text is a title without an organization: "Kokk" in "Kokk ved Hotell Prøve", but not "Universitetet". */
function isOnlyTitle(text: string): boolean {
  return workRoles.title(text) > 0 && workRoles.organization(text) + educationRoles.organization(text) === 0;
}

/** "Vg2 elenergi" and "Testdal videregående skole", with "på" between them */
function isDegreeAtSchool(degree: string, school: string): boolean {
  return (
    /^(?:Vg\d|VK ?[I1-3]|Grunnkurs|Bachelor|Master|Fagbrev|Årsstudium|Studie)/iu.test(degree) &&
    educationRoles.organization(school) > 0.5
  );
}

/** Signs of a citation: a year in brackets, a number or a quotation mark at the start. */
const citation =
  /\((?:19|20)\d\d[a-z]?\)|^\[\d{1,2}\]|^[“"”]|\p{Ll}[.?!]{1,2} \p{Lu}[^.?!]*, (?:19|20)\d\d\W*$/u;
const maxSplitLength = 110;
/** "FedEx Ground-Memphis, TN", as Indeed writes it, but not "Bristol-Myers Squibb, NJ". */
const townBehindHyphen =
  /(?:^|, )(?:[^,]* [^,-]*[\p{L}.)]|Inc\.)(-)(?=\p{Lu}[\p{L}.' ]+, (?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$)/du;

/** Splits all lines into units, in reading order. */
export function splitIntoUnits(lines: Line[]): Unit[] {
  const pairStyles = new Set(
    lines.flatMap(({ cells, bullet }) =>
      cells.flatMap((cell) => (isTitleAndEmployer(cell, bullet) ? pairStyleOf(cell) : [])),
    ),
  );
  const employerStyles = findEmployerStyles(lines);
  const titles = findTitlesBehindEmployers(lines);
  return lines.flatMap((line, row) => {
    let offset = 0;
    const parts = line.cells.flatMap((cell, cellIndex) => {
      const start = offset;
      offset += cell.text.length + 1;
      const title = titles.get(line) ?? cell.text.length;
      const isDated = cellIndex > 0 && isWholeDate(line.cells[0]);
      return splitBefore(title, cell, (one) =>
        splitCell(one, line.bullet, isDated, pairStyles, employerStyles),
      ).map((part, index) => ({
        ...part,
        from: part.from + start,
        to: part.to + start,
        style: styleAt(cell, part.from),
        before: index === 0 ? (cellIndex === 0 ? ("start" as const) : ("tab" as const)) : part.before,
        cell,
        cellIndex,
      }));
    });
    return parts.map((part, index): Unit => {
      const text = line.text.slice(part.from, part.to);
      return { ...part, line, row, text, index, count: parts.length };
    });
  });
}

/** Whether a cell is only a date, as in the margin of an entry. */
function isWholeDate(cell: Cell | undefined): boolean {
  const [period] = cell ? findPeriods(cell.text) : [];
  return period?.from === 0 && period.to === cell?.text.length;
}

/** Splits a cell in two at an offset, and each half further. */
function splitBefore(offset: number, cell: Cell, split: (cell: Cell) => Part[]): Part[] {
  if (offset >= cell.text.length) return split(cell);
  const behind = split({ ...cell, text: cell.text.slice(offset), parts: [] }).map((part, index) => ({
    ...part,
    from: part.from + offset,
    to: part.to + offset,
    before: index === 0 ? ("space" as const) : part.before,
  }));
  return [...split({ ...cell, text: cell.text.slice(0, offset).trimEnd(), parts: [] }), ...behind];
}

const minTitles = 3;

/**
 * Where the title begins in rows of an employer and a title without a sign or another style between them, each above its
 * period, if most rows of their style are such: "Prøve SFO Assistent (deltid)".
 */
function findTitlesBehindEmployers(lines: Line[]): Map<Line, number> {
  const heads = lines.filter(({ cells, bullet, text }, index) => {
    const below = lines[index + 1];
    const isDated = below && findPeriods(below.text)[0]?.from === 0 && findPeriods(text).length === 0;
    return (
      cells.length === 1 && !bullet && isDated && !/\s[–—|·-]\s/.test(text) && text.length < maxSplitLength
    );
  });
  const found = new Map<Line, number>();
  for (const alike of Map.groupBy(heads, ({ style }) => style).values()) {
    const titles = alike.flatMap((line) => {
      const at = findTitleBehindName(line.text);
      return at === undefined ? [] : [[line, at] as const];
    });
    const named = titles.filter(([{ text }, at]) => workRoles.organization(text.slice(0, at)) > 0).length;
    if (titles.length < minTitles || named < alike.length * 0.6) continue;
    for (const [line, at] of titles) found.set(line, at);
  }
  return found;
}

/** Before a title: "Senior Stylist" */
const rank = /^(?:Senior|Junior|Assistant|Deputy|Head|Lead|Chief|Staff|Trainee|Registered|Licensed|Mobile)$/;

/** Offset of a title behind a name without a sign between them. */
function findTitleBehindName(text: string): number | undefined {
  const places = [...text.matchAll(/(?<=[\p{L}\d.]) (?=\p{Lu})/gu)]
    .map(({ index }) => index + 1)
    .filter((at) => {
      const [title = ""] = text.slice(at).split(/[,(]/);
      return isOnlyTitle(title) && workRoles.title(text.slice(0, at)) === 0;
    });
  const first = places.find((at) => {
    const [word = ""] = text.slice(at).split(" ");
    return rank.test(word) || workRoles.title(word) > 0;
  });
  return first ?? places.at(-1);
}

/**
 * @param pairStyles styles of title and employer elsewhere in the CV
 * @param employerStyles styles of employer and title
 */
function splitCell(
  cell: Cell,
  isBullet: boolean,
  isDated = false,
  pairStyles: ReadonlySet<string> = new Set(),
  employerStyles: ReadonlySet<string> = new Set(),
): Part[] {
  const { text } = cell;
  // "What have I learnt, and where?", "Employment (most recent first)", "Surname(s) / First name(s)"
  const isHeading =
    (text.endsWith("?") && detectHeading(text)) ||
    (/^\p{Lu}[^,]+, [^,]+$/u.test(text) && text.length < 60 && detectHeading(text, true)) ||
    (text.endsWith(")") && detectHeading(text, true));
  if (isMonthRange(text)) return [{ from: 0, to: text.length, before: "start", isDate: true }];
  if (isHeading || findLabel(text) || privateLabelKind(text) || isRemarkLabel(text))
    return [{ from: 0, to: text.length, before: "start", isDate: false }];
  /** Splits a part of the text, which follows the given separator. */
  const splitPart = (from: number, to: number, before: Separator) =>
    splitCell({ ...cell, text: text.slice(from, to), parts: [] }, isBullet).map((part, index) => ({
      ...part,
      from: part.from + from,
      to: part.to + from,
      before: index === 0 ? before : part.before,
    }));
  /** Splits the text from an offset on at the end of its first sentence. */
  const splitSentence = (from: number, length: number, before: Separator): Part[] => [
    ...splitPart(from, from + length, before),
    { from: from + length + 2, to: text.length, before: "stop", isDate: false },
  ];
  const labelled = isBullet ? undefined : findLabelledParts(cell);
  if (labelled)
    return labelled.flatMap(({ from, to }, index) =>
      index % 2 === 0
        ? [{ from, to, before: index === 0 ? ("start" as const) : ("bar" as const), isDate: false }]
        : splitPart(from, to, "colon"),
    );
  const [first, second] = cell.parts ?? [];
  if (
    first &&
    second &&
    (isTitleAndEmployer(cell, isBullet) ||
      (pairStyles.has(pairStyleOf(cell)) && isCapsAndName(cell, isBullet)) ||
      (employerStyles.has(pairStyleOf(cell)) && areTwoNames(cell, isBullet)))
  ) {
    const start = text.length - second.text.length;
    return [...splitPart(0, start, "start"), ...splitPart(start, text.length, "space")];
  }
  const sentence =
    isBullet || (!isDated && text.length <= maxSplitLength) ? undefined : findHeadSentence(text);
  if (sentence !== undefined) return splitSentence(0, sentence, "start");
  const behind = isBullet ? undefined : findTitleBehindEmployer(text);
  if (behind)
    return [
      ...splitPart(0, behind.from - 2, "start"),
      { ...behind, before: "comma", isDate: false },
      ...(behind.to + 2 < text.length
        ? [{ from: behind.to + 2, to: text.length, before: "stop" as const, isDate: false }]
        : []),
    ];
  const short = isBullet ? undefined : findTitleBeforeSentence(text);
  if (short !== undefined) return splitSentence(0, short, "start");
  const brackets = isBullet ? undefined : findTitleInBrackets(text);
  if (brackets)
    return [
      ...splitPart(0, brackets.from - 1, "start"),
      ...splitPart(brackets.from, brackets.to, "bracket"),
      ...splitPart(brackets.to + 1, text.length, "space"),
    ];
  const periods =
    text.length <= 200 ? findPeriods(text).filter((period) => isStandaloneDate(text, period, isBullet)) : [];
  const [start] = periods;
  // "1986–1995 Formann, Aker Verdal. Ledet et lag på 14."
  if (start?.from === 0 && text.length > maxSplitLength) {
    const from = start.to + (/^[^\p{L}\p{N}(“"«]*/u.exec(text.slice(start.to))?.[0].length ?? 0);
    const date: Part = { from: 0, to: start.to, before: "start", isDate: true };
    const head = findHeadSentence(text.slice(from));
    if (head !== undefined) return [date, ...splitSentence(from, head, "space")];
    if (text.length - from > maxSplitLength) return [date, ...splitPart(from, text.length, "space")];
  }
  const parts: Part[] = [];
  let from = 0;
  let before: Separator = "start";
  for (const period of periods) {
    parts.push(...splitText(text, from, period.from, before));
    parts.push({ from: period.from, to: period.to, before: "space", isDate: true });
    from = period.to;
    before = "space";
  }
  parts.push(...splitText(text, from, text.length, before));
  const trimmed = parts.map((part) => trimPart(text, part)).filter(({ from, to }) => to > from);
  return trimmed.length > 0 ? trimmed : [{ from: 0, to: text.length, before: "start", isDate: false }];
}

/** The labels of a cell and the text behind each in another style: "**Field of study** Catering | **Final grade** 84". */
function findLabelledParts({ text, parts = [] }: Cell): { from: number; to: number }[] | undefined {
  const isLabelled = parts.length > 1 && parts.length % 2 === 0;
  if (!isLabelled || !parts.every((part, index) => index % 2 === 1 || isKnownLabel(part.text)))
    return undefined;
  let end = 0;
  const found = parts.map((part) => {
    const from = text.indexOf(part.text, end);
    end = from + part.text.length;
    return { from, to: end };
  });
  return found.some(({ from }) => from < 0) ? undefined : found;
}

const pairStyleOf = ({ parts = [] }: Cell) => parts.map(({ style }) => style).join("|");

/** Whether a cell is a title and its employer in two styles. */
function isTitleAndEmployer({ text, parts = [] }: Cell, isBullet: boolean): boolean {
  const [first, second, ...others] = parts;
  return (
    first !== undefined &&
    second !== undefined &&
    others.length === 0 &&
    !isBullet &&
    areTwoFields(text, first.text, second.text)
  );
}

const minEmployerRows = 2;

/** Styles of rows that are an employer and a title without a sign between them: "**Testdal skole** Kontaktlærer". */
function findEmployerStyles(lines: Line[]): Set<string> {
  const pairs = lines.flatMap(({ cells, bullet }) => cells.filter((cell) => areTwoNames(cell, bullet)));
  const isEmployerFirst = ({ parts: [first, second] = [] }: Cell) =>
    first !== undefined &&
    second !== undefined &&
    workRoles.title(first.text) === 0 &&
    workRoles.title(second.text) > 0.5 &&
    workRoles.organization(second.text) === 0;
  return new Set(
    [...Map.groupBy(pairs, pairStyleOf)]
      .filter(
        ([, alike]) => alike.filter(isEmployerFirst).length >= Math.max(minEmployerRows, alike.length / 2),
      )
      .map(([style]) => style),
  );
}

/** Whether a cell is two names in two styles, without a sign between them. */
function areTwoNames({ text, parts: [first, second, ...others] = [] }: Cell, isBullet: boolean): boolean {
  return (
    first !== undefined &&
    second !== undefined &&
    others.length === 0 &&
    !isBullet &&
    /^\p{Lu}.*[\p{L}\d.)]\s*$/u.test(first.text) &&
    /^\p{Lu}/u.test(second.text) &&
    text.endsWith(second.text) &&
    text.length < maxSplitLength &&
    detectHeading(first.text) === undefined
  );
}

/** Whether a cell in two styles has capitals and a name: "LABORANT Chemi-Pharm AS", "WELDER LEIRVIK AS". */
function isCapsAndName(cell: Cell, isBullet: boolean): boolean {
  return areTwoNames(cell, isBullet) && isAllCaps(cell.parts?.[0]?.text ?? "");
}

/** Whether two texts in different styles are two fields without a sign between them: a title and its employer. */
function areTwoFields(text: string, first: string, second: string): boolean {
  const title = first.trimEnd();
  const isOrganization = educationRoles.organization(second) + workRoles.organization(second) > 0;
  const hasTitle = workRoles.title(title) > 0.5 || educationRoles.title(title) > 0.5;
  // "KOKK SOLA STRAND HOTEL", as Europass prints it.
  const isWholeTitle =
    title.length > 6 && workRoles.title(title) > 1.5 && (second.includes(" ") || isAllCaps(second));
  return (
    text.endsWith(second) &&
    hasTitle &&
    (title.includes(" ") || isWholeTitle) &&
    (isOrganization || isWholeTitle || (second.includes(" ") && !looksLikeName(text.split(",")[0] ?? ""))) &&
    /^\p{Lu}/u.test(first) &&
    /^\p{Lu}/u.test(second) &&
    // "Chef" and "De Partie" are one title.
    !/^(?:De (?:Partie|Rang|Cuisine)(?!\p{L})|(?:Of|And|Og|I) )/u.test(second) &&
    /[\p{L}\d)]$/u.test(title) &&
    text.length < maxSplitLength &&
    !commonWords.has(title.split(" ").at(-1)?.toLowerCase() ?? "")
  );
}

/**
 * Finds brackets that hold the title behind an employer or the other way round, before more text:
 * "Fjord Kafé (kokk, Bodø) fra 2015". Returns the offsets of what is in the brackets.
 */
function findTitleInBrackets(text: string): { from: number; to: number } | undefined {
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
function findTitleBehindEmployer(text: string): { from: number; to: number } | undefined {
  const [, employer = "", title = ""] =
    /^(\p{Lu}[^.:;]{3,60}[\p{L})])\. (\p{Lu}[\p{L} /-]{2,40})(?:\.?$|\. \p{Lu})/u.exec(text) ?? [];
  const from = employer.length + 2;
  const isTitle = title !== "" && title.split(" ").length <= 4 && isOnlyTitle(title);
  return isTitle && !isOnlyTitle(employer) ? { from, to: from + title.length } : undefined;
}

/** Where a title or school ends before a sentence about it: "Matros. Nordsjøen og kontinentet." */
function findTitleBeforeSentence(text: string): number | undefined {
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
function isStandaloneDate(text: string, { from, to, single }: Period, isBullet: boolean): boolean {
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
function findHeadSentence(text: string): number | undefined {
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

function splitText(text: string, start: number, end: number, before: Separator): Part[] {
  if (end <= start) return [];
  const own = text.slice(start, end);
  const isCitation = citation.test(text);
  if (end - start > (isCitation ? 2 * maxSplitLength : maxSplitLength)) {
    const colon = findLabelColon(own);
    if (colon === undefined) return [{ from: start, to: end, before, isDate: false }];
    return [
      { from: start, to: start + colon, before, isDate: false },
      { from: start + colon + 1, to: end, before: "colon", isDate: false },
    ];
  }
  const cuts: { from: number; to: number; kind: Separator }[] = [];
  for (const found of own.matchAll(separators)) {
    const sign = found[0].trim();
    // "BE - Personbil med tilhenger" is one licence.
    if (/[–—-]/.test(sign) && onlyLicenceClass.test(own.slice(0, found.index))) continue;
    const kind: Separator =
      sign === "(" ? "bracket" : /[–—-]/.test(sign) ? "dash" : sign === "@" ? "join" : "bar";
    cuts.push({ from: found.index, to: found.index + found[0].length, kind });
  }
  for (const found of own.matchAll(connectives))
    if (
      found[1] === undefined ||
      isOnlyTitle(own.slice(0, found.index)) ||
      isDegreeAtSchool(own.slice(0, found.index), own.slice(found.index + found[0].length))
    )
      cuts.push({ from: found.index, to: found.index + found[0].length, kind: "join" });
  const [hyphen] = townBehindHyphen.exec(own)?.indices?.[1] ?? [];
  if (hyphen) cuts.push({ from: hyphen, to: hyphen + 1, kind: "dash" });
  if (isCitation)
    for (const found of own.matchAll(/[.?!”"]\s+(?=\p{Lu}\p{L}+)/gu))
      cuts.push({
        from: found.index + (/[?!]/.test(found[0]) ? 1 : 0),
        to: found.index + found[0].length,
        kind: "stop",
      });
  let depth = 0;
  for (let index = 0; index < own.length; index += 1) {
    if (own[index] === "(") depth += 1;
    if (own[index] === ")") depth -= 1;
    if (
      own[index] === "," &&
      depth <= 0 &&
      own[index + 1] === " " &&
      !isLicenceClass(own, index) &&
      !isWithinFaculty(own, index)
    )
      cuts.push({ from: index, to: index + 2, kind: "comma" });
  }
  // "Copper & Comb, Leeds Senior Stylist"
  for (const found of own.matchAll(/, (\p{Lu}[\p{L}'’-]+) (\p{Lu}[^,]+)/gu)) {
    const [, town = "", title = ""] = found;
    const from = found.index + town.length + 2;
    if (isKnownPlace(town) && isOnlyTitle(title)) cuts.push({ from, to: from + 1, kind: "space" });
  }
  // "Avløser, Testdal Avløserlag. Fjøsstell på de fleste gardene"
  const [, head = "", employer = ""] =
    /^([^,.]{4,50}), (\p{Lu}[^.,]{3,50}\p{L}{3})\. \p{Lu}\p{Ll}/u.exec(own) ?? [];
  const isEmployer = workRoles.organization(employer) + educationRoles.organization(employer) > 0;
  const stop = head.length + 2 + employer.length;
  if (head !== "" && isOnlyTitle(head) && isEmployer) cuts.push({ from: stop, to: stop + 2, kind: "stop" });
  const colon = isCitation ? undefined : findLabelColon(own);
  if (colon !== undefined) cuts.push({ from: colon, to: colon + 1, kind: "colon" });
  cuts.sort((a, b) => a.from - b.from);
  const parts: Part[] = [];
  let from = start;
  let kind = before;
  for (const cut of cuts) {
    if (start + cut.from < from) continue;
    parts.push({ from, to: start + cut.from, before: kind, isDate: false });
    from = start + cut.to;
    kind = cut.kind;
  }
  parts.push({ from, to: end, before: kind, isDate: false });
  return parts;
}

/** The name of a faculty, maybe without its end: "Institutt for" */
export const faculty =
  /(?:^|, )(?:Institutt|Fakultet|Avdeling|Seksjon|Senter|Department|Faculty|School|Institute|Centre) (?:for|of)(?: [^,]*(?:, \p{Ll}[^,]*)*)?$/u;

/** Whether a comma stands within the name of a faculty: "Institutt for arkeologi, historie, kultur- og religionsvitenskap". */
export function isWithinFaculty(text: string, index: number): boolean {
  return /^, \p{Ll}/u.test(text.slice(index, index + 4)) && faculty.test(text.slice(0, index));
}

const licenceWithClass = new RegExp(
  `(?:klasse|kl\\.?|class|category|cat\\.?|kategori|licen[cs]e|\\p{L}*(?:kort|bevis)):?\\s+${licenceClass}$`,
  "u",
);
const listedClasses = new RegExp(`(?:, ${licenceClass})+$`, "u");
const nextClass = new RegExp(`^, ${licenceClass}`, "u");

const onlyLicenceClass = new RegExp(`^\\s*${licenceClass}$`, "u");
/** "Førerkort: B, BE" is one name. */
const licenceList = new RegExp(`^\\s*\\p{L}*(?:[Kk]ort|[Ll]icen[cs]e):\\s+${licenceClass}`, "u");

/** Whether the comma stands between the classes of a licence: "Førerkort klasse B, BE og C". */
function isLicenceClass(text: string, comma: number): boolean {
  return (
    nextClass.test(text.slice(comma)) &&
    licenceWithClass.test(text.slice(0, comma).replace(listedClasses, ""))
  );
}

/** Offset of the colon between a label and its value: "Stilling: Kokk". */
function findLabelColon(text: string): number | undefined {
  const found = /^\s*([^:]{1,45}):\s+\S/u.exec(text);
  if (!found) return undefined;
  const name = found[1] ?? "";
  if (licenceList.test(text)) return undefined;
  const isName = name.split(" ").length <= 4 || findLabel(name) !== undefined;
  return isName ? text.indexOf(":") : undefined;
}

function trimPart(text: string, part: Part): Part {
  let { from, to } = part;
  const [number = ""] = /^\s*\d{1,2}\.\s+(?=\p{Lu})/u.exec(text.slice(from, to)) ?? [];
  if (isOnlyTitle(text.slice(from + number.length, to))) from += number.length;
  // The number of a publication.
  from += /^\s*\[\d{1,3}\]\s+(?=\S)/.exec(text.slice(from, to))?.[0].length ?? 0;
  while (
    from < to &&
    /[\s,;:|·•∙/–—)\]([.-]/u.test(text[from] ?? "") &&
    !(text[from] === "." && /\p{L}/u.test(text[from + 1] ?? ""))
  )
    from += 1;
  // "2017 –" is an open period.
  const isSeparator = part.isDate ? /[\s,;|·•∙/([:]/u : /[\s,;|·•∙/–—([:-]/u;
  while (to > from && isSeparator.test(text[to - 1] ?? "")) to -= 1;
  const inner = text.slice(from, to);
  if (/[)\]]$/.test(inner) && !/[([]/.test(inner)) to -= 1;
  return { ...part, from, to };
}
