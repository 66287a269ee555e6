import type texts from "../content/en/withoutSamples.json";
import type { LanguageCode } from "../shared/languages.ts";
import { cities } from "./data/cities.ts";
import { claims } from "./data/claims.ts";
import { regions } from "./data/regions.ts";
import { showsSamples } from "./data/samples.ts";
import { testimonials } from "./data/testimonials.ts";
import { readTranslations } from "./translations.ts";

type Texts = typeof texts;

const hasNoQuotes = testimonials.length === 0;

/** The sections whose samples or figures are hidden, and which therefore take their texts from `withoutSamples.json`. */
const isEmptied: { [Page in keyof Texts]: { [Section in keyof Texts[Page]]: boolean } } = {
  testimonialsPage: { meta: hasNoQuotes, hero: hasNoQuotes },
  howWeCount: { lead: !showsSamples },
  norway: {
    cities: cities.every(({ averageSalary }) => !averageSalary),
    statistics: Object.values(claims).every(({ wording }) => wording !== "publicFigure"),
  },
  international: { regions: regions.every(({ marketSize }) => !marketSize), support: !claims.support },
};

const replacements = readTranslations<Texts>("withoutSamples");

/** Facts that the site hides, so that no text can use them. */
const hiddenFact = claims.uptime ? undefined : /\{\{uptime(?:Figure)?\}\}/;

/**
 * A page's unfilled translations without hidden samples and figures: affected sections
 * have alternative texts, and list items with a hidden fact are removed.
 */
export function withoutSamples(code: LanguageCode, namespace: string, translations: unknown): unknown {
  const sections = Object.entries(isEmptied[namespace as keyof Texts] ?? {});
  const replaced = replacements[code][namespace as keyof Texts] as Record<string, unknown> | undefined;
  const emptied = sections.filter(([, isReplaced]) => isReplaced).map(([name]) => [name, replaced?.[name]]);
  return withoutHiddenFacts(merge(translations, Object.fromEntries(emptied)));
}

function merge(tree: unknown, other: unknown): unknown {
  if (typeof other !== "object" || typeof tree !== "object") return other;
  const below = Object.entries(other as object).map(([key, part]) => [
    key,
    merge((tree as Record<string, unknown>)[key], part),
  ]);
  return { ...tree, ...Object.fromEntries(below) };
}

function withoutHiddenFacts(tree: unknown): unknown {
  if (typeof tree !== "object" || tree === null || !hiddenFact) return tree;
  if (!Array.isArray(tree)) {
    return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, withoutHiddenFacts(part)]));
  }
  return tree
    .filter((item) => typeof item !== "string" || !hiddenFact.test(item))
    .map((item) => withoutHiddenFacts(item));
}
