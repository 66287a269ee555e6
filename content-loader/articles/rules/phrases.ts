import type { Problem } from "../format/problem.ts";
import type { ArticleText } from "./article-text.ts";
import { type Forbidden, forbidden } from "./forbidden.ts";

/** What is read for turns of phrase: an article, or the words of a page. */
type Spoken = Pick<ArticleText, "file" | "language"> & { passages: { line: number; own: string }[] };

const compiled = { en: forbidden.en.map(compile), no: forbidden.no.map(compile) };

/** Turns of phrase that the writer should not use, or uses too often, in their own voice. */
export function phraseProblems({ file, language, passages }: Spoken): Problem[] {
  const spoken = passages
    .filter(({ own }) => own !== "")
    .map(({ line, own }) => ({ line, own, small: own.toLowerCase() }));
  return compiled[language].flatMap(({ pattern, exact, why, allowed = 0 }) => {
    const found = spoken.flatMap(({ line, own, small }) =>
      [...(exact ? own : small).matchAll(pattern)].map((match) => ({
        line,
        phrase: own.slice(match.index, match.index + match[0].length).trim(),
      })),
    );
    const limit = allowed === 0 ? "" : `; allowed in an article: ${allowed}`;
    return found
      .slice(allowed)
      .map(({ line, phrase }) => ({ file, line, message: `'${phrase}': ${why}${limit}` }));
  });
}

/** JavaScript's own word boundary knows no å: letters of every alphabet count here. */
function compile(entry: Forbidden) {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${entry.phrase})(?![\\p{L}\\p{N}])`, "gu");
  return { ...entry, pattern };
}
