import type { Line } from "./source.ts";
import { wordsOf } from "./values/text.ts";
import type { LanguageWords } from "./words/language-words.ts";
import { type LanguageCode, languages } from "./words/words.ts";

/** The language that most of a CV is written in; `undefined` when it is none that the reader knows, or too little to tell. */
export function languageOf(lines: Line[]): LanguageCode | undefined {
  const all = lines.flatMap(({ text }) => wordsOf(text));
  // Templates bring headings of their own language, so these count only where there is no running text.
  return (
    mostly(all, ({ common, months }) => [...common, ...months.flat()]) ??
    mostly(all, ({ headings }) => Object.values(headings).flat())
  );
}

function mostly(all: string[], pick: (words: LanguageWords) => string[]): LanguageCode | undefined {
  const [best, second] = (Object.keys(languages) as LanguageCode[])
    .map((code) => {
      const known = new Set(pick(languages[code]));
      return { code, count: all.filter((word) => known.has(word)).length };
    })
    .sort((a, b) => b.count - a.count);
  if (!best || best.count < Math.max(3, all.length * 0.03) || best.count === second?.count) return undefined;
  return best.code;
}
