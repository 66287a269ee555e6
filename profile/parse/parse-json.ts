import { checkResume } from "../check-resume.ts";
import type { Resume } from "../resume.ts";
import { detectLanguage } from "./language.ts";
import { checkEntries, checkSource, limits } from "./limits.ts";
import { ParseError } from "./parse-error.ts";
import { parseText } from "./plain/parse-text.ts";
import type { LanguageCode } from "./words/words.ts";

/**
 * Parses JSON Resume of any version: the 2014 names (`company`, `website`) are mapped to today's and longer dates
 * are shortened. Invalid parts are left out.
 *
 * @returns undefined when the text is not JSON Resume
 * @throws ParseError "inflates" when it is nested too deeply
 */
export function parseJson(text: string): Resume | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) return undefined;
  const { resume } = checkResume(upgradeFields(parsed, 0));
  const hasBasics = resume.basics !== undefined && Object.keys(resume.basics).length > 0;
  return hasBasics || (resume.work?.length ?? 0) > 0 || (resume.education?.length ?? 0) > 0
    ? resume
    : undefined;
}

/**
 * Checks that JSON Resume has no more text than a CV.
 *
 * @returns its main language, if it is supported
 * @throws ParseError "too-long"
 */
export function checkResumeText(resume: Resume): LanguageCode | undefined {
  const source = parseText(listStrings(resume).join("\n"));
  checkSource(source);
  checkEntries(resume);
  return detectLanguage(source.lines);
}

/** All strings of a CV except its embedded picture. */
function listStrings(value: unknown): string[] {
  if (typeof value === "string") return value.startsWith("data:") ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listStrings) : [];
}

const renamedFields: Record<string, string> = {
  company: "name",
  website: "url",
  picture: "image",
};

function upgradeFields(value: unknown, depth: number): unknown {
  if (depth > limits.depth) throw new ParseError("inflates");
  if (Array.isArray(value)) return value.map((item) => upgradeFields(item, depth + 1));
  if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value).map(([field, below]): [string, unknown] => [
      renamedFields[field] ?? field,
      isDateField(field) ? dropTime(below) : upgradeFields(below, depth + 1),
    ]);
    return Object.fromEntries(fields.filter(([, below]) => below !== "" && below !== null));
  }
  return typeof value === "number" ? String(value) : value;
}

const isDateField = (field: string) => /^(start|end|release)?date$/i.test(field);

function dropTime(value: unknown): unknown {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value.replace(/T.*$/, "").trim() : value;
}
