import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createLibraryReader, type Library } from "../../../content-loader/articles/library/library.ts";

/** More articles with a position than the listing shows, and more without one than 'Start here' shows. */
const places = 23;
const unlisted = 7;

const shared: typeof globalThis & { articleLibrary?: () => Library } = globalThis;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "archive-"));
  for (const language of ["en", "no"]) mkdirSync(join(folder, language));
  for (let n = 1; n <= places + unlisted; n++) {
    const listing = n <= places && `listing: { order: ${n}, category: technology }`;
    // Newest first, ten days apart.
    const date = new Date(Date.UTC(2025, 1, 28 - 10 * n)).toISOString().slice(0, 10);
    for (const language of ["en", "no"])
      writeFileSync(filePath(n, language), article(n, date, listing || ""));
  }
  // Replaces the site's articles once content-loader/articles.ts is imported again; undone after this file.
  shared.articleLibrary = createLibraryReader(folder);
  vi.resetModules();
});
afterAll(() => {
  delete shared.articleLibrary;
  vi.resetModules();
  rmSync(folder, { recursive: true, force: true });
});

const toSlug = (n: number) => `article-${String(n).padStart(2, "0")}`;
const slugs = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => toSlug(from + i));
const filePath = (n: number, language: string) => join(folder, language, `${toSlug(n)}.md`);

function article(n: number, date: string, listing: string): string {
  return `---
title: "Article ${n}"
description: "What it is about."
date: ${date}
minutes: 8
category: seo
${listing}
tags: [One, Two]
summary: [It is said., It is shown., It is done.]
---
A sentence to repeat.

:::quote
A sentence to repeat.
:::

:::checklist{title="Ten minutes"}
- Do it.
:::
`;
}

/** The request that a loader receives. */
const asked = (path: string) => ({ request: new Request(`https://site.example${path}`) }) as never;

describe.each(["", "/no"])("With more articles than fit in the listing of %s/blog", (prefix) => {
  test("the listing shows the first ones, then the oldest of the others, and the total", async () => {
    const { loader } = await import("../blog.tsx");
    const { articles, start, published } = loader(asked(`${prefix}/blog`));
    expect(articles.map(({ slug }) => slug)).toEqual(slugs(1, 21));
    expect(start.map(({ slug }) => slug)).toEqual(slugs(26, 30));
    expect(published).toBe(places + unlisted);
  });

  test("the archive lists every article by month, newest first", async () => {
    const { loader } = await import("../archive.tsx");
    const { months } = loader(asked(`${prefix}/blog/archive`));
    expect(months.flatMap(({ articles }) => articles).map(({ slug }) => slug)).toEqual(slugs(1, 30));
    expect(months.slice(0, 2).map(({ name, articles }) => [name, articles.length])).toEqual(
      prefix
        ? [
            ["Februar 2025", 2],
            ["Januar 2025", 3],
          ]
        : [
            ["February 2025", 2],
            ["January 2025", 3],
          ],
    );
  });

  test("search and feed contain the articles outside the listing, with their category", async () => {
    const { loader } = await import("./search-index.ts");
    const documents: { slug: string; filter?: string }[] = await loader(
      asked(`${prefix}/blog/search.json`),
    ).json();
    expect(documents.map(({ slug }) => slug)).toEqual(slugs(1, 30));
    expect(documents[21]).toMatchObject({ slug: toSlug(22), filter: "technology" });
    const { feed } = await import("./feeds.ts");
    expect(feed(prefix ? "no" : "en", "/feed.xml").entries.map(({ title }) => title)).toContain("Article 22");
  });

  test("the sitemap contains them and the archive", async () => {
    const { sitemap } = await import("../../../postbuild/sitemap.ts");
    for (const slug of [toSlug(22), toSlug(25), "archive"])
      expect(sitemap()).toContain(`${prefix}/blog/${slug}</loc>`);
  });
});
