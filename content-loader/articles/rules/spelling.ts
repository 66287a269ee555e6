import type { Language } from "../../data/types.ts";
import type { Problem } from "../format/problem.ts";

interface Spelling {
  wrong: RegExp;
  message: string;
}

const word = (letters: string, flags = "giu") =>
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:${letters})(?![\\p{L}\\p{N}])`, flags);

const american = "American spelling; use the British one";

const spellings: Record<Language, Spelling[]> = {
  en: [
    { wrong: word("colou?rize|colors?|favorites?|behaviors?|neighbors?|honors?"), message: american },
    // Capitals are names: Rockefeller Center, the Department of Labor.
    { wrong: word("center(?:s|ed)?|labor|theater", "gu"), message: american },
    {
      wrong: word(
        "(?:organi|recogni|reali|apologi|speciali|summari|critici|emphasi|optimi|personali|customi|prioriti|maximi|minimi)z(?:e|es|ed|ing|ations?|ational)|analyz(?:e|es|ed|ing)",
      ),
      message: american,
    },
  ],
  no: [
    { wrong: word("AI", "gu"), message: "write «KI» in Norwegian" },
    { wrong: word("NAVs?", "gu"), message: "write «Nav», as the agency does" },
    { wrong: word("e?mail(?:en|er|ene|adresse\\p{L}*)?|e-mail\\p{L}*"), message: "write «e-post»" },
  ],
};

/**
 * Finds spellings that the style guide rejects.
 *
 * @param passages the author's own words by line; quotations may be spelt differently
 */
export function spellingProblems({
  file,
  language,
  passages,
}: {
  file: string;
  language: Language;
  passages: { line: number; own: string }[];
}): Problem[] {
  return passages.flatMap(({ line, own }) =>
    spellings[language].flatMap(({ wrong, message }) =>
      [...own.matchAll(wrong)].map(([found]) => ({ file, line, message: `'${found}': ${message}` })),
    ),
  );
}
