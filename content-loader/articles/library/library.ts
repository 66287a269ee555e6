import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import {
  byLanguage,
  defaultLanguage,
  type LanguageCode,
  languageCodes,
  languageFromPath,
} from "../../../shared/languages.ts";
import { pages } from "../../pages.ts";
import type { FrontMatter } from "../format/front-matter.ts";
import type { Problem } from "../format/problem.ts";
import { type ArticleFile, type ReadResult, readArticle } from "./read-article.ts";

/** All articles of a folder, checked against their translations. */
export interface Library {
  /** Only articles that exist in every language, newest first. */
  articles: Record<LanguageCode, ArticleFile[]>;
  /** Every article with readable front matter, in the order of the files. */
  readable: ArticleFile[];
  problems: Problem[];
}

/** Fields that must be the same in all languages. */
const sharedFields = [
  "date",
  "updated",
  "minutes",
  "category",
  "listing",
  "aliases",
  "image",
  "imageBackup",
] as const;

/**
 * Creates a reader of `<folder>/<language>/*.md`. Later calls read only changed files,
 * so that the development server shows edits.
 *
 * @param folder absolute path
 */
export function createLibraryReader(folder: string): () => Library {
  const cache = new Map<string, ReadResult & { changed: number }>();
  let last: { key: string; library: Library } | undefined;

  return function readLibrary() {
    const files = languageCodes.flatMap((language) => listFiles(folder, language));
    const key = files.map(({ path, changed }) => `${path} ${changed}`).join("\n");
    if (last?.key === key) return last.library;
    const results = files.map(({ path, changed, slug, language }) => {
      const known = cache.get(path);
      if (known?.changed === changed) return known;
      const place = { file: relative(process.cwd(), path), slug, language };
      const result = { ...readArticle(readFileSync(path, "utf8"), place), changed };
      cache.set(path, result);
      return result;
    });
    last = { key, library: assemble(results) };
    return last.library;
  };
}

function listFiles(folder: string, language: LanguageCode) {
  return readdirSync(join(folder, language))
    .filter((name) => name.endsWith(".md"))
    .sort()
    .map((name) => {
      const path = join(folder, language, name);
      return { path, slug: name.slice(0, -3), language, changed: statSync(path).mtimeMs };
    });
}

function assemble(results: ReadResult[]): Library {
  const problems = results.flatMap((result) => result.problems);
  const readable = results.flatMap(({ article }) => article ?? []);
  const bySlug = byLanguage(
    (code) =>
      new Map(readable.filter(({ language }) => language === code).map((article) => [article.slug, article])),
  );
  const originals = bySlug[defaultLanguage];
  for (const article of readable) {
    for (const code of languageCodes.filter((each) => !bySlug[each].has(article.slug))) {
      const missing = article.file.replace(`/${article.language}/`, `/${code}/`);
      problems.push({ file: article.file, line: 1, message: `has no readable translation: ${missing}` });
    }
    const original = originals.get(article.slug);
    if (original && original !== article) problems.push(...translationDifferences(original, article));
  }
  problems.push(...deadLinks(readable, originals), ...duplicateUse([...originals.values()]));

  const complete = readable
    .filter(({ slug }) => languageCodes.every((code) => bySlug[code].has(slug)))
    .sort(newestFirst);
  const articles = byLanguage((code) => complete.filter(({ language }) => language === code));
  return { articles, readable, problems };
}

function newestFirst(a: ArticleFile, b: ArticleFile): number {
  return b.matter.date.localeCompare(a.matter.date) || a.slug.localeCompare(b.slug);
}

/** Reports what differs between an article and its translation, other than text. */
function translationDifferences(original: ArticleFile, translation: ArticleFile): Problem[] {
  const location = (field: keyof FrontMatter) => ({
    file: translation.file,
    line: translation.findLine(field),
  });
  const unequal = sharedFields
    .filter((field) => JSON.stringify(original.matter[field]) !== JSON.stringify(translation.matter[field]))
    .map((field) => ({ ...location(field), message: `${field} differs from ${original.file}` }));
  const ids = ({ matter }: ArticleFile) =>
    matter.sources
      .map(({ id }) => id)
      .sort()
      .join(", ");
  if (ids(original) !== ids(translation)) {
    unequal.push({ ...location("sources"), message: `the sources differ from ${original.file}` });
  }
  if (original.matter.summary.length !== translation.matter.summary.length) {
    unequal.push({
      ...location("summary"),
      message: `summary differs from ${original.file} in its number of points`,
    });
  }
  if (original.copyable.join() !== translation.copyable.join()) {
    const options = `the copy and sheet options (${translation.copyable.join(", ")})`;
    unequal.push({ file: translation.file, line: 1, message: `${options} differ from ${original.file}` });
  }
  if (original.exampleKinds.join() !== translation.exampleKinds.join()) {
    const kinds = `the kinds of examples (${translation.exampleKinds.join(", ")})`;
    unequal.push({ file: translation.file, line: 1, message: `${kinds} differ from ${original.file}` });
  }
  if (JSON.stringify(original.charts) !== JSON.stringify(translation.charts)) {
    const figures = `the figures of the charts (${translation.charts.map((chart) => chart.join(", ")).join("; ")})`;
    unequal.push({ file: translation.file, line: 1, message: `${figures} differ from ${original.file}` });
  }
  return unequal;
}

function deadLinks(read: ArticleFile[], articles: Map<string, ArticleFile>): Problem[] {
  const known = new Set<string>(pages);
  return read.flatMap(({ file, links, headings }) =>
    links.flatMap(({ url, line }) => {
      const [path = "", fragment] = url.split("#");
      const problem = (message: string) => [{ file, line, message: `${message}: ${url}` }];
      if (path === "") {
        return headings.some(({ id }) => id === fragment) ? [] : problem("no such section in this article");
      }
      if (!path.startsWith("/")) return problem("a link must begin with / or https://");
      if (languageFromPath(path) !== defaultLanguage) return problem("a link must not start with a language");
      if (known.has(path)) return [];
      const slug = /^\/blog\/(.+)$/.exec(path)?.[1];
      return slug && articles.has(slug) ? [] : problem(slug ? "no such article" : "no such page");
    }),
  );
}

/** Reports listing positions and slugs that are used twice, or by a page. */
function duplicateUse(articles: ArticleFile[]): Problem[] {
  const problems: Problem[] = [];
  const positions = new Map<number, string>();
  const blogPages = pages.filter((path) => path.startsWith("/blog/"));
  const pageSlugs = new Map(blogPages.map((path) => [path.slice("/blog/".length), `the page ${path}`]));
  const usedSlugs = new Map([...pageSlugs, ...articles.map(({ slug, file }) => [slug, file] as const)]);
  for (const { slug, file, matter, findLine } of articles) {
    const page = pageSlugs.get(slug);
    if (page) problems.push({ file, line: 1, message: `the slug '${slug}' is taken by ${page}` });
    const order = matter.listing?.order;
    if (order !== undefined) {
      const other = positions.get(order);
      if (other)
        problems.push({
          file,
          line: findLine("listing"),
          message: `listing order ${order} is taken by ${other}`,
        });
      positions.set(order, file);
    }
    for (const [index, alias] of matter.aliases.entries()) {
      const other = usedSlugs.get(alias);
      if (other)
        problems.push({
          file,
          line: findLine("aliases", index),
          message: `the alias '${alias}' is taken by ${other}`,
        });
      usedSlugs.set(alias, file);
    }
  }
  return problems;
}
