import { parseSource } from "../../content-loader/articles/format/source.ts";
import { type ArticleText, readArticleText } from "../../content-loader/articles/rules/article-text.ts";
import type { LanguageCode } from "../../shared/languages.ts";

interface Sample {
  language?: LanguageCode;
  slug?: string;
  date?: string;
  source?: string;
  title?: string;
}

/** First body line of every sample, which tests expect in messages. */
export const bodyLine = 12;

/** A sample article with this body and valid front matter. */
export function sample(body: string, options: Sample = {}): ArticleText {
  const { language = "en", slug = "sample", date = "2025-01-18", title = "A title" } = options;
  const { source = "A survey, 2018" } = options;
  const text = `---
title: "${title}"
description: "What it is about."
date: ${date}
minutes: 8
category: seo
tags: [One, Two]
sources:
  - { id: survey, text: "${source}", url: "https://example.org/survey" }
summary: [It is said., It is shown., It is done.]
---
${body}
`;
  const parsed = parseSource(text);
  if ("problems" in parsed) throw new Error("the sample has broken front matter");
  return readArticleText({ ...parsed, file: `${language}/${slug}.md`, slug, language });
}
