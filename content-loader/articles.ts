/**
 * The blog's articles: one Markdown file per language in `content/articles/`, parsed and validated.
 * Build time only.
 *
 * A fault in any article stops the build with its file and line. The development server and commands with
 * `ARTICLE_FAULTS=warn` print the faults and omit the article.
 */
import { resolve } from "node:path";
import type { Worksheet } from "./articles/format/copyable.ts";
import type { FrontMatter, Source } from "./articles/format/front-matter.ts";
import { ArticleProblems, formatProblems, type Problem } from "./articles/format/problem.ts";
import { createLibraryReader, type Library } from "./articles/library/library.ts";
import type { ArticleFile } from "./articles/library/read-article.ts";
import { neighbours, related } from "./articles/library/related.ts";
import type { Heading } from "./articles/library/render.ts";
import { categoryName } from "./data/categories.ts";
import type { Language } from "./data/types.ts";
import { unbroken } from "./unbroken.ts";

/** The metadata that cards, lists and links show. */
export interface ArticleSummary {
  slug: string;
  title: string;
  description: string;
  date: string;
  minutes: number;
  categoryId: string;
  /** The name of the category that the listing counts it under, else of its own, in the article's language. */
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
  countedUnder: string;
}

export interface Article extends ArticleSummary {
  /** The name of its own category, for metadata. */
  section: string;
  /** Date of the last relevant change, otherwise of publication. */
  updated: string;
  /** What it says, in a few points. */
  summary: string[];
  html: string;
  headings: Heading[];
  sources: Source[];
  words: number;
  /** Three to read next, without the previous and next article. */
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
const startLength = 5;

/** Words for each minute of reading time. Tables and texts to copy take longer to read than running text. */
const wordsAMinute = { least: 160, most: 224 };

const following = process.env.NODE_ENV === "development";
const faultsWarn = following || process.env.ARTICLE_FAULTS === "warn";
const readLibrary = following ? createLibraryReader(resolve("content/articles")) : sharedReader();
let read: Library | undefined;
let warned = "";

/** All articles, newest first. */
export function articleSummaries(language: Language): ArticleSummary[] {
  return library().articles[language].map((file) => summary(file));
}

/**
 * The articles with a position in the listing, in order. It shows the first `listingLength`;
 * the others have a category for the search.
 */
export function listedArticles(language: Language): ListedArticle[] {
  return library()
    .articles[language].flatMap((file) => {
      const { listing } = file.matter;
      return listing ? { ...summary(file), order: listing.order, countedUnder: listing.category } : [];
    })
    .sort((a, b) => a.order - b.order);
}

/** The 'Start here' articles: the oldest without a position in the listing, so that a new one replaces none. */
export function articlesToStartWith(language: Language): ArticleSummary[] {
  return library()
    .articles[language].filter(({ matter }) => !matter.listing)
    .slice(-startLength)
    .sort((a, b) => a.slug.localeCompare(b.slug))
    .map((file) => summary(file));
}

/** A complete article; undefined for an unknown slug. */
export function article(language: Language, slug: string): Article | undefined {
  const { articles } = library();
  const files = articles[language];
  const file = files.find((candidate) => candidate.slug === slug);
  if (!file) return undefined;
  const { previous, next } = neighbours(files, file);
  // Tags are translated; the English ones count in both languages, so that translations suggest the same three.
  const relatedSlugs = related(articles.en, slug);
  return {
    ...summary(file),
    section: categoryName(file.matter.category, language),
    updated: lastChange(file),
    summary: file.matter.summary.map(unbroken),
    html: file.html,
    headings: file.headings,
    sources: file.sources,
    words: file.words,
    related: relatedSlugs.flatMap((wanted) => files.find(({ slug }) => slug === wanted) ?? []).map(summary),
    previous: previous && summary(previous),
    next: next && summary(next),
  };
}

/** The date of the last relevant change of each article. */
export function articleChanges(language: Language): { slug: string; updated: string }[] {
  return library().articles[language].map((file) => ({ slug: file.slug, updated: lastChange(file) }));
}

function lastChange({ matter }: ArticleFile): string {
  return (matter.updated ?? matter.date) as string;
}

/** An article's worksheet, if any, with the article's title. */
export function articleWorksheet(
  language: Language,
  slug: string,
): (Worksheet & { article: string }) | undefined {
  const file = library().articles[language].find((candidate) => candidate.slug === slug);
  return file?.worksheet && { ...file.worksheet, article: file.matter.title };
}

/** Slugs of the articles with a worksheet. */
export function worksheetSlugs(): string[] {
  return library().articles.en.flatMap(({ slug, worksheet }) => (worksheet ? [slug] : []));
}

/** An article's text without markup, one line per paragraph. For the search. */
export function articleTexts(language: Language): { slug: string; text: string }[] {
  return library().articles[language].map(({ slug, text }) => ({ slug, text }));
}

/** Slugs of all articles, in the order of `articleSummaries`. */
export function articleSlugs(): string[] {
  return library().articles.en.map(({ slug }) => slug);
}

/** Paths of aliases of articles, without a language: permanent redirects. */
export function articleRedirects(): { from: string; to: string }[] {
  return library().articles.en.flatMap(({ slug, matter }) =>
    matter.aliases.map((alias) => ({ from: `/blog/${alias}`, to: `/blog/${slug}` })),
  );
}

/** Words and minutes of every file, by language and slug. */
export function articleReport(): ArticleLength[] {
  const { articles } = library();
  return [...articles.en, ...articles.no]
    .map(({ file, words, matter: { minutes } }) => {
      const fits = words >= minutes * wordsAMinute.least && words <= minutes * wordsAMinute.most;
      return { file, words, minutes, fits };
    })
    .sort((a, b) => a.file.localeCompare(b.file));
}

/** All faults of the articles; does not throw. */
export function articleProblems(): Problem[] {
  return readLibrary().problems;
}

/**
 * @throws ArticleProblems naming file and line, unless faults are only to be printed
 */
function library(): Library {
  if (read && !following) return read;
  read = readLibrary();
  if (read.problems.length === 0) return read;
  if (!faultsWarn) throw new ArticleProblems(read.problems);
  const text = formatProblems(read.problems);
  if (text !== warned) console.warn(`Articles with faults:\n${text}`);
  warned = text;
  return read;
}

/**
 * Shared on globalThis, because a build loads this module twice in one process (settings and pages), and
 * reading 2,000 articles takes longer than the ten seconds that a page may take to prerender.
 */
function sharedReader(): () => Library {
  const shared: typeof globalThis & { articleLibrary?: () => Library } = globalThis;
  shared.articleLibrary ??= createLibraryReader(resolve("content/articles"));
  return shared.articleLibrary;
}

function summary({ slug, language, matter }: ArticleFile): ArticleSummary {
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
