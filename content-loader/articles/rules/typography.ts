import type { LanguageCode } from "../../../shared/languages.ts";
import type { Problem } from "../format/problem.ts";
import type { ArticleText, Passage } from "./article-text.ts";

interface Rule {
  wrong: RegExp;
  message: string;
  /** Only in sentences: tables, sources and examples may abbreviate. */
  inSentences?: true;
  /** Not in quotations. */
  own?: true;
}

const months = "januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember";
const weekdays = "mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag";
const countedNouns =
  "kr|kroner|euro|euros|ord|words|people|personer|mennesker|ansatte|employees|bedrifter|firms|timer";

const commonRules: Rule[] = [
  { wrong: /["']/, message: "a straight quotation mark or apostrophe" },
  { wrong: /—|--/, message: "a long dash or a double hyphen; use an en dash with spaces, rarely" },
  { wrong: /\p{L} - \p{L}/u, message: "a hyphen as a dash; use an en dash with spaces" },
  { wrong: /\.\.\./, message: "three dots; use …" },
  { wrong: /(?<![\d/])\d{5,}/, message: "five or more digits without a separator" },
  {
    wrong: new RegExp(`(?<![\\d/§])(?!19|20)\\d{4}[ \\u00a0](${countedNouns})(?!\\p{L})`, "u"),
    message: "four digits without a separator before what they count",
  },
  { wrong: /!/, message: "an exclamation mark", own: true },
];

const rules: Record<LanguageCode, Rule[]> = {
  en: [
    ...commonRules,
    { wrong: /\d\s%/, message: "a space before the per cent sign; English has none" },
    { wrong: /[“”«»„]/, message: "English quotations use ‘…’" },
    { wrong: /\d\s?%/, message: "‘per cent’ in running text, % in tables", inSentences: true },
    { wrong: /\d\s?kr(?!\p{L})/u, message: "‘kroner’ in running text, kr in tables", inSentences: true },
    {
      wrong: /\d,\d{1,2} ?(%|per cent|million|billion|seconds|years|hours)/,
      message: "a decimal comma; English has a point",
    },
    {
      wrong: /(?<![\d.])[1-9]\d{0,2}\.\d{3}(?![\d.])/,
      message: "a point between thousands; English has a comma",
    },
  ],
  no: [
    ...commonRules,
    { wrong: /[“”„]/, message: "Norwegian quotations use «…»" },
    { wrong: /\d ?%/, message: "the per cent sign has a no-break space before it" },
    { wrong: /\d\s?%/, message: "«prosent» in running text, % in tables", inSentences: true },
    { wrong: /\d\s?kr(?!\p{L})/u, message: "«kroner» in running text, kr in tables", inSentences: true },
    {
      wrong: /(?<![\d.,/])\d{1,3} \d{3}(?!\d)/,
      message: "a breaking space between thousands; use a no-break space",
    },
    {
      wrong: /(?<![\d.,])[1-9]\d{0,2}[.,]\d{3}(?![\d.])/,
      message: "a point or comma between thousands; use a no-break space",
    },
    {
      wrong: /\d\.\d{1,2}[ \u00a0](%|prosent|millioner|milliarder|sekunder|år|timer)/,
      message: "a decimal point; Norwegian has a comma",
    },
    { wrong: /\d,-/, message: "«,-» after a price" },
    {
      wrong: new RegExp(`(?<!\\d)\\d{1,2} (${months})(?!\\p{L})`, "iu"),
      message: "a date without a point after the day",
    },
    { wrong: new RegExp(`(?<!\\p{L})den \\d{1,2}\\. (${months})`, "iu"), message: "«den» before a date" },
    {
      wrong: new RegExp(
        `(?<=[\\p{Ll},] )(${capitalizeWords(months)}|${capitalizeWords(weekdays)})(?!\\p{L})`,
        "u",
      ),
      message: "months and weekdays have small letters",
    },
    { wrong: /(?<!\p{L})kl \d/iu, message: "«kl.» has a point" },
    { wrong: /(?<![\d:])\d{1,2}:\d{2}(?!\d)/, message: "the time has a point: kl. 09.30" },
    {
      wrong:
        /(?<![-\d])((19|20)\d\d-(19|20)\d\d|\d{1,2}-\d{1,2} (år|dager|uker|måneder|timer|minutter|sekunder|prosent|sider|ord|linjer))/,
      message: "a hyphen in a range; use an en dash without spaces",
    },
  ],
};

/** Violations of the language's typography and the style guide. */
export function typographyProblems({ file, language, passages }: ArticleText): Problem[] {
  return passages.flatMap((passage) =>
    rules[language].flatMap((rule) => {
      if (rule.inSentences && !isSentence(passage)) return [];
      const text = rule.own ? passage.own : passage.text;
      const index = text.search(rule.wrong);
      if (index < 0) return [];
      const around = text.slice(Math.max(0, index - 16), index + 20);
      return [{ file, line: passage.line, message: `${rule.message}: '…${around}…'` }];
    }),
  );
}

function isSentence({ kind, box }: Passage): boolean {
  return kind !== "cell" && kind !== "source" && box !== "example";
}

function capitalizeWords(words: string): string {
  return words.replace(/\p{Ll}+/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1));
}
