/** A problem in a file of `content/`: path from the project root, and line from 1. */
export interface Problem {
  file: string;
  line: number;
  message: string;
}

/** `content/articles/en/seo-guide.md:12  what is wrong`, sorted by file and line; editors can jump to each. */
export function formatProblems(problems: Problem[]): string {
  return problems
    .toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .map(({ file, line, message }) => `  ${file}:${line}  ${message}`)
    .join("\n");
}
