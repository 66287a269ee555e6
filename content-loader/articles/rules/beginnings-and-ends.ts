import type { Language } from "../../data/types.ts";
import type { Problem } from "../format/problem.ts";
import type { ArticleText, Passage } from "./article-text.ts";

/** Openings that could begin any article. */
const worn: Record<Language, RegExp> = {
  en: /^(in today’s|in this day and age|in (a|the) (world|age|era|digital)|these days|nowadays|now more than ever|have you ever|did you know|imagine a world|we all|whether you|when it comes to|as we all know|let’s face it)(?!\p{L})/iu,
  no: /^(i dagens|i våre dager|i en (verden|tid|hverdag)|i (den|vår) digitale|nå mer enn noen gang|har du noen gang|visste du at|tenk deg en verden|vi (har|kjenner) alle|enten du|når det gjelder|som (vi|alle) vet)(?!\p{L})/iu,
};

/** Sentences that say: here comes what you have just read. */
const summing: Record<Language, RegExp> = {
  en: /(?<=^|[.?!:] )(in (short|summary|conclusion|closing|the end)|to (sum up|summari[sz]e|conclude|recap)|all in all|ultimately|the (bottom line|takeaway|moral)|the key takeaways?|remember[,:]|and remember|so there you have it|as (we have|you have) seen)(?!\p{L})/iu,
  no: /(?<=^|[.?!:] )(kort (sagt|oppsummert)|oppsummert|for å oppsummere|alt i alt|konklusjonen (er|blir)|som (vi|du) har sett|til (syvende|sjuende) og sist|når alt kommer til alt|moralen (er|blir)|husk[,:]|og husk|med andre ord|avslutningsvis)(?!\p{L})/iu,
};

const summary =
  /^(in )?(conclusion|summary|summing up|wrapping up|final thoughts|closing thoughts|key takeaways?|oppsummering|oppsummert|konklusjon|avslutning|til slutt|kort oppsummert|avsluttende tanker)\.?$/i;

/** Openings that could stand anywhere and endings that repeat what was said. */
export function beginningAndEndProblems({ file, language, passages }: ArticleText): Problem[] {
  const paragraphs = passages.filter(({ place, box }) => place === "paragraph" && !box);
  const [opening] = paragraphs;
  const problems: Problem[] = [];
  const worst = opening && worn[language].exec(opening.text);
  if (worst)
    problems.push({ file, line: opening.line, message: `opens with '${worst[0]} …', like any article` });
  for (const { line, text } of paragraphs.slice(-2)) {
    const found = summing[language].exec(text);
    if (found) problems.push({ file, line, message: `ends by summing up: '${found[0]} …'` });
  }
  for (const { line, text } of passages.filter(({ place }) => place === "heading")) {
    if (summary.test(text)) problems.push({ file, line, message: `a section called '${text}' sums up` });
  }
  return problems;
}

/** Articles of one language that begin with the same three words. */
export function sameOpenings(articles: ArticleText[]): Problem[] {
  const first = new Map<string, ArticleText>();
  return articles.flatMap((article) => {
    const opening = article.passages.find(({ place, box }) => place === "paragraph" && !box);
    const words = opening && firstWords(opening);
    if (!words) return [];
    const key = `${article.language} ${words}`;
    const rival = first.get(key);
    if (!rival) first.set(key, article);
    return rival
      ? [{ file: article.file, line: opening.line, message: `opens as ${rival.file}: '${words} …'` }]
      : [];
  });
}

function firstWords({ text }: Passage): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 3).join(" ");
}
