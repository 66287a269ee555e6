import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  canonicalPath,
  type LanguageCode,
  languageFromPath,
  pathWithoutLanguage,
} from "../../app/i18n/languages.ts";
import { pages } from "../../content-loader/pages.ts";
import { type Element, getElements, parsePage } from "../../postbuild/page.ts";

export interface SitePage {
  path: string;
  language: LanguageCode;
  /** The page's file below `dist/client`. */
  file: string;
}

/** Every page of the built site, including 404 pages. */
export function sitePages(): SitePage[] {
  const manifest: { files: { path: string; file: string }[] } = JSON.parse(
    readFileSync("dist/site.json", "utf8"),
  );
  return manifest.files
    .filter(({ file }) => file.endsWith(".html"))
    .map(({ path, file }) => ({ path, language: languageFromPath(path), file }));
}

/** Whether a path is an article's or below it. */
export function isArticle(path: string): boolean {
  const named = pages as readonly string[];
  return /\/blog\/./.test(path) && !isWorksheet(path) && !named.includes(pathWithoutLanguage(path));
}

/** Whether a path is a worksheet. */
export function isWorksheet(path: string): boolean {
  return /\/blog\/[^/]+\/sheet$/.test(path);
}

/** Whether a path is an example profile. */
export function isProfile(path: string): boolean {
  return /^\/examples\/./.test(pathWithoutLanguage(path));
}

/** Whether the page is a standalone document without the site's layout, styles and scripts. */
export function isDocument(path: string): boolean {
  return isProfile(path) || isWorksheet(path);
}

/**
 * The pages to test in a browser. Standalone documents have their own tests (tests/browser/examples.test.ts,
 * worksheets.test.ts), two articles stand for all, and the Norway page's second address is left out.
 */
export function typicalPages(): SitePage[] {
  return sitePages().filter(
    ({ path }) =>
      (!isArticle(path) || /personal-website|norway-job-market$/.test(path)) &&
      !isDocument(path) &&
      path === canonicalPath(path, languageFromPath(path)),
  );
}

/** A page as the build wrote it, or in one of its encodings. */
export function readPage({ file }: SitePage, encoding?: "br" | "gz"): Buffer {
  return readFileSync(join("dist", "client", encoding ? `${file}.${encoding}` : file));
}

/** Every element of a page in document order, including those in templates. */
export function readElements(page: SitePage): Element[] {
  return getElements(parsePage(readPage(page).toString("utf8")));
}
