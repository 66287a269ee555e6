import type { Line } from "./source.ts";
import { splitWords } from "./values/text.ts";
import { type LanguageWords, list } from "./words/language-words.ts";
import { type LanguageCode, languages } from "./words/words.ts";

/** The main language of a CV; undefined when it is not supported or the text is too short. */
export function detectLanguage(lines: Line[]): LanguageCode | undefined {
  const textWords = lines.flatMap(({ text }) => splitWords(text));
  // Templates have headings in their own language, so headings count only where there is no prose.
  return (
    detectByWords(textWords, ({ common, months }) => [...common, ...months.flat()]) ??
    detectByWords(textWords, ({ headings }) => Object.values(headings).flat())
  );
}

/** Common words of unsupported languages, so that those are not mistaken for a supported one. */
const foreign: Record<string, readonly string[]> = {
  de: list(
    "und, der, die, das, mit, für, ich, von, im, zu, als, bei, eine, einer, den, des, habe, auf, ist, nicht",
  ),
  fr: list("et, le, la, les, des, du, pour, avec, je, dans, une, sur, au, aux, est, mon, par, en, de"),
  es: list("y, el, la, los, las, de, del, para, con, en, una, por, que, mi, como, al, un"),
  nl: list("en, het, een, de, van, voor, met, ik, bij, op, aan, als, te, mijn, naar, niet"),
  pl: list("i, w, na, z, do, oraz, dla, od, po, jako, się, o, przy"),
};

const known = new Set(Object.values(languages).flatMap(({ common }) => common));
const foreignWords = Object.values(foreign).map(
  (foreignList) => new Set(foreignList.filter((word) => !known.has(word))),
);

function detectByWords(
  textWords: string[],
  pick: (words: LanguageWords) => string[],
): LanguageCode | undefined {
  const [best, second] = (Object.keys(languages) as LanguageCode[])
    .map((code) => {
      const own = new Set(pick(languages[code]));
      return { code, count: textWords.filter((word) => own.has(word)).length };
    })
    .sort((a, b) => b.count - a.count);
  const foreignCount = Math.max(
    ...foreignWords.map((foreignList) => textWords.filter((word) => foreignList.has(word)).length),
  );
  if (
    !best ||
    foreignCount > best.count ||
    best.count < Math.max(3, textWords.length * 0.03) ||
    best.count === second?.count
  )
    return undefined;
  return best.code;
}
