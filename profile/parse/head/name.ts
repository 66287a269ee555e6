import { detectHeading } from "../sections/headings.ts";
import { isKnownPlace } from "../values/places.ts";
import { collapseSpaces, comparisonKey, splitWords } from "../values/text.ts";
import { createWordMatcher, words } from "../words/words.ts";

const particles = new Set([
  "bin",
  "ibn",
  "al",
  "el",
  "von",
  "van",
  "de",
  "der",
  "den",
  "af",
  "av",
  "da",
  "di",
  "do",
  "dos",
  "du",
  "la",
  "le",
  "ní",
  "ni",
  "mac",
  "ó",
  "o",
  "y",
  "ten",
  "ter",
  "zu",
]);
const documentTitles = new Set(words("documentTitles").map(comparisonKey));
const title = createWordMatcher(words("jobTitles"));
const employers = createWordMatcher(words("employers"));
const part = /^(?:\p{Lu}[\p{L}\p{M}'’.-]*|[“"‘«(]\p{Lu}[\p{L}\p{M}-]*[”"’»)])$/u;
const greeting = /^(?:hello|hi|dear|hei|hallo|kjære|hej)$/i;

/** Whether a text may be a person's name: two to six capitalised words, letters only. */
export function looksLikeName(text: string): boolean {
  const list = text.split(" ");
  if (list.length < 2 || list.length > 6 || text.length > 50 || greeting.test(list[0] ?? "")) return false;
  if (!list.every((word) => part.test(word) || particles.has(word.toLowerCase()))) return false;
  return (
    part.test(list[0] ?? "") &&
    part.test(list.at(-1) ?? "") &&
    !isDocumentTitle(text) &&
    detectHeading(text) === undefined &&
    !isKnownPlace(text)
  );
}

export function isDocumentTitle(text: string): boolean {
  return documentTitles.has(comparisonKey(text)) || /^[\p{L}'’]{4,14} curriculum vitae$/iu.test(text);
}

/** Degrees and memberships behind a name. */
const postNominal =
  "(?:C\\.?Eng|I\\.?Eng|P\\.?Eng|Eur Ing|Ph\\.?D|D\\.?Phil|M\\.?D|MBBS|MBChB|MB BCh|MBA|EMBA|MPA|MPH|MEd|MSc|MA|MRes|BSc|BA|BEng|LL\\.?B|LL\\.?M|J\\.?D|Esq|R\\.?N|RGN|CPA|CFA|ACA|FCA|ACCA|FCCA|ACMA|CGMA|CISSP|PMP|P\\.?E|RIBA|ARB|RIAS|AIA|FRSA|FRCP|MRCP|FRCS|MRCGP|FHEA|MICE|MIMechE|MIET|MIEI|MRICS|FRICS|MCIPD|FCIPD|MCIPS|CIHCM|SHRM-CP)";
const postNominals = new RegExp(`(?:,? (?:${postNominal})\\.?)+$`, "u");
const ranks =
  /^(?:(?:Dr|Prof|Professor|Mr|Mrs|Ms|Miss|Sir|Rev|Capt|Captain|Major|Maj|Sgt|Lt|Lieutenant|Colonel|Col|Commander|Cdr|Dipl\.?-Ing|Ing|Mag)\.?(?: \((?:Retd|ret|FH)\.?\))? )+(?=\p{Lu})/u;

/** Removes what is not part of the name: icons, a document title or rank before it, pronouns, years and degrees after it. */
export function stripNameExtras(text: string): string {
  const plain = collapseSpaces(
    text
      .replace(/\p{Emoji_Presentation}|\uFE0F/gu, "")
      .replace(
        /^(?:cv|c\.v\.?|curriculum vitae|resum[eé]|résumé)\s*(?:for|of|av|til|[–—:|-])?\s+(?=\p{Lu})/iu,
        "",
      )
      .replace(/\s*\([^)]*\)\s*$/, "")
      .replace(/\s+[–—|-]\s*(?:cv|curriculum vitae|resum[eé])$/i, ""),
  )
    .replace(postNominals, (titles, at, name: string) => (name.slice(0, at).includes(" ") ? "" : titles))
    .replace(ranks, "");
  // A page header that repeats the name may join it.
  const half = plain.slice(0, plain.length >> 1);
  return plain === `${half} ${half}` ? half : plain;
}

/** How well a name matches an e-mail address, 0 to 1: the share of its words that start in the local part. */
export function emailAgreement(name: string, email: string | undefined): number {
  const local = plain((email ?? "").split("@")[0] ?? "");
  const list = splitWords(name)
    .map(plain)
    .filter((word) => word.length > 1);
  if (local.length < 3 || list.length === 0) return 0;
  return list.filter((word) => local.includes(word.slice(0, 4))).length / list.length;
}

/** Letters without diacritics: "Sørli" and "sorli" are equal. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/ø/g, "o")
    .replace(/æ/g, "ae")
    .replace(/å/g, "a")
    .replace(/ł/g, "l")
    .replace(/đ/g, "d")
    .normalize("NFKD")
    .replace(/[^a-z]/g, "");
}

/** Words that names do not contain: job titles and company forms. */
export function looksLikeJobTitle(text: string): boolean {
  return splitWords(text).some((word) => title(word) || employers(word));
}

/** Title-cases a name in capitals. A name in mixed case is unchanged. */
export function normalizeNameCase(name: string): string {
  const letters = name.replace(/[^\p{L}]/gu, "");
  if (letters !== letters.toUpperCase()) return name;
  return name
    .toLowerCase()
    .split(" ")
    .map((word, index) =>
      index > 0 && particles.has(word) && word.length > 1
        ? word
        : word.replace(
            /(^|[-'’"“«(])(\p{L})/gu,
            (_, mark: string, letter: string) => mark + letter.toUpperCase(),
          ),
    )
    .join(" ");
}

/** Splits a name whose letter spacing hid the space between its words, using the e-mail address: "kari.nordmann@". */
export function splitGluedName(text: string, email: string | undefined): string | undefined {
  if (text.includes(" ") || text.length < 6 || !/^[\p{L}-]+$/u.test(text)) return undefined;
  const parts =
    (email ?? "")
      .split("@")[0]
      ?.split(/[._-]+/)
      .map(plain) ?? [];
  const whole = plain(text);
  for (const known of parts.filter((one) => one.length > 2)) {
    const from = whole.indexOf(known);
    const cut = from === 0 ? known.length : from;
    if (from < 0 || cut <= 1 || cut >= whole.length - 1 || whole.length !== text.replace("-", "").length)
      continue;
    return `${text.slice(0, cut)} ${text.slice(cut)}`;
  }
  return undefined;
}
