import { factEnd, fits, letter, type SentencePattern, writer } from "./patterns.ts";

const sentences: SentencePattern[] = [
  { opening: /^i (?:served|spent|did) /, fact: new RegExp(`^.{3,20} in (?:prison|jail)${factEnd}`) },
  {
    opening: /^i (?:have|had) /,
    fact: new RegExp(
      `^(?:.{0,10}(?:spent|unspent|criminal|previous) convictions?|an? criminal record)(?!${letter})`,
    ),
  },
  { opening: /^i was /, fact: /^convicted of / },
  {
    opening: new RegExp(`^${writer} `),
    fact: new RegExp(
      `^(?:(?:har )?(?:sonet|sona)|satt inne(?! med)|er (?:tidligere )?straffedømt)(?!${letter})`,
    ),
  },
];
const remark =
  /^(?:(?:one|two|\d) )?(?:spent |unspent )?convictions?(?: \(\d{4}\))?$|^tidligere straffedømt$/;

/** Whether a sentence in lower case tells that the owner was convicted: "i served two years in prison". */
export function isConvictionSentence(text: string): boolean {
  return sentences.some((pattern) => fits(pattern, text));
}

/** Whether a part of a sentence is a conviction: "Two spent convictions". */
export function isConvictionRemark(part: string): boolean {
  return remark.test(part.toLowerCase());
}
