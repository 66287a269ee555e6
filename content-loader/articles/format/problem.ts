/** A fault in an article with its location: path from the project root, and line from 1. */
export interface Problem {
  file: string;
  line: number;
  message: string;
}

/** One problem per line, in compilers' format, so that editors can jump to the location. */
export class ArticleProblems extends Error {
  override name = "ArticleProblems";
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(`The articles cannot be published as they are.\n${formatProblems(problems)}`);
    this.problems = problems;
  }
}

/** `content/articles/en/seo-guide.md:12  what is wrong`, sorted by file and line. */
export function formatProblems(problems: Problem[]): string {
  return problems
    .toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .map(({ file, line, message }) => `  ${file}:${line}  ${message}`)
    .join("\n");
}
