import type { Problem } from "../../content/article-format/problem.ts";
import type { ArticleText } from "./article-text.ts";
import { type Forbidden, forbidden } from "./forbidden.ts";

const compiled = {
  en: forbidden.en.map((entry) => ({ ...entry, pattern: wholeWords(entry) })),
  no: forbidden.no.map((entry) => ({ ...entry, pattern: wholeWords(entry) })),
};

/** Turns of phrase that the writer should not use, or uses too often, in their own voice. */
export function phraseProblems({ file, language, passages }: ArticleText): Problem[] {
  return compiled[language].flatMap(({ pattern, why, allowed = 0 }) => {
    const found = passages.flatMap(({ own, line }) =>
      own === "" ? [] : [...own.matchAll(pattern)].map(([phrase]) => ({ line, phrase: phrase.trim() })),
    );
    const tooOften =
      allowed === 0 ? "" : `, and at most ${allowed} time${allowed > 1 ? "s" : ""} in an article`;
    return found
      .slice(allowed)
      .map(({ line, phrase }) => ({ file, line, message: `'${phrase}': ${why}${tooOften}` }));
  });
}

/** JavaScript's own word boundary knows no å: letters of every alphabet count here. */
function wholeWords({ phrase, exact }: Forbidden): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${phrase})(?![\\p{L}\\p{N}])`, exact ? "gu" : "giu");
}
