import type { LanguageCode } from "../../../shared/languages.ts";
import type { Problem } from "../format/problem.ts";

interface Spelling {
  wrong: RegExp;
  message: string;
}

const wholeWord = (letters: string, flags = "giu") =>
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:${letters})(?![\\p{L}\\p{N}])`, flags);

const americanSpelling = "American spelling; use the British one";

const spellings: Record<LanguageCode, Spelling[]> = {
  en: [
    {
      wrong: wholeWord("colou?rize|colors?|favorites?|behaviors?|neighbors?|honors?"),
      message: americanSpelling,
    },
    // Capitals are names: Rockefeller Center, the Department of Labor.
    { wrong: wholeWord("center(?:s|ed)?|labor|theater", "gu"), message: americanSpelling },
    {
      wrong: wholeWord(
        "(?:organi|recogni|reali|apologi|speciali|summari|critici|emphasi|optimi|personali|customi|prioriti|maximi|minimi)z(?:e|es|ed|ing|ations?|ational)|analyz(?:e|es|ed|ing)",
      ),
      message: americanSpelling,
    },
  ],
  no: [
    { wrong: wholeWord("AI", "gu"), message: "write «KI» in Norwegian" },
    { wrong: wholeWord("NAVs?", "gu"), message: "write «Nav», as the agency does" },
    { wrong: wholeWord("e?mail(?:en|er|ene|adresse\\p{L}*)?|e-mail\\p{L}*"), message: "write «e-post»" },
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
  language: LanguageCode;
  passages: { line: number; own: string }[];
}): Problem[] {
  return passages.flatMap(({ line, own }) =>
    spellings[language].flatMap(({ wrong, message }) =>
      [...own.matchAll(wrong)].map(([found]) => ({ file, line, message: `'${found}': ${message}` })),
    ),
  );
}
