import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import type { Language } from "../../data/types.ts";
import { chartFaults, chartFigures, findCharts, isInExample } from "../format/chart.ts";
import { copyableExamples, isWorksheet } from "../format/copyable.ts";
import { type Form, findForms } from "../format/forms.ts";
import type { FrontMatter, LineOf } from "../format/front-matter.ts";
import { countWords, readableText } from "../format/markdown.ts";
import type { Problem } from "../format/problem.ts";
import { parseSource } from "../format/source.ts";
import { checkBody } from "../rules/body.ts";
import { type Rendered, renderBody } from "./render.ts";

/** An internal link as written: `/blog/seo-guide`, `/contact#booking`. */
export interface InnerLink {
  url: string;
  line: number;
}

/** One article in one language. */
export interface ArticleFile extends Rendered {
  slug: string;
  language: Language;
  /** Path from the project root, for messages. */
  file: string;
  matter: FrontMatter;
  lineOf: LineOf;
  links: InnerLink[];
  /** Copyable examples and worksheets, in text order. */
  copyable: ("copy" | "sheet")[];
  /** The forms of its examples, in text order. */
  forms: Form[];
  /** The figures of each chart. */
  charts: number[][];
  /** Visible text, for search and word count. */
  text: string;
  words: number;
}

export interface ReadResult {
  /** Undefined when the front matter is broken. */
  article?: ArticleFile;
  problems: Problem[];
}

/**
 * Reads one article.
 *
 * @param text the whole file: YAML between two lines of `---`, then Markdown
 * @param place.file path from the project root; messages name it
 */
export function readArticle(
  text: string,
  place: { file: string; slug: string; language: Language },
): ReadResult {
  const problems: Problem[] = [];
  const report = (line: number, message: string) => problems.push({ file: place.file, line, message });

  const source = parseSource(text);
  if ("faults" in source) {
    for (const { line, message } of source.faults) report(line, message);
    return { problems };
  }
  const { matter, lineOf, tree } = source;
  checkBody(tree, matter, lineOf, report);
  const charts = findCharts(tree);
  for (const chart of charts)
    for (const fault of chartFaults(chart, place.language, isInExample(chart, tree)))
      report(chart.position?.start.line ?? 1, fault);
  const readable = readableText(tree);
  return {
    problems,
    article: {
      ...place,
      matter,
      lineOf,
      ...renderBody(tree, matter.sources, place),
      links: innerLinks(tree),
      copyable: copyableExamples(tree).map((example) => (isWorksheet(example) ? "sheet" : "copy")),
      forms: findForms(tree),
      charts: charts.map((chart) => chartFigures(chart, place.language)),
      text: readable,
      words: countWords(readable),
    },
  };
}

function innerLinks(tree: Root): InnerLink[] {
  const links: InnerLink[] = [];
  visit(tree, "link", ({ url, position }) => {
    if (!/^[a-z]+:/.test(url)) links.push({ url, line: position?.start.line ?? 1 });
  });
  return links;
}
