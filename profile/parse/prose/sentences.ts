import { join } from "../entries/paragraphs.ts";
import type { Line } from "../source.ts";
import { collapseSpaces } from "../values/text.ts";

/** A sentence with the lines that it stands in. */
export interface Sentence {
  text: string;
  lines: number[];
  paragraph: number;
}

/** Longer sentences are not joined or searched. */
export const maxSentence = 400;

const sentenceEnd = /(?<=\p{L}{2}[.!?]|\d[.)]|\)\.)\s+(?=\p{Lu}|(?:19|20)\d\d)/u;

/** Shorter lines are not wrapped. */
const minWrapped = 40;
/** Longer lines are whole paragraphs, as in files of word processors. */
const maxWrapped = 150;

function isWithinSentence(text: string): boolean {
  return text.length >= minWrapped && !/[.!?:]["”’)]?$/.test(text);
}

/** The sentences of lines that follow each other; one may begin on a line and end on the next. */
export function toSentences(lines: Line[]): Sentence[] {
  const sentences: Sentence[] = [];
  const gaps = lines.slice(1).map(({ gap }) => gap);
  const minGap = Math.min(...gaps);
  const isEven = gaps.every((gap) => gap <= minGap * 1.15);
  let paragraph = 0;
  lines.forEach(({ text, id, gap, bullet }, at) => {
    // Where all distances are equal, a line is a paragraph of its own unless the one before ends within a sentence.
    const above = lines[at - 1]?.text ?? "";
    const isWrapped = isEven ? isWithinSentence(above) : gap <= minGap * 1.15;
    const isNext = at > 0 && isWrapped && above.length <= maxWrapped && !bullet;
    if (!isNext) paragraph += 1;
    collapseSpaces(text)
      .split(sentenceEnd)
      .forEach((part, index) => {
        const last = sentences.at(-1);
        const isOpen = last && last.text.length < maxSentence && !/[.!?]["”’)]?$/.test(last.text);
        if (isOpen && index === 0 && isNext) {
          last.text = join(last.text, part);
          last.lines.push(id);
        } else sentences.push({ text: part, lines: [id], paragraph });
      });
  });
  return sentences;
}
