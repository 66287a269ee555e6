/** How an article may begin. What each word means to a writer is in docs/article-style.md. */
export const openings = [
  "answer",
  "case",
  "document",
  "figure",
  "form",
  "letter",
  "scene",
  "speech",
  "task",
] as const;

/** How it may end. */
export const closings = [
  "callback",
  "document",
  "figure",
  "outcome",
  "reservation",
  "rule",
  "sheet",
  "speech",
  "task",
] as const;
