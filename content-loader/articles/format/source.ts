import type { Root } from "mdast";
import { type FrontMatter, type LineOf, parseFrontMatter } from "./front-matter.ts";
import { parseMarkdown } from "./markdown.ts";
import type { Problem } from "./problem.ts";

/** A parsed article file: front matter, and the body as a tree with the file's line numbers. */
export interface Source {
  matter: FrontMatter;
  lineOf: LineOf;
  tree: Root;
}

/**
 * Parses the file of an article.
 *
 * @param text the whole file: YAML between two lines of `---`, then Markdown
 * @returns the parsed file, or the faults of its front matter
 */
export function parseSource(text: string): Source | { faults: Omit<Problem, "file">[] } {
  const parts = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text);
  if (!parts) {
    return { faults: [{ line: 1, message: "an article begins with front matter between two lines of ---" }] };
  }
  const [head, yaml = ""] = parts;
  const { data: matter, faults, lineOf } = parseFrontMatter(yaml);
  if (!matter) return { faults };
  return { matter, lineOf, tree: parseMarkdown(text.slice(head.length), head.split("\n").length - 1) };
}
