import type { Problem } from "../content-loader/articles/format/problem.ts";
import type { EditorLanguage } from "./fields.ts";
import { labels } from "./labels.ts";
import { textFiles, textLabel } from "./text-labels.ts";

const entryNames = {
  en: { en: "English", no: "Norwegian", article: "Article" },
  no: { en: "engelsk", no: "norsk", article: "Artikkel" },
};

/** Messages of the content checks in plain language. Messages about style are missing here and stay in English. */
const messages: readonly [found: RegExp, en: string, no: string][] = [
  [/^must be above the price$/, "must be above the price", "må være høyere enn prisen"],
  [
    /^must be in the currency of the price$/,
    "must have the currency of the price",
    "må ha samme valuta som prisen",
  ],
  [/^there is no offer "(.*)"$/, "there is no offer '$1'", "det finnes ikke noe tilbud «$1»"],
  [/^there is no testimonial "(.*)"$/, "there is no testimonial '$1'", "det finnes ingen omtale «$1»"],
  [
    /^must have exactly one popular package$/,
    "one package must be the most popular, and only one",
    "én pakke må være mest populær, og bare én",
  ],
  [/^must have "(.*)" once$/, "must have '$1' once", "må ha «$1» én gang"],
  [/^the id "(.*)" is used twice$/, "the ID '$1' is used twice", "ID-en «$1» er brukt to ganger"],
  [
    /^is missing, but the claim is documented$/,
    "is missing: a figure with proof needs a source",
    "mangler: Et dokumentert tall må ha en kilde",
  ],
  [
    /^is required when wording is publicFigure.*$/,
    "goes with the footnote 'publicFigure', and only with that",
    "hører til fotnoten «publicFigure», og bare til den",
  ],
  [
    /^must begin without a quotation mark.*$/,
    "must begin without a quotation mark",
    "må begynne uten anførselstegn",
  ],
  [/^must be after opens$/, "must be later than the opening time", "må være senere enn åpningstiden"],
  [
    /^must be lower-case letters, digits and hyphens$/,
    "may have small letters, digits and hyphens only",
    "kan bare ha små bokstaver, tall og bindestrek",
  ],
  [/^the translation is (?:missing|empty)$/, "has no translation", "mangler oversettelse"],
  [
    /^has no readable translation: .*$/,
    "has no translation, or one with a mistake",
    "mangler oversettelse, eller det er en feil i den",
  ],
  [/^there is no such text in the default language$/, "has no English text", "mangler engelsk tekst"],
  [
    /^a straight quotation mark or apostrophe$/,
    "has a straight quotation mark or apostrophe: use ‘ and ’",
    "har rett anførselstegn eller apostrof: bruk « og »",
  ],
  [/^'(.*)': write '(.*)' for .*$/, "says '$1': write '$2'", "sier «$1»: skriv «$2»"],
  [/^Too small: .* >=1 characters$/, "is empty", "er tom"],
  [/^Too big: .* <=(\d+) characters$/, "is longer than $1 characters", "er lengre enn $1 tegn"],
  [/^Too small: .* (>=?)(\d+).*$/, "is too small ($1 $2)", "er for lite ($1 $2)"],
  [/^Too big: .* (<=?)(\d+).*$/, "is too large ($1 $2)", "er for stort ($1 $2)"],
  [/^Invalid ISO date$/, "must be a day such as 2026-11-30", "må være en dag, som 2026-11-30"],
  [/^must be a day, such as .*$/, "must be a day such as 2026-11-30", "må være en dag, som 2026-11-30"],
  [/^Invalid option: expected one of (.*)$/, "must be one of $1", "må være en av $1"],
  [
    /^Invalid input: expected (?:string|number|object|array|boolean), received undefined$/,
    "is missing",
    "mangler",
  ],
  [/^Invalid input.*$/, "has a value that is not allowed", "har en verdi som ikke er tillatt"],
  [
    /^(\d+) words do not match (\d+) minutes: set minutes: (\d+) .*$/,
    "has $1 words: set Minutes to $3 instead of $2",
    "har $1 ord: sett Minutter til $3 i stedet for $2",
  ],
];

/** Describes all problems, without those of links to an article that has a problem itself. */
export function describeProblems(problems: readonly Problem[], language: EditorLanguage): string {
  const invalidArticles = problems.flatMap(({ file, message }) =>
    message.startsWith("front matter") ? `/blog/${file.replace(/^.*\/|\.md$/g, "")}` : [],
  );
  return problems
    .filter(
      ({ message }) => !invalidArticles.some((address) => message.endsWith(`no such article: ${address}`)),
    )
    .map((problem) => describeProblem(problem, language))
    .join("\n");
}

/**
 * Describes a problem with the editor's labels: `Packages and prices › Packages › starter › Former price: must be above the price`,
 * and its file and line below.
 */
export function describeProblem({ file, line, message }: Problem, language: EditorLanguage): string {
  const [, key, text = message] = /^(?:front matter, )?([\w.#-]+): (.*)$/s.exec(message) ?? [];
  const keys = (key ?? "").split(".").filter(Boolean);
  const where = [entryLabel(file, language), ...keys.map((part) => keyLabel(file, part, language))].join(
    " › ",
  );
  return `${where}: ${translate(text, language)}\n    ${file}:${line}`;
}

function entryLabel(file: string, language: EditorLanguage): string {
  const [, folder = "", name = ""] = /^content\/(.*)\/([^/]+)\.\w+$/.exec(file) ?? [];
  const index = language === "en" ? 0 : 1;
  if (folder === "data") return labels[`${name}.json`]?.[index] ?? name;
  const names = entryNames[language];
  const code = folder.endsWith("no") ? names.no : names.en;
  return folder.startsWith("articles")
    ? `${names.article} ‘${name}’ (${code})`
    : `${textFiles[name]?.[index] ?? name} (${code})`;
}

function keyLabel(file: string, key: string, language: EditorLanguage): string {
  if (/^\d+$/.test(key)) return `#${Number(key) + 1}`;
  if (!/^content\/(?:data|articles)\//.test(file)) return textLabel(key, language).label;
  return labels[key]?.[language === "en" ? 0 : 1] ?? key;
}

function translate(text: string, language: EditorLanguage): string {
  const known = messages.find(([found]) => found.test(text));
  return known ? text.replace(known[0], language === "en" ? known[1] : known[2]) : text;
}
