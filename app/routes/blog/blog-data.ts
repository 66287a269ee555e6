import type { Blog, WithContext } from "schema-dts";
import { site } from "../../../content-loader/data/site.ts";
import type { LanguageCode } from "../../i18n/languages.ts";
import { absoluteUrl, publisher } from "../../seo/publisher.ts";

/** JSON-LD of the blog and its articles. `inLanguage` carries the product's language code. */
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
    url: absoluteUrl("/blog", language),
    inLanguage: language,
    publisher: publisher(),
    blogPost: articles.map(({ slug, title, date }) => ({
      "@type": "BlogPosting",
      headline: title,
      url: absoluteUrl(`/blog/${slug}`, language),
      datePublished: date,
    })),
  };
}
