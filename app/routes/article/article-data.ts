import type { BlogPosting, BreadcrumbList, WithContext } from "schema-dts";
import { site } from "../../../content-loader/data/site.ts";
import type { LanguageCode } from "../../i18n/languages.ts";
import { absoluteUrl, publisher, shareImage } from "../../seo/publisher.ts";

interface PostingFacts {
  slug: string;
  title: string;
  description: string;
  /** ISO days. */
  date: string;
  updated: string;
  minutes: number;
  words: number;
  section: string;
  tags: string[];
}

/** JSON-LD of an article. */
export function postingData(
  language: LanguageCode,
  article: PostingFacts,
  author: string,
): WithContext<BlogPosting> {
  const url = absoluteUrl(`/blog/${article.slug}`, language);
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: article.title,
    description: article.description,
    image: `${site.url}${shareImage(article.slug, language)}`,
    datePublished: article.date,
    dateModified: article.updated,
    author: { "@type": "Organization", name: author, url: absoluteUrl("/why-us", language) },
    publisher: publisher(),
    inLanguage: language,
    mainEntityOfPage: url,
    url,
    wordCount: article.words,
    timeRequired: `PT${article.minutes}M`,
    articleSection: article.section,
    keywords: article.tags.join(", "),
  };
}

/** JSON-LD of the path from the home page to an article. */
export function breadcrumbData(
  language: LanguageCode,
  steps: { name: string; path: string }[],
): WithContext<BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name,
      item: absoluteUrl(path, language),
    })),
  };
}
