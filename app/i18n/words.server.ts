import { site } from "../../content-loader/data/site.ts";
import { factValues } from "../../content-loader/facts.ts";
import { allUnbroken } from "../../content-loader/unbroken.ts";
import { contactLimits } from "../../shared/contact.ts";
import { fillPlaceholders } from "../../shared/placeholders.ts";
import type { Area, AreaWords, Words } from "./areas.ts";
import { byLanguage, type LanguageCode, languageOf } from "./languages.ts";

const files = import.meta.glob<Record<string, unknown>>(["../../content/*/*.json", "!../../content/data/*"], {
  eager: true,
  import: "default",
});

const known = { owner: site, limits: contactLimits };
const facts = byLanguage((code) => factValues(known, code));

/**
 * The words of some areas in one language, read at build time and handed to the page as loader data, so that
 * text is in the HTML and never in a script. Facts stand in them already; what only the page knows is left for it to
 * fill. What is read as one stays on one line.
 * @throws if `content/<language>/<area>.json` does not exist
 */
export function wordsFor<A extends Area>(code: LanguageCode, ...areas: A[]): Pick<AreaWords, A> {
  return Object.fromEntries(areas.map((area) => [area, filledWords(code, area)])) as Pick<AreaWords, A>;
}

/** Made once for all pages that name the area. */
const filled = new Map<string, unknown>();

function filledWords(code: LanguageCode, area: Area): unknown {
  const name = `../../content/${code}/${area}.json`;
  const file = files[name];
  if (!file) throw new Error(`content/${code}/${area}.json does not exist`);
  const words = filled.get(name) ?? allUnbroken(fillPlaceholders(file, facts[code]));
  filled.set(name, words);
  return words;
}

/** Loader data of a page: the language of the asked address and the words of the page's areas. */
export function pageWords(request: Request, ...areas: Area[]): { language: LanguageCode; words: Words } {
  const language = languageOf(new URL(request.url).pathname);
  return { language, words: wordsFor(language, ...areas) };
}
