import type { Root } from "mdast";
import { type FrontMatter, type LineOf, parseFrontMatter } from "./front-matter.ts";
import { parseMarkdown } from "./markdown.ts";
import type { Problem } from "./problem.ts";

/** An article as its file has it: the fields at its top, and its body as a tree. Lines are those of the file. */
export interface Source {
  matter: FrontMatter;
  lineOf: LineOf;
  tree: Root;
}

/**
 * Parses the file of an article.
 *
 * @param text the whole file: YAML between two lines of `---`, then Markdown
 * @returns what it says, or where its front matter is broken
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
