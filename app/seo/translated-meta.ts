import type { MetaDescriptor } from "react-router";
import type { LanguageCode } from "../i18n/languages.ts";
import type { Namespace } from "../i18n/namespaces.ts";
import { pageMeta } from "./page-meta.ts";

interface PageArgs {
  /** Loader data; undefined when the loader failed. */
  loaderData: { language: LanguageCode } | undefined;
  location: { pathname: string };
}

/**
 * The metadata of a page whose title and description are `meta` in its translations.
 *
 * @param namespace of the page's translations, also used in the name of its social image, `/og/page-<namespace>-<language>.jpg`
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
