import type { TFunction } from "i18next";
import { fillPlaceholders } from "../../shared/placeholders.ts";
import type { Area, Words } from "./areas.ts";
import type { Language } from "./languages.ts";

/** Gives the words of one area, as i18next's `t` does: typed keys, `{{values}}`, plurals, whole branches. */
export type Translator = <A extends Area>(area: A) => TFunction<A>;

interface Options {
  /** Another area than the translator's own. */
  ns?: Area;
  count?: number;
  [value: string]: unknown;
}

/**
 * A translator for one language over the words that a page brought with it. It reads the part of i18next's JSON
 * format that the words use; the library itself would be a fifth of all script that a page may have
 * (docs/decisions/0007-translations.md). There is no fallback language: a missing translation shows its
 * key, so that it is seen.
 */
export function createTranslator({ tag }: Language, words: Words): Translator {
  // Made where something is counted: the first one takes a browser some milliseconds.
  let rules: Intl.PluralRules | undefined;
  function form(count: number): string {
    rules ??= new Intl.PluralRules(tag);
    return rules.select(count);
  }

  function translate(area: Area, key: string, { ns = area, ...values }: Options = {}): unknown {
    const counted = values.count === undefined ? undefined : `${key}_${form(values.count)}`;
    const found = (counted && wordsAt(words[ns], counted)) ?? wordsAt(words[ns], key);
    return found === undefined ? key : fillPlaceholders(found, values);
  }

  return <A extends Area>(area: A) =>
    ((key: string, options?: Options) => translate(area, key, options)) as unknown as TFunction<A>;
}

/** What stands at `hero.title`: a text, or a branch of the tree with all its texts. */
function wordsAt(tree: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce((branch, name) => (branch as Record<string, unknown> | undefined)?.[name], tree);
}
