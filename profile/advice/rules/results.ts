import { listLines, type Rule } from "../observation.ts";

/** A quantity: a number with a unit or size, not a year, a version or "24/7". */
const figure =
  /\d[\d\s.,]*\s?(?:%|prosent|per cent|percent|kr|nok|mill|mrd|million|€|£|\$)|(?:€|£|\$|kr)\s?\d|\b(?!(?:19|20)\d\d\b)\d{2,}(?:[.,\s]\d+)*\b|\b\d+\s+\p{L}{3,}/iu;

/** Words that name an outcome. */
const outcome =
  /(?<!\p{L})(?:økte|øker|reduserte|halverte|doblet|kuttet|sparte|vant|bygget|bygde|lanserte|innførte|raised|increased|reduced|halved|doubled|cut|saved|won|built|launched|grew|introduced|rose)(?!\p{L})/iu;

/** Reports when three in four of at least five lines have neither a figure nor an outcome. */
export const results: Rule = {
  name: "results",
  article: "personal-brand-guide",
  find(resume) {
    const lines = listLines(resume).filter(({ quote }) => quote.trim() !== "");
    const without = lines.filter(({ quote }) => !figure.test(quote) && !outcome.test(quote));
    if (lines.length < 5 || without.length < lines.length * 0.75) return undefined;
    return { passages: without.slice(0, 3), values: { count: without.length, all: lines.length } };
  },
};
