import { educationRoles, isOnlyTitle, workRoles } from "../entries/role-scores.ts";
import { findLabel } from "../sections/labels.ts";
import { licenceClass } from "../values/licence-classes.ts";
import { isKnownPlace } from "../values/places.ts";

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

/** A part of a cell's text. */
export interface Part {
  from: number;
  to: number;
  before: Separator;
  isDate: boolean;
}

const separators =
  /\s+[|•·∙/◆]\s+|\s*\|\s*|\s*·\s*|\s+(?:[–—-]|-{2,3})\s+|\s+@\s+|\s+\((?=[^()]{2,60}\)(?:\s*$|\s*[,|·•]|\s+[–—-]\s))/gu;
/** Not in "Working at Height" or "First Aid at Work", which are names of courses. */
const connectives = /\s+(?:at|hos|hjå|(ved|på))\s+(?=\p{Lu})(?!(?:Heights?|Work|Sea)\b)/gu;

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
export const maxSplitLength = 110;
/** "FedEx Ground-Memphis, TN", as Indeed writes it, but not "Bristol-Myers Squibb, NJ". */
const townBehindHyphen =
  /(?:^|, )(?:[^,]* [^,-]*[\p{L}.)]|Inc\.)(-)(?=\p{Lu}[\p{L}.' ]+, (?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$)/du;

/** Splits a part of a text at separators, connectives, brackets and commas. */
export function splitText(text: string, start: number, end: number, before: Separator): Part[] {
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

export function trimPart(text: string, part: Part): Part {
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
