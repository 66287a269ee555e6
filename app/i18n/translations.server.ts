import { site } from "../../content-loader/data/site.ts";
import { factValues } from "../../content-loader/facts.ts";
import { preventBreaksInTree } from "../../content-loader/prevent-breaks.ts";
import { withoutSamples } from "../../content-loader/without-samples.ts";
import { contactLimits } from "../../shared/contact.ts";
import { fillPlaceholders } from "../../shared/placeholders.ts";
import { byLanguage, type LanguageCode, languageFromPath } from "./languages.ts";
import type { LoadedTranslations, Namespace, Translations } from "./namespaces.ts";

const files = import.meta.glob<Record<string, unknown>>(["../../content/*/*.json", "!../../content/data/*"], {
  eager: true,
  import: "default",
});

const factInputs = { owner: site, limits: contactLimits };
const facts = byLanguage((code) => factValues(factInputs, code));

/**
 * The translations of some namespaces in one language, read at build time and passed to the page as loader data, so that
 * text is in the HTML and never in a script. Facts are filled in; the page fills the other placeholders.
 * @throws if `content/<language>/<namespace>.json` does not exist
 */
export function translationsFor<N extends Namespace>(
  code: LanguageCode,
  ...namespaces: N[]
): Pick<Translations, N> {
  return Object.fromEntries(
    namespaces.map((namespace) => [namespace, filledNamespace(code, namespace)]),
  ) as Pick<Translations, N>;
}

/** Filled once for all pages that use the namespace. */
const filled = new Map<string, unknown>();

function filledNamespace(code: LanguageCode, namespace: Namespace): unknown {
  const name = `../../content/${code}/${namespace}.json`;
  const file = files[name];
  if (!file) throw new Error(`content/${code}/${namespace}.json does not exist`);
  const translations =
    filled.get(name) ??
    preventBreaksInTree(fillPlaceholders(withoutSamples(code, namespace, file), facts[code]));
  filled.set(name, translations);
  return translations;
}

/** Loader data of a page: the language of its address and the translations of its namespaces. */
export function pageTranslations(
  request: Request,
  ...namespaces: Namespace[]
): { language: LanguageCode; translations: LoadedTranslations } {
  const language = languageFromPath(new URL(request.url).pathname);
  return { language, translations: translationsFor(language, ...namespaces) };
}
