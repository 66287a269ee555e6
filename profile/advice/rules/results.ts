import { linesOf, type Rule } from "../observation.ts";

/** A figure that says how much: a number with a unit or a size, not a year, a version or "24/7". */
const figure =
  /\d[\d\s.,]*\s?(?:%|prosent|per cent|percent|kr|nok|mill|mrd|million|€|£|\$)|(?:€|£|\$|kr)\s?\d|\b(?!(?:19|20)\d\d\b)\d{2,}(?:[.,\s]\d+)*\b|\b\d+\s+\p{L}{3,}/iu;

/** Words that say what came of something. */
const outcome =
  /(?<!\p{L})(?:økte|øker|reduserte|halverte|doblet|kuttet|sparte|vant|bygget|bygde|lanserte|innførte|raised|increased|reduced|halved|doubled|cut|saved|won|built|launched|grew|introduced|rose)(?!\p{L})/iu;

/** Most lines name a task and no result: of at least five, three in four have neither a figure nor an outcome. */
export const results: Rule = {
  name: "results",
  look(resume) {
    const lines = linesOf(resume).filter(({ quote }) => quote.trim() !== "");
    const without = lines.filter(({ quote }) => !figure.test(quote) && !outcome.test(quote));
    if (lines.length < 5 || without.length < lines.length * 0.75) return undefined;
    return {
      rule: "results",
      places: without.slice(0, 3),
      values: { count: without.length, all: lines.length },
      article: "personal-brand-guide",
    };
  },
};
