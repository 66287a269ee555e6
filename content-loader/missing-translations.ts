import { readdirSync, readFileSync } from "node:fs";
import { defaultLanguage, languageCodes } from "../shared/languages.ts";
import type { Problem } from "./articles/format/problem.ts";
import { findKeyLine } from "./data/find-key-line.ts";

type Path = (string | number)[];

/** Texts of the default language that are missing or empty in another, and texts that only another has. */
export function translationProblems(): Problem[] {
  const others = languageCodes.filter((code) => code !== defaultLanguage);
  return readdirSync(`content/${defaultLanguage}`).flatMap((name) =>
    others.flatMap((code) => {
      const file = `content/${code}/${name}`;
      const source = readFileSync(`content/${defaultLanguage}/${name}`, "utf8");
      let text: string;
      try {
        text = readFileSync(file, "utf8");
      } catch {
        return [{ file, line: 1, message: "the file is missing" }];
      }
      return missingTexts(source, text).map(({ path, message }) => ({
        file,
        line: findKeyLine(text, path),
        message: `${path.join(".")}: ${message}`,
      }));
    }),
  );
}

/**
 * Compares two translation files.
 *
 * @param source JSON of the default language
 * @param text JSON of the other
 */
export function missingTexts(source: string, text: string): { path: Path; message: string }[] {
  return compareTrees(JSON.parse(source), JSON.parse(text), []);
}

function compareTrees(one: unknown, other: unknown, path: Path): { path: Path; message: string }[] {
  if (other === undefined) return [{ path, message: "the translation is missing" }];
  if (one === undefined) return [{ path, message: "there is no such text in the default language" }];
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) {
    if (typeof one !== typeof other)
      return [{ path, message: "has another type than in the default language" }];
    return typeof other === "string" && other.trim() === "" && String(one).trim() !== ""
      ? [{ path, message: "the translation is empty" }]
      : [];
  }
  // Lists may differ in length: a language may need another number of examples.
  const keys = Array.isArray(one)
    ? Array.from({ length: Math.min(one.length, (other as unknown[]).length) }, (_, index) => index)
    : [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return keys.flatMap((key) =>
    compareTrees((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key], [
      ...path,
      key,
    ]),
  );
}
