import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as attributes from "../../shared/attributes.ts";

interface SiteFile {
  path: string;
  file: string;
  encodings?: { br: string };
}

/** Transferred bytes, brotli where available. */
export interface PageWeight {
  path: string;
  /** First response: HTML with inline styles. */
  html: number;
  /** Scripts of the page with their imports. */
  scripts: number;
  /** Number of files that hydrate the page. */
  hydrationFiles: number;
  /** The stylesheet for client navigation. */
  styles: number;
  fonts: number;
  /** The largest candidate of any picture. */
  largestPicture: number;
}

/**
 * Computes the weight of every page of a built site from the files that it references.
 *
 * @param siteDir the folder with `site.json` and `client/`
 */
export function weighPages(siteDir: string): PageWeight[] {
  const { files }: { files: SiteFile[] } = JSON.parse(readFileSync(join(siteDir, "site.json"), "utf8"));
  const byPath = new Map(files.map((file) => [file.path, file]));
  const read = ({ file }: SiteFile) => readFileSync(join(siteDir, "client", file), "utf8");
  const size = ({ file, encodings }: SiteFile) =>
    statSync(join(siteDir, "client", encodings?.br ?? file)).size;
  const sizes = (paths: Iterable<string>) =>
    [...paths].flatMap((path) => {
      const file = byPath.get(path);
      return file ? [size(file)] : [];
    });

  const imports = new Map<string, string[]>();
  /** Static imports of a script, without `import()`. */
  function findImports(path: string): string[] {
    const file = byPath.get(path);
    let found = imports.get(path);
    if (!found) {
      found = [...(file ? read(file) : "").matchAll(/(?:from|import)\s*"(\.?\/[^"]+\.js)"/g)].map(
        ([, target = ""]) => new URL(target, `http://x${path}`).pathname,
      );
      imports.set(path, found);
    }
    return found;
  }
  function withImports(path: string, seen = new Set<string>()): Set<string> {
    if (!seen.has(path)) {
      seen.add(path);
      for (const target of findImports(path)) withImports(target, seen);
    }
    return seen;
  }

  return files
    .filter(({ file }) => file.endsWith(".html"))
    .map((file) => {
      const html = read(file);
      const named = (pattern: RegExp) => new Set([...html.matchAll(pattern)].map(([, path = ""]) => path));
      const withAllImports = (paths: Iterable<string>) =>
        new Set([...paths].flatMap((path) => [...withImports(path)]));
      const hydration = withAllImports(named(addressesIn(attributes.hydrationModule)));
      const enhancements = withAllImports(named(addressesIn(attributes.enhance)));
      const scripts = new Set([...hydration, ...enhancements]);
      return {
        path: file.path,
        html: size(file),
        scripts: sum(sizes(scripts)),
        hydrationFiles: hydration.size,
        styles: sum(sizes(named(addressesIn(attributes.stylesheet)))),
        fonts: sum(sizes(named(/["(](\/assets\/[^")]+\.woff2)[")]/g))),
        largestPicture: Math.max(0, ...sizes(findPictures(html))),
      };
    });
}

const addressesIn = (attribute: string) => new RegExp(`${attribute}="([^"]+)"`, "g");

function findPictures(html: string): Set<string> {
  const tags = [...html.matchAll(/<(?:img|source|video)\b[^>]*>/g)].join(" ");
  const paths = tags.matchAll(/["\s,](\/[^"\s,]+\.(?:avif|webp|jpe?g|png|svg))/g);
  return new Set([...paths].map(([, path = ""]) => path));
}

/** Prints one line for each page, in kB (1,000 bytes). */
export function printWeights(siteDir: string): void {
  console.log("Transferred bytes, brotli, in kB");
  console.log("  HTML     JS    CSS  fonts  largest picture  page");
  for (const { path, html, scripts, styles, fonts, largestPicture } of weighPages(siteDir)) {
    const cells = [html, scripts, styles, fonts].map((bytes) => kB(bytes).padStart(6));
    console.log(`${cells.join(" ")} ${kB(largestPicture).padStart(16)}  ${path}`);
  }
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
