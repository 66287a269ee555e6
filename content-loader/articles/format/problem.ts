/** A problem in a file of `content/`: path from the project root, and line from 1. */
export interface Problem {
  file: string;
  line: number;
  message: string;
}

/** Lists one problem per line in the format of compilers, so that editors can jump to it. */
export class ArticleError extends Error {
  override name = "ArticleError";
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(`Fix these problems in the articles:\n${formatProblems(problems)}`);
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
