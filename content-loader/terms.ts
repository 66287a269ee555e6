import terms from "../content/data/terms.json" with { type: "json" };
import type { Problem } from "./articles/format/problem.ts";
import type { Language } from "./data/types.ts";

/**
 * Finds words for which the terms list (`content/data/terms.json`) has a replacement.
 *
 * @param text of a file with texts of the site
 * @param file its path, for the message
 */
export function termProblems(
  text: string,
  { file, language }: { file: string; language: Language },
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
