import type { PrivateKind } from "../words/language-words.ts";

/** A private fact that is left out of the CV. */
export interface Withheld {
  kind: PrivateKind;
  value: string;
  lines: number[];
  /** It fills a period of its own, such as a leave among the jobs. */
  isBreak?: true;
}
