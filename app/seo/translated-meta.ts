import type { MetaDescriptor } from "react-router";
import type { LanguageCode } from "../i18n/languages.ts";
import type { Namespace } from "../i18n/namespaces.ts";
import { pageMeta } from "./page-meta.ts";

interface PageArgs {
  /** What the page's loader gave; undefined when it failed. */
  loaderData: { language: LanguageCode } | undefined;
  location: { pathname: string };
}

/**
 * The metadata of an ordinary page, whose title and description are `meta` in its translations.
 *
 * @param namespace of the page's translations, which also names its sharing picture, `/og/page-<namespace>-<language>.jpg`
 */
export function translatedMeta(
  { loaderData, location }: PageArgs,
  namespace: Namespace,
  translations: { meta: { title: string; description: string } } | undefined,
  options: { indexed?: boolean } = {},
): MetaDescriptor[] {
  if (!loaderData || !translations) return [];
  const { language } = loaderData;
  const image = `/og/page-${namespace}-${language}.jpg`;
  return pageMeta({ pathname: location.pathname, language, image, ...translations.meta, ...options });
}
