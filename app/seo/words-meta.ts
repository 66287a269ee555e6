import type { MetaDescriptor } from "react-router";
import type { Area } from "../i18n/areas.ts";
import type { LanguageCode } from "../i18n/languages.ts";
import { pageMeta } from "./page-meta.ts";

interface WordsMeta {
  /** What the page's loader gave; undefined when it failed. */
  loaderData: { language: LanguageCode } | undefined;
  location: { pathname: string };
}

/**
 * The meta data of an ordinary page, whose title and description stand under `meta` in its words.
 *
 * @param area of the page's words, which also names its sharing picture, `/og/page-<area>-<language>.jpg`
 */
export function wordsMeta(
  { loaderData, location }: WordsMeta,
  area: Area,
  words: { meta: { title: string; description: string } } | undefined,
  options: { indexed?: boolean } = {},
): MetaDescriptor[] {
  if (!loaderData || !words) return [];
  const { language } = loaderData;
  const image = `/og/page-${area}-${language}.jpg`;
  return pageMeta({ pathname: location.pathname, language, image, ...words.meta, ...options });
}
