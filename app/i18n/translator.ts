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
 * A translator for one language over the translations that a page brought with it. It reads the part of i18next's JSON
 * format that they use; the library itself would be a fifth of all script that a page may have
 * (docs/decisions/0007-translations.md). There is no fallback language: a missing translation shows its
 * key, so that it is seen.
 */
export function createTranslator({ tag }: Language, translations: LoadedTranslations): Translator {
  // Created on the first plural: it takes a browser some milliseconds.
  let rules: Intl.PluralRules | undefined;
  function form(count: number): string {
    rules ??= new Intl.PluralRules(tag);
    return rules.select(count);
  }

  function translate(
    namespace: Namespace,
    key: string,
    { ns = namespace, ...values }: Options = {},
  ): unknown {
    const counted = values.count === undefined ? undefined : `${key}_${form(values.count)}`;
    const found = (counted && textAt(translations[ns], counted)) ?? textAt(translations[ns], key);
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
