import terms from "../content/data/terms.json" with { type: "json" };
import type { LanguageCode } from "../shared/languages.ts";
import type { Problem } from "./articles/format/problem.ts";

/** Finds words in a translation file that the terms list (`content/data/terms.json`) replaces. */
export function termProblems(
  text: string,
  { file, language }: { file: string; language: LanguageCode },
): Problem[] {
  return text
    .split("\n")
    .flatMap((line, index) =>
      terms[language].flatMap(({ use, for: meaning, instead }) =>
        instead
          .filter((word) => new RegExp(`(?<![\\p{L}-])${word}`, "iu").test(line))
          .map((word) => ({ file, line: index + 1, message: `'${word}': write '${use}' for ${meaning}` })),
      ),
    );
}
