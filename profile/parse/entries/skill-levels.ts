import type { Extracted } from "../extracted.ts";
import { comparisonKey, trimSeparators } from "../values/text.ts";
import { words } from "../words/words.ts";

const levelKeys = new Set([...words("skillLevels"), ...words("languageLevels")].map(comparisonKey));
/** Dots, stars, leaders and percentages that draw a level, but not "RHEL 7/8/9". */
export const levelMeter =
  /[●○◉◎■□▪▫★☆⬤◯•]{2,}|\b\d{1,3}\s?%|\s?\.{4,}\s*\d{0,2}|(?<![\w/])\d\s?\/\s?(?:[3-6]|10)(?![\w/])/gu;

/** Whether a text is a level of a skill or language: "expert". */
export const isLevel = (text: string) => text !== "" && levelKeys.has(comparisonKey(text));

/**
 * The level behind a skill: "Python – expert", "Forklift (7 years)"; without a sign only where most skills have one. "Excel (basic)" is
 * one name.
 */
export function splitSkillLevel(keyword: Extracted, isBare: boolean): { name: Extracted; level?: Extracted } {
  const parts =
    /^(.+?)\s*(?:[–—:-]\s+|\s[–—-]\s)(\S.*)$/u.exec(keyword.value) ??
    /^(.+?)\s*\((\d{1,2}\+? (?:years?|yrs?|år))\)$/iu.exec(keyword.value) ??
    (isBare ? bareLevel(keyword.value) : undefined);
  if (
    parts &&
    (isLevel(parts[2] ?? "") || /^\d{1,2}\+? (?:years?|yrs?|år|års erfaring)$/i.test(parts[2] ?? ""))
  )
    return {
      name: { ...keyword, value: trimSeparators(parts[1] ?? "") },
      level: { ...keyword, value: trimSeparators(parts[2] ?? "") },
    };
  return { name: keyword };
}

/** A level of one or two words at the end: "Python meget god". */
export function bareLevel(text: string): string[] | undefined {
  const list = text.split(" ");
  const length = [2, 1].find((count) => list.length > count && isLevel(list.slice(-count).join(" ")));
  return length === undefined
    ? undefined
    : [text, list.slice(0, -length).join(" "), list.slice(-length).join(" ")];
}
