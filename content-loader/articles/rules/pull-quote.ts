import type { Root } from "mdast";
import { readableText } from "../format/markdown.ts";

type Report = (line: number, message: string) => void;

interface PullQuote {
  line: number;
  text: string;
  /** The text around it. */
  before: string;
  after: string;
}

function findPullQuote({ children }: Root): PullQuote | undefined {
  const index = children.findIndex((node) => node.type === "containerDirective" && node.name === "quote");
  const quote = children[index];
  if (!quote) return undefined;
  const read = (nodes: Root["children"]) => readableText({ type: "root", children: nodes });
  return {
    line: quote.position?.start.line ?? 1,
    text: readableText(quote),
    before: read(children.slice(0, index)),
    after: read(children.slice(index + 1)),
  };
}

/** Reports a pull quote that is empty or does not repeat a passage of the article word for word. */
export function checkPullQuote(tree: Root, report: Report): void {
  const quote = findPullQuote(tree);
  if (!quote) return;
  if (!quote.text) report(quote.line, "the pull quote is empty");
  else if (!quote.before.includes(quote.text) && !quote.after.includes(quote.text)) {
    report(quote.line, "the pull quote is not in the article, word for word");
  }
}
