import { articleSummaries, findArticle } from "../../../content-loader/articles.ts";
import { site } from "../../../content-loader/data/site.ts";
import { type LanguageCode, languages, localizedPath } from "../../i18n/languages.ts";
import { translationsFor } from "../../i18n/translations.server.ts";
import { shareImage } from "../../seo/publisher.ts";

/** Maximum articles in a feed, newest first. Feed readers keep older ones. */
const feedLength = 50;

export interface FeedEntry {
  url: string;
  title: string;
  description: string;
  html: string;
  /** ISO days. */
  date: string;
  updated: string;
  tags: string[];
  image: string;
}

export interface Feed {
  title: string;
  description: string;
  author: string;
  /** The language tag, `en` or `nb`. */
  tag: string;
  home: string;
  /** URL of the feed. */
  self: string;
  entries: FeedEntry[];
}

/** The newest articles of a language with their full text. `path` is the feed's path without a language. */
export function feed(language: LanguageCode, path: string): Feed {
  const translations = translationsFor(language, "blog").blog;
  const absolute = (to: string) => site.url + localizedPath(to, language);
  return {
    title: site.brand,
    description: translations?.meta.description ?? "",
    author: translations?.author ?? site.brand,
    tag: languages[language].tag,
    home: absolute("/blog"),
    self: absolute(path),
    entries: articleSummaries(language)
      .slice(0, feedLength)
      .flatMap(({ slug }) => findArticle(language, slug) ?? [])
      .map(({ slug, title, description, html, date, updated, tags }) => ({
        url: absolute(`/blog/${slug}`),
        title,
        description,
        html: makeStandAlone(html, absolute(`/blog/${slug}`)),
        date,
        updated,
        tags,
        image: site.url + shareImage(slug, language),
      })),
  };
}

/** Makes links absolute and removes checkboxes and buttons, which do nothing in a feed reader. */
export function makeStandAlone(html: string, url: string): string {
  return html
    .replaceAll('href="/', `href="${site.url}/`)
    .replaceAll('href="#', `href="${url}#`)
    .replaceAll('<input type="checkbox">', "")
    .replaceAll(/<p class="box-tools"[\s\S]*?<\/p>/g, "");
}

/** RSS 2.0 with the text in `content:encoded`. Dates are noon in UTC, so that no time zone moves the day. */
export function rss({ title, description, tag, home, self, entries }: Feed): string {
  const items = entries.map(
    (entry) => `<item>
<title>${escapeXml(entry.title)}</title>
<link>${entry.url}</link>
<guid isPermaLink="true">${entry.url}</guid>
<pubDate>${new Date(`${entry.date}T12:00:00Z`).toUTCString()}</pubDate>
${entry.tags.map((name) => `<category>${escapeXml(name)}</category>`).join("")}
<description>${escapeXml(entry.description)}</description>
<content:encoded>${escapeXml(entry.html)}</content:encoded>
</item>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(title)}</title>
<link>${home}</link>
<description>${escapeXml(description)}</description>
<language>${tag}</language>
<atom:link href="${self}" rel="self" type="application/rss+xml"/>
${items.join("\n")}
</channel>
</rss>
`;
}

/** JSON Feed 1.1, https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed({ title, description, author, tag, home, self, entries }: Feed) {
  return {
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    language: tag,
    home_page_url: home,
    feed_url: self,
    authors: [{ name: author, url: home }],
    items: entries.map((entry) => ({
      id: entry.url,
      url: entry.url,
      title: entry.title,
      summary: entry.description,
      content_html: entry.html,
      image: entry.image,
      date_published: `${entry.date}T12:00:00Z`,
      date_modified: `${entry.updated}T12:00:00Z`,
      tags: entry.tags,
    })),
  };
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
