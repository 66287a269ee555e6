import type { Root } from "mdast";
import type { Language } from "../../data/types.ts";
import { countWords, readableText } from "../format/markdown.ts";

/** What a pull quote has to keep to: one sentence of the article itself, at some distance from where it stands. */

type Report = (line: number, message: string) => void;

/** Words that must lie between the pull quote and the place it is taken from; closer, it reads as an echo. */
const distance = 60;

interface PullQuote {
  line: number;
  text: string;
  /** What is read above and below it. */
  before: string;
  after: string;
}

function pullQuoteOf({ children }: Root): PullQuote | undefined {
  const at = children.findIndex((node) => node.type === "containerDirective" && node.name === "quote");
  const quote = children[at];
  if (!quote) return undefined;
  const read = (nodes: Root["children"]) => readableText({ type: "root", children: nodes });
  return {
    line: quote.position?.start.line ?? 1,
    text: readableText(quote),
    before: read(children.slice(0, at)),
    after: read(children.slice(at + 1)),
  };
}

/** Without this, an article is not published. */
export function checkPullQuote(tree: Root, report: Report): void {
  const quote = pullQuoteOf(tree);
  if (!quote) return;
  if (!quote.text) report(quote.line, "the pull quote is empty");
  else if (!quote.before.includes(quote.text) && !quote.after.includes(quote.text)) {
    report(quote.line, "the pull quote does not stand in the article, word for word");
  }
}

/** What the style sheet asks for besides. */
export function checkEcho({ tree, language }: { tree: Root; language: Language }, report: Report): void {
  const quote = pullQuoteOf(tree);
  if (!quote?.text) return;
  const { line, text, before, after } = quote;
  const sentences = [...new Intl.Segmenter(language, { granularity: "sentence" }).segment(text)];
  if (sentences.length > 1) report(line, `the pull quote is one sentence, not ${sentences.length}`);
  const gaps = [
    before.includes(text) ? before.slice(before.lastIndexOf(text) + text.length) : undefined,
    after.includes(text) ? after.slice(0, after.indexOf(text)) : undefined,
  ].filter((gap) => gap !== undefined);
  const between = Math.min(...gaps.map(countWords));
  if (between < distance)
    report(line, `only ${between} words between the pull quote and its sentence in the text`);
}
