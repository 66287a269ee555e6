/**
 * The articles of the blog: one Markdown file per language in `content/articles/`, read, checked, listed.
 * Build time only: loaders, feeds, covers and reports ask here, the browser never does.
 *
 * A fault in any article stops the build and names file and line. The development server, and every command that is
 * started with `ARTICLE_FAULTS=warn`, print the faults and leave out the broken articles.
 */
import { resolve } from "node:path";
import type { FrontMatter, Source } from "./articles/format/front-matter.ts";
import type { Sheet } from "./articles/format/keep.ts";
import { ArticleProblems, formatProblems, type Problem } from "./articles/format/problem.ts";
import { createLibraryReader, type Library } from "./articles/library/library.ts";
import type { ArticleFile } from "./articles/library/read-article.ts";
import { neighbours, related } from "./articles/library/related.ts";
import type { Heading } from "./articles/library/render.ts";
import { categoryName } from "./data/categories.ts";
import type { Language } from "./data/types.ts";

/** What a card, a list or a link needs to know. */
export interface ArticleSummary {
  slug: string;
  title: string;
  description: string;
  date: string;
  minutes: number;
  categoryId: string;
  /** The name of the category in the article's language. */
  category: string;
  tags: string[];
  /** Only where the writer chose a picture; the others have a drawn cover under their slug. */
  image?: string;
  imageBackup?: string;
}

/** An article with a place in the listing. */
export interface ListedArticle extends ArticleSummary {
  order: number;
  /** The category that it is counted under there, which may be a wider one than its own. */
  countedUnder: string;
}

export interface Article extends ArticleSummary {
  /** The day of the last change that a reader would notice; the day of publication until there is one. */
  updated: string;
  html: string;
  headings: Heading[];
  sources: Source[];
  words: number;
  /** Three to read next, none of them a neighbour in time. */
  related: ArticleSummary[];
  previous?: ArticleSummary;
  next?: ArticleSummary;
}

/** One line of the report on lengths. */
export interface ArticleLength {
  file: string;
  words: number;
  minutes: number;
  /** Whether the text earns its minutes: within 12 % of 200 words each. */
  earned: boolean;
}

/**
 * Most articles that the listing shows, and most that stand under 'Start here'. Every one of them is in the first response
 * of the page, in both languages, and that has room for so many (tests/site/first-response.test.ts). All articles together
 * stand in the archive, where one is a line.
 */
export const listingLength = 21;
const startLength = 5;

/** Words per minute of reading time, and the tolerated deviation. */
const wordsAMinute = 200;
const tolerance = 0.12;

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
 * The articles with a place in the listing, in its order and with its categories. The listing shows the first of them,
 * `listingLength`; the others keep their category for the search.
 */
export function listedArticles(language: Language): ListedArticle[] {
  return library()
    .articles[language].flatMap((file) => {
      const { listing } = file.matter;
      return listing ? { ...summary(file), order: listing.order, countedUnder: listing.category } : [];
    })
    .sort((a, b) => a.order - b.order);
}

/** The articles to start with: the oldest of those without a place in the listing, so that a new one displaces none. */
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
  // Tags are words; the English ones decide for both languages, so that twins lead to the same three.
  const relatedSlugs = related(articles.en, slug);
  return {
    ...summary(file),
    updated: changeOf(file),
    html: file.html,
    headings: file.headings,
    sources: file.sources,
    words: file.words,
    related: relatedSlugs.flatMap((wanted) => files.find(({ slug }) => slug === wanted) ?? []).map(summary),
    previous: previous && summary(previous),
    next: next && summary(next),
  };
}

/** The days of the last change of each article that a reader would notice. */
export function articleChanges(language: Language): { slug: string; updated: string }[] {
  return library().articles[language].map((file) => ({ slug: file.slug, updated: changeOf(file) }));
}

function changeOf({ matter }: ArticleFile): string {
  return (matter.updated ?? matter.date) as string;
}

/** The sheet of an article that has one to print, with the title of the article. */
export function articleSheet(language: Language, slug: string): (Sheet & { article: string }) | undefined {
  const file = library().articles[language].find((candidate) => candidate.slug === slug);
  return file?.sheet && { ...file.sheet, article: file.matter.title };
}

/** Slugs of the articles with a sheet. */
export function sheetSlugs(): string[] {
  return library().articles.en.flatMap(({ slug, sheet }) => (sheet ? [slug] : []));
}

/** What is read in an article, without markup: one line a paragraph. For the search. */
export function articleTexts(language: Language): { slug: string; text: string }[] {
  return library().articles[language].map(({ slug, text }) => ({ slug, text }));
}

/** Slugs of all articles, in the order of `articleSummaries`. */
export function articleSlugs(): string[] {
  return library().articles.en.map(({ slug }) => slug);
}

/** Addresses that articles once had, or are known by elsewhere, without a language: permanent redirects. */
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
      const target = minutes * wordsAMinute;
      return { file, words, minutes, earned: Math.abs(words - target) <= target * tolerance };
    })
    .sort((a, b) => a.file.localeCompare(b.file));
}

/** Everything that is wrong with the articles, without stopping anything. */
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
 * A build loads this module twice, for its settings and for its pages, in one process. The articles are read once:
 * reading 2,000 takes longer than the ten seconds that a page may take to prerender.
 */
function sharedReader(): () => Library {
  const shared: typeof globalThis & { articleLibrary?: () => Library } = globalThis;
  shared.articleLibrary ??= createLibraryReader(resolve("content/articles"));
  return shared.articleLibrary;
}

function summary({ slug, language, matter }: ArticleFile): ArticleSummary {
  const { title, category, description, date, minutes, tags, image, imageBackup } =
    matter satisfies FrontMatter;
  return {
    slug,
    title,
    description,
    date: date as string,
    minutes,
    categoryId: category,
    category: categoryName(category, language),
    tags,
    ...(image && { image }),
    ...(imageBackup && { imageBackup }),
  };
}
