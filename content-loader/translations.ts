import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { byLanguage, type LanguageCode } from "../shared/languages.ts";

/**
 * The translations `content/<language>/<name>.json` in every language. Build time only.
 * @throws when a language has no such file
 */
export function readTranslations<Tree>(name: string): Record<LanguageCode, Tree> {
  return byLanguage((code) => JSON.parse(readFileSync(resolve("content", code, `${name}.json`), "utf8")));
}
