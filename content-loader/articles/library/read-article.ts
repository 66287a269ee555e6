import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import type { LanguageCode } from "../../../shared/languages.ts";
import { chartFigures, chartProblems, isInExample } from "../format/chart.ts";
import { copyableExamples, isWorksheet } from "../format/copyable.ts";
import { type ExampleKind, findExampleKinds } from "../format/example-kinds.ts";
import type { FindLine, FrontMatter } from "../format/front-matter.ts";
import { countWords, findBoxes, nodeLine, readableText } from "../format/markdown.ts";
import type { Problem } from "../format/problem.ts";
import { parseSource } from "../format/source.ts";
import { checkBody } from "../rules/body.ts";
import { type Rendered, renderBody } from "./render.ts";

/** An internal link as written: `/blog/seo-guide`, `/contact#booking`. */
interface InnerLink {
  url: string;
  line: number;
}

/** One article in one language. */
export interface ArticleFile extends Rendered {
  slug: string;
  language: LanguageCode;
  /** Path from the project root, for messages. */
  file: string;
  matter: FrontMatter;
  findLine: FindLine;
  /** The body. Lines are those of the file. */
  tree: Root;
  links: InnerLink[];
  /** Copyable examples and worksheets, in text order. */
  copyable: ("copy" | "sheet")[];
  /** The kinds of its examples, in text order. */
  exampleKinds: ExampleKind[];
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
  place: { file: string; slug: string; language: LanguageCode },
): ReadResult {
  const problems: Problem[] = [];
  const report = (line: number, message: string) => problems.push({ file: place.file, line, message });

  const source = parseSource(text);
  if ("problems" in source) {
    for (const { line, message } of source.problems) report(line, message);
    return { problems };
  }
  const { matter, findLine, tree } = source;
  checkBody(tree, matter, findLine, report);
  const charts = findBoxes(tree, "chart");
  for (const chart of charts)
    for (const problem of chartProblems(chart, place.language, isInExample(chart, tree)))
      report(nodeLine(chart), problem);
  const readable = readableText(tree);
  return {
    problems,
    article: {
      ...place,
      matter,
      findLine,
      tree,
      ...renderBody(tree, matter.sources, place),
      links: innerLinks(tree),
      copyable: copyableExamples(tree).map((example) => (isWorksheet(example) ? "sheet" : "copy")),
      exampleKinds: findExampleKinds(tree),
      charts: charts.map((chart) => chartFigures(chart, place.language)),
      text: readable,
      words: countWords(readable),
    },
  };
}

function innerLinks(tree: Root): InnerLink[] {
  const links: InnerLink[] = [];
  visit(tree, "link", (link) => {
    const { url } = link;
    if (!/^[a-z]+:/.test(url)) links.push({ url, line: nodeLine(link) });
  });
  return links;
}
