import type { TFunction } from "i18next";
import { fillPlaceholders } from "../../shared/placeholders.ts";
import type { Language } from "./languages.ts";
import type { LoadedTranslations, Namespace } from "./namespaces.ts";

/** Translates one namespace, as i18next's `t` does: typed keys, `{{values}}`, plurals, whole branches. */
export type Translator = <N extends Namespace>(namespace: N) => TFunction<N>;

interface Options {
  /** Another namespace than the translator's own. */
  ns?: Namespace;
  count?: number;
  [value: string]: unknown;
}

/**
 * Creates a translator for a page's translations. It implements the part of i18next's JSON format that they use, because
 * i18next would take a fifth of a page's script budget (docs/decisions/0007-translations.md). A missing translation
 * shows its key.
 */
export function createTranslator({ tag }: Language, translations: LoadedTranslations): Translator {
  // Created on the first plural: it takes a browser some milliseconds.
  let rules: Intl.PluralRules | undefined;
  function pluralForm(count: number): string {
    rules ??= new Intl.PluralRules(tag);
    return rules.select(count);
  }

  function translate(
    namespace: Namespace,
    key: string,
    { ns = namespace, ...values }: Options = {},
  ): unknown {
    const pluralKey = values.count === undefined ? undefined : `${key}_${pluralForm(values.count)}`;
    const found = (pluralKey && textAt(translations[ns], pluralKey)) ?? textAt(translations[ns], key);
    return found === undefined ? key : fillPlaceholders(found, values);
  }

  return <N extends Namespace>(namespace: N) =>
    ((key: string, options?: Options) => translate(namespace, key, options)) as unknown as TFunction<N>;
}

/** The value at `hero.title`: a text, or a branch of the tree with all its texts. */
function textAt(tree: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce((branch, name) => (branch as Record<string, unknown> | undefined)?.[name], tree);
}
