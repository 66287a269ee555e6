import type { Root } from "mdast";
import { type FindLine, type FrontMatter, parseFrontMatter } from "./front-matter.ts";
import { parseMarkdown } from "./markdown.ts";
import type { Problem } from "./problem.ts";

/** A parsed article file: front matter, and the body as a tree with the file's line numbers. */
export interface Source {
  matter: FrontMatter;
  findLine: FindLine;
  tree: Root;
}

/**
 * Parses the file of an article.
 *
 * @param text the whole file: YAML between two lines of `---`, then Markdown
 * @returns the parsed file, or the problems of its front matter
 */
export function parseSource(text: string): Source | { problems: Omit<Problem, "file">[] } {
  const parts = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text);
  if (!parts) {
    return {
      problems: [{ line: 1, message: "an article begins with front matter between two lines of ---" }],
    };
  }
  const [head, yaml = ""] = parts;
  const { data: matter, problems, findLine } = parseFrontMatter(yaml);
  if (!matter) return { problems };
  return { matter, findLine, tree: parseMarkdown(text.slice(head.length), head.split("\n").length - 1) };
}
