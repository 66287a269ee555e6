import { listLines, type Rule } from "../observation.ts";

const maxWords = 32;
const countWords = (text: string) => text.trim().split(/\s+/).length;

/** Reports two or more lines that are too long. */
export const length: Rule = {
  name: "length",
  article: "new-resume",
  find(resume) {
    const long = listLines(resume)
      .map((passage) => ({ passage, words: countWords(passage.quote) }))
      .filter(({ words }) => words > maxWords)
      .sort((a, b) => b.words - a.words);
    const [longest] = long;
    if (!longest || long.length < 2) return undefined;
    return {
      passages: long.slice(0, 3).map(({ passage }) => passage),
      values: { count: long.length, words: longest.words },
    };
  },
};
