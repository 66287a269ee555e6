import { toString as nodeText } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { nodeLine } from "../format/markdown.ts";
import type { Problem } from "../format/problem.ts";
import type { ArticleText } from "./article-text.ts";

/** Link texts that mean nothing in a list of links, which is how many screen reader users read a page. */
const vagueText =
  /^(here|this|read more|learn more|click here|see here|more|link|((this|another|that|an) )?(article|page|post|guide)|her|dette|les mer|se her|mer|lenke|((denne|en annen|en egen|den) )?(artikkelen?|siden?|guiden?|teksten?))$/i;

/** Finds links whose text does not say where they lead, and links to the article itself. */
export function linkProblems({ file, tree, slug }: ArticleText): Problem[] {
  const problems: Problem[] = [];
  visit(tree, "link", (link) => {
    const text = nodeText(link).trim();
    if (vagueText.test(text)) {
      problems.push({
        file,
        line: nodeLine(link),
        message: `the link text '${text}' does not say where it leads`,
      });
    }
    if (link.url.replace(/#.*/, "") === `/blog/${slug}`) {
      problems.push({ file, line: nodeLine(link), message: "the article links to itself" });
    }
  });
  return problems;
}
