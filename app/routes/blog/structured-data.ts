import type { Blog, BlogPosting, BreadcrumbList, ImageObject, Organization, WithContext } from "schema-dts";
import { site } from "../../../content-loader/data/site.ts";
import { type LanguageCode, localizedPath } from "../../i18n/languages.ts";

/** What search engines are told of the blog, as JSON-LD. All of it stands on the page too. */

interface PostingFacts {
  slug: string;
  title: string;
  description: string;
  /** ISO days. */
  date: string;
  updated: string;
  minutes: number;
  words: number;
  category: string;
  tags: string[];
}

/** The blog and its articles. `inLanguage` carries the product's language code. */
export function blogData(
  language: LanguageCode,
  description: string,
  articles: { slug: string; title: string; date: string }[],
): WithContext<Blog> {
  return {
    "@context": "https://schema.org",
    "@type": "Blog",
    name: site.brand,
    description,
    url: absolute("/blog", language),
    inLanguage: language,
    publisher: publisher(),
    blogPost: articles.map(({ slug, title, date }) => ({
      "@type": "BlogPosting",
      headline: title,
      url: absolute(`/blog/${slug}`, language),
      datePublished: date,
    })),
  };
}

/** One article. */
export function postingData(
  language: LanguageCode,
  article: PostingFacts,
  author: string,
): WithContext<BlogPosting> {
  const url = absolute(`/blog/${article.slug}`, language);
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: article.title,
    description: article.description,
    image: `${site.url}${shareImage(article.slug, language)}`,
    datePublished: article.date,
    dateModified: article.updated,
    author: { "@type": "Organization", name: author, url: absolute("/why-us", language) },
    publisher: publisher(),
    inLanguage: language,
    mainEntityOfPage: url,
    url,
    wordCount: article.words,
    timeRequired: `PT${article.minutes}M`,
    articleSection: article.category,
    keywords: article.tags.join(", "),
  };
}

/** The way from the front page to an article. */
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
      item: absolute(path, language),
    })),
  };
}

/** The picture of an article that link previews show, with its title drawn in it. */
export function shareImage(slug: string, language: LanguageCode): string {
  return `/og/${slug}-${language}.jpg`;
}

function publisher(): Organization {
  const logo: ImageObject = {
    "@type": "ImageObject",
    url: `${site.url}/icon-512.png`,
    width: "512",
    height: "512",
  };
  return { "@type": "Organization", name: site.brand, url: site.url, logo };
}

function absolute(path: string, language: LanguageCode): string {
  return site.url + localizedPath(path, language);
}
