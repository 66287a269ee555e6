import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { createLibraryReader } from "../../content-loader/articles/library/library.ts";

/** A valid article, as in its file. */
export const validArticle = `---
title: "A title"
description: "What it is about."
date: 2025-01-18
minutes: 8
category: seo
listing: { order: 1, category: technology }
tags: [One, Two]
sources:
  - { id: survey, text: "A survey, 2018", url: "https://example.org/survey" }
summary: [It is said., It is shown., It is done.]
---
In the survey 70 per cent said so.:cite[survey] A sentence to repeat. And [a page](/contact#booking).

:::quote
A sentence to repeat.
:::

:::checklist{title="Ten minutes"}
- Do it.
- Do it again.
:::
`;

/** A temporary folder of articles for each test of a file. */
export function sampleLibrary() {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "articles-"));
    for (const language of ["en", "no"]) mkdirSync(join(folder, language));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const reader = () => createLibraryReader(folder);

  return {
    write(slug: string, text = validArticle, languages = ["en", "no"]): void {
      for (const language of languages) writeFileSync(join(folder, language, `${slug}.md`), text);
    },

    reader,

    /** Errors as reported: `en/name.md:3  message`, of the English files only. */
    problemLines(): string[] {
      const { problems } = reader()();
      const from = relative(process.cwd(), folder);
      return problems
        .map(({ file, line, message }) => `${relative(from, file)}:${line}  ${message}`)
        .filter((line) => line.startsWith("en/"));
    },
  };
}
