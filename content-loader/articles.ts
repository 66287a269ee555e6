/**
 * The blog's articles: one Markdown file per language in `content/articles/`, parsed and validated at build time.
 * A problem in an article stops the build. The development server, and commands with `ARTICLE_PROBLEMS=warn`,
 * print the problems and omit the article.
 */

import { resolve } from "node:path";
import type { LanguageCode } from "../shared/languages.ts";
import type { Worksheet } from "./articles/format/copyable.ts";
import type { FrontMatter, Source } from "./articles/format/front-matter.ts";
import { formatProblems, type Problem } from "./articles/format/problem.ts";
import { createLibraryReader, type Library } from "./articles/library/library.ts";
import type { ArticleFile } from "./articles/library/read-article.ts";
import { neighbours, related } from "./articles/library/related.ts";
import type { Heading } from "./articles/library/render.ts";
import { categoryName } from "./data/categories.ts";
import { preventBreaks } from "./prevent-breaks.ts";

/** The metadata that cards, lists and links show. */
export interface ArticleSummary {
  slug: string;
  title: string;
  description: string;
  date: string;
  minutes: number;
  categoryId: string;
  /** The name of its category in the listing, otherwise of its own, in the article's language. */
  category: string;
  tags: string[];
  /** Replaces the generated cover. */
  image?: string;
  imageBackup?: string;
}

/** An article with a place in the listing. */
export interface ListedArticle extends ArticleSummary {
  order: number;
  /** Its category in the listing's filter, which may be wider than its own. */
  listingCategory: string;
}

export interface Article extends ArticleSummary {
  /** The name of its own category, for metadata. */
  section: string;
  /** Date of the last relevant change, otherwise of publication. */
  updated: string;
  /** Its main points. */
  summary: string[];
  html: string;
  headings: Heading[];
  sources: Source[];
  words: number;
  /** Three suggestions, other than the previous and next article. */
  related: ArticleSummary[];
  previous?: ArticleSummary;
  next?: ArticleSummary;
}

/** One line of the report on lengths. */
export interface ArticleLength {
  file: string;
  words: number;
  minutes: number;
  /** Whether the length fits the reading time. */
  fits: boolean;
}

/**
 * Maximum articles in the listing and under 'Start here'. All are in the first response of the page, whose size is
 * limited (tests/site/first-response.test.ts). The archive lists every article.
 */
export const listingLength = 21;
const startHereLength = 5;

/** Words for each minute of reading time. Tables and texts to copy take longer to read than running text. */
const wordsPerMinute = { min: 160, max: 224 };

const isDevelopment = process.env.NODE_ENV === "development";
const onlyWarns = isDevelopment || process.env.ARTICLE_PROBLEMS === "warn";
const readLibrary = isDevelopment ? createLibraryReader(resolve("content/articles")) : getSharedReader();
let library: Library | undefined;
let warned = "";

/** All articles, newest first. */
export function articleSummaries(language: LanguageCode): ArticleSummary[] {
  return currentLibrary().articles[language].map((file) => toSummary(file));
}

/**
 * The articles with a position in the listing, in order. It shows the first `listingLength`;
 * the others have a category for the search.
 */
export function listedArticles(language: LanguageCode): ListedArticle[] {
  return currentLibrary()
    .articles[language].flatMap((file) => {
      const { listing } = file.matter;
      return listing ? { ...toSummary(file), order: listing.order, listingCategory: listing.category } : [];
    })
    .sort((a, b) => a.order - b.order);
}

/** The 'Start here' articles: the oldest without a position in the listing, so that new articles do not replace them. */
export function startHereArticles(language: LanguageCode): ArticleSummary[] {
  return currentLibrary()
    .articles[language].filter(({ matter }) => !matter.listing)
    .slice(-startHereLength)
    .sort((a, b) => a.slug.localeCompare(b.slug))
    .map((file) => toSummary(file));
}

/** A complete article; undefined for an unknown slug. */
export function findArticle(language: LanguageCode, slug: string): Article | undefined {
  const { articles } = currentLibrary();
  const files = articles[language];
  const file = files.find((candidate) => candidate.slug === slug);
  if (!file) return undefined;
  const { previous, next } = neighbours(files, file);
  // Tags are translated; the English ones count in both languages, so that translations suggest the same three.
  const relatedSlugs = related(articles.en, slug);
  return {
    ...toSummary(file),
    section: categoryName(file.matter.category, language),
    updated: lastChange(file),
    summary: file.matter.summary.map(preventBreaks),
    html: file.html,
    headings: file.headings,
    sources: file.sources,
    words: file.words,
    related: relatedSlugs.flatMap((wanted) => files.find(({ slug }) => slug === wanted) ?? []).map(toSummary),
    previous: previous && toSummary(previous),
    next: next && toSummary(next),
  };
}

/** The date of the last relevant change of each article. */
export function articleChanges(language: LanguageCode): { slug: string; updated: string }[] {
  return currentLibrary().articles[language].map((file) => ({ slug: file.slug, updated: lastChange(file) }));
}

function lastChange({ matter }: ArticleFile): string {
  return (matter.updated ?? matter.date) as string;
}

/** An article's worksheet, if any, with the article's title. */
export function articleWorksheet(
  language: LanguageCode,
  slug: string,
): (Worksheet & { article: string }) | undefined {
  const file = currentLibrary().articles[language].find((candidate) => candidate.slug === slug);
  return file?.worksheet && { ...file.worksheet, article: file.matter.title };
}

/** Slugs of the articles with a worksheet. */
export function worksheetSlugs(): string[] {
  return currentLibrary().articles.en.flatMap(({ slug, worksheet }) => (worksheet ? [slug] : []));
}

/** An article's text without markup, one line per paragraph. For the search. */
export function articleTexts(language: LanguageCode): { slug: string; text: string }[] {
  return currentLibrary().articles[language].map(({ slug, text }) => ({ slug, text }));
}

/** Slugs of all articles, in the order of `articleSummaries`. */
export function articleSlugs(): string[] {
  return currentLibrary().articles.en.map(({ slug }) => slug);
}

/** Permanent redirects from the articles' aliases, without a language. */
export function articleRedirects(): { from: string; to: string }[] {
  return currentLibrary().articles.en.flatMap(({ slug, matter }) =>
    matter.aliases.map((alias) => ({ from: `/blog/${alias}`, to: `/blog/${slug}` })),
  );
}

/** Words and minutes of every file, by language and slug. */
export function articleLengths(): ArticleLength[] {
  const { articles } = currentLibrary();
  return [...articles.en, ...articles.no]
    .map(({ file, words, matter: { minutes } }) => {
      const fits = words >= minutes * wordsPerMinute.min && words <= minutes * wordsPerMinute.max;
      return { file, words, minutes, fits };
    })
    .sort((a, b) => a.file.localeCompare(b.file));
}

/** Every article with readable front matter, also when it is left out of the site. */
export function readableArticles(): ArticleFile[] {
  return readLibrary().readable;
}

/** The problems of all articles. Does not throw. */
export function articleProblems(): Problem[] {
  return readLibrary().problems;
}

/** The library as of now. @throws when it has problems, unless they are only printed */
function currentLibrary(): Library {
  if (library && !isDevelopment) return library;
  library = readLibrary();
  const { problems } = library;
  if (problems.length === 0) return library;
  const text = formatProblems(problems);
  if (!onlyWarns) throw new Error(`Fix these problems in the articles:\n${text}`);
  if (text !== warned) console.warn(`Articles with problems, left out:\n${text}`);
  warned = text;
  return library;
}

/**
 * Shared on globalThis, because a build loads this module twice in one process (settings and pages), and
 * reading 2,000 articles takes longer than the ten seconds that a page may take to prerender.
 */
function getSharedReader(): () => Library {
  const shared: typeof globalThis & { articleLibrary?: () => Library } = globalThis;
  shared.articleLibrary ??= createLibraryReader(resolve("content/articles"));
  return shared.articleLibrary;
}

function toSummary({ slug, language, matter }: ArticleFile): ArticleSummary {
  const { title, category, listing, description, date, minutes, tags, image, imageBackup } =
    matter satisfies FrontMatter;
  return {
    slug,
    title,
    description,
    date: date as string,
    minutes,
    categoryId: category,
    category: categoryName(listing?.category ?? category, language),
    tags,
    ...(image && { image }),
    ...(imageBackup && { imageBackup }),
  };
}
