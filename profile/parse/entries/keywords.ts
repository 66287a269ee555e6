import { type Extracted, extracted } from "../extracted.ts";
import { findLabel } from "../sections/labels.ts";
import { commaParts } from "../values/comma-parts.ts";
import { trimSeparators } from "../values/text.ts";
import type { LabelKind } from "../words/language-words.ts";

/** Labels of forms, which are no skills. */
const formLabels: LabelKind[] = [
  "name",
  "phone",
  "address",
  "period",
  "position",
  "employer",
  "place",
  "tasks",
  "issuer",
  "technologies",
];

/** What separates the items of a list, besides commas. */
export const listMark = /\s*[;|•·●▪∙\t]\s*|\s+[–—]\s+(?=\p{Lu})/u;
/** Splits a list with a slash between all items; a single slash joins two names: "Tally / ERP 9". */
function splitAtSlashes(text: string): string[] {
  const parts = text.split(/\s\/\s/);
  return parts.length > 2 ? parts : [text];
}

/** Splits the end of a list: "Framsikt og Microsoft 365", but not "Planning and development", which may be one skill. */
function splitLast(text: string): string[] {
  const [, first = "", last = ""] = /^(\S+(?: \S+)?) (?:og|and) (\S+(?: \S+)?)$/u.exec(text.trim()) ?? [];
  const isName = (part: string) => /^\p{Lu}|\d/u.test(part);
  return isName(first) && isName(last) ? [first, last] : [text];
}

/** Joins numbers of one thing: "MIG/MAG 135, 136 og 138", "Eurocodes 2, 3 & 5". */
function joinNumbers(parts: string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isNumber = /^\d{1,3}[a-z]?(?: (?:og|and|&) \d{1,3}[a-z]?)?$/u.test(part);
    if (last && isNumber && /\s\d{1,3}[a-z]?$/u.test(last)) joined.splice(-1, 1, `${last}, ${part}`);
    else joined.push(part);
  }
  return joined;
}

/** Splits at commas, bars, dots and semicolons, but not inside brackets. */
export function splitKeywords(text: string, lines: number[]): Extracted[] {
  return text
    .split(listMark)
    .flatMap((part) => joinNumbers(commaParts(part)))
    .flatMap(splitAtSlashes)
    .flatMap((part) => part.split(/(?<!(?<![\d,])\d{1,3}(?=,\d{3}(?![\d,]))),(?=\S)/))
    .flatMap((part, index, all) => (index > 0 && index === all.length - 1 ? splitLast(part) : [part]))
    .map((part) => trimSeparators(part).replace(/\.$/, ""))
    .filter((part) => /[\p{L}\p{N}]/u.test(part) && findLabel(part, formLabels) === undefined)
    .map((part) => extracted(part, lines, part.length > 60 ? 0.5 : 0.88));
}
