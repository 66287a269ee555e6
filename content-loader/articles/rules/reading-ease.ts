import type { Language } from "../../data/types.ts";
import type { ArticleText } from "./article-text.ts";

/** From this value on, the average of a language is too heavy: the sentences too long or the nouns too abstract. */
export const heaviestAverage = 45;

const longWord = 7;

const sentences: Record<Language, Intl.Segmenter> = {
  en: new Intl.Segmenter("en", { granularity: "sentence" }),
  no: new Intl.Segmenter("nb", { granularity: "sentence" }),
};

/**
 * Björnsson's readability index (LIX, 1968): words a sentence plus the percentage of words with more than six letters.
 * 30 is a novel, 40 a newspaper, 50 an official report. A colon does not end a sentence here, which is the stricter reading.
 *
 * @param texts paragraphs and list items; headings and tables have no sentences to measure
 * @returns 0 when there is no word
 */
export function lix(texts: string[], language: Language): number {
  let words = 0;
  let long = 0;
  let ends = 0;
  for (const text of texts) {
    for (const { segment } of sentences[language].segment(text)) {
      const found = segment.match(/\p{L}+(?:[’'-]\p{L}+)*|\p{N}[\p{N}.,\u00a0]*/gu) ?? [];
      if (found.length > 0) ends++;
      words += found.length;
      long += found.filter((word) => word.replace(/[^\p{L}]/gu, "").length >= longWord).length;
    }
  }
  return words === 0 ? 0 : words / ends + (100 * long) / words;
}

/** The readability index of an article, its boxes included except the pull quote, which stands in the text already. */
export function articleLix({ passages, language }: ArticleText): number {
  const prose = passages.filter(
    ({ place, box }) => (place === "paragraph" || place === "item") && box !== "quote",
  );
  return lix(
    prose.map(({ text }) => text),
    language,
  );
}
