import type { ExtractedTree } from "../extracted.ts";
import { detectHeading } from "../sections/headings.ts";
import type { Line } from "../source.ts";
import { splitKeywords } from "./keywords.ts";
import { toParagraphs } from "./paragraphs.ts";

const wordOrBracket = "(?:[^\\s,;()]+|\\([^()]*\\))";
/** The end of a list: "gardening and cryptic crosswords", but not "I cycle and collect old cookbooks". */
const andBeforeLast = new RegExp(
  `(?<=(?:^|[,;]\\s*)(?!(?:I|[Jj]eg|[Ee]g) )(?:${wordOrBracket} ){0,4}${wordOrBracket})\\s+(?:og|and)\\s+(?=(?:${wordOrBracket} ){0,4}${wordOrBracket}$)`,
  "u",
);
/** Two verbs with one object: "Reads and writes short stories", "Leser og samler gamle kart" */
const twoVerbs =
  /(?:^|[,;]\s*)(?:reads|writes|plays|sings|collects|makes|builds|bakes|restores|leser|skriver|spiller|synger|samler|lager|bygger|strikker|baker) (?:og|and) \p{L}+ \p{L}+/iu;

/** One interest with "and" in it */
const pair =
  /(?<!\p{L})(?:rock and roll|black and white|arts and crafts|dungeons and dragons|track and field|drum and bass|food and wine|wine and food|mat og vin|skog og mark|hus og hage)(?!\p{L})/iu;

/** Parses interests: one for each item. */
export function parseInterests(lines: Line[]): ExtractedTree[] {
  return toParagraphs(lines).flatMap(({ text, lines: from }) => {
    const [label = "", values] = text.split(/\t(.*)/s);
    const named = values && detectHeading(label) === "interests" ? values : text;
    const list = named.replace(/^([^:]{2,30}):\s+/u, (label) => (label.length < 20 ? "" : label));
    const isWhole = pair.test(list) || twoVerbs.test(list);
    const parts = splitKeywords(isWhole ? list : list.replace(andBeforeLast, ", "), from);
    return parts.map((name) => ({ name }));
  });
}
