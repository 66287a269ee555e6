import type { Line } from "./source.ts";
import { wordsOf } from "./values/text.ts";
import { type LanguageCode, languages } from "./words/words.ts";

/** The language that most of a CV is written in; `undefined` when it is none that the reader knows, or too little to tell. */
export function languageOf(lines: Line[]): LanguageCode | undefined {
  const all = lines.flatMap(({ text }) => wordsOf(text));
  const shares = (Object.keys(languages) as LanguageCode[]).map((code) => {
    const known = new Set<string>([
      ...languages[code].common,
      ...languages[code].months.flat(),
      ...Object.values(languages[code].headings).flat(),
    ]);
    return { code, count: all.filter((word) => known.has(word)).length };
  });
  const [best, second] = shares.sort((a, b) => b.count - a.count);
  if (!best || best.count < Math.max(3, all.length * 0.03) || best.count === second?.count) return undefined;
  return best.code;
}
