import type texts from "../content/en/withoutSamples.json";
import type { LanguageCode } from "../shared/languages.ts";
import { cities } from "./data/cities.ts";
import { claims } from "./data/claims.ts";
import { regions } from "./data/regions.ts";
import { showsSamples } from "./data/samples.ts";
import { testimonials } from "./data/testimonials.ts";
import { readTranslations } from "./translations.ts";

type Texts = typeof texts;

const hasNoTestimonials = testimonials.length === 0;

/** Whether a section's samples or figures are hidden, so that its texts come from `withoutSamples.json`. */
const isReplaced: { [Page in keyof Texts]: { [Section in keyof Texts[Page]]: boolean } } = {
  testimonialsPage: { meta: hasNoTestimonials, hero: hasNoTestimonials },
  howWeCount: { lead: !showsSamples },
  norway: {
    cities: cities.every(({ averageSalary }) => !averageSalary),
    statistics: Object.values(claims).every(({ wording }) => wording !== "publicFigure"),
  },
  international: { regions: regions.every(({ marketSize }) => !marketSize), support: !claims.support },
};

const replacements = readTranslations<Texts>("withoutSamples");

/** Matches placeholders of facts that the site hides. */
const hiddenFact = claims.uptime ? undefined : /\{\{uptime(?:Figure)?\}\}/;

/**
 * A page's unfilled translations without hidden samples and figures: affected sections
 * have alternative texts, and list items with a hidden fact are removed.
 */
export function withoutSamples(code: LanguageCode, namespace: string, translations: unknown): unknown {
  const sections = Object.entries(isReplaced[namespace as keyof Texts] ?? {});
  const texts = replacements[code][namespace as keyof Texts] as Record<string, unknown> | undefined;
  const replaced = sections.filter(([, hidden]) => hidden).map(([name]) => [name, texts?.[name]]);
  return withoutHiddenFacts(mergeTexts(translations, Object.fromEntries(replaced)));
}

function mergeTexts(tree: unknown, other: unknown): unknown {
  if (typeof other !== "object" || typeof tree !== "object") return other;
  const below = Object.entries(other as object).map(([key, part]) => [
    key,
    mergeTexts((tree as Record<string, unknown>)[key], part),
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
