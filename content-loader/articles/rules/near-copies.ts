import type { Problem } from "../format/problem.ts";
import type { ArticleText } from "./article-text.ts";

/** Headings and labels are too short to be anybody's property. */
const fewestWords = 12;
const shingleLength = 3;
/**
 * How much of two paragraphs may be the same: shared runs of three words among all of theirs (Jaccard). A paragraph of forty
 * words with six of them exchanged keeps about 0.35; two honest texts on one subject stay below 0.2.
 */
const mostAlike = 0.3;
/** A stretch of this many words that stands in two articles was copied. A fact with its year and its population takes twelve. */
const longestRun = 14;

interface Paragraph {
  file: string;
  line: number;
  text: string;
  words: string[];
  shingles: Set<string>;
}

/**
 * Paragraphs that stand nearly the same in two articles of one language, and sentences that were carried from one
 * article to another. The later file, in the order of the names, gets the message.
 */
export function nearCopies(articles: ArticleText[]): Problem[] {
  const paragraphs = articles.flatMap(paragraphsOf);
  const problems: Problem[] = [];
  for (const [first, second, shared] of overlaps(paragraphs)) {
    const { file, line, text } = second;
    const alike = shared / (first.shingles.size + second.shingles.size - shared);
    const where = `${first.file}:${first.line}`;
    const report = (message: string) => problems.push({ file, line, message });
    if (alike >= mostAlike) {
      report(`${Math.round(100 * alike)} % the same as ${where}: '${text.slice(0, 40)}…'`);
    } else if (shared > longestRun - shingleLength) {
      const run = commonRun(first.words, second.words);
      if (run.length >= longestRun)
        report(`${run.length} words in a row stand in ${where} too: '${run.join(" ")}'`);
    }
  }
  return problems;
}

function paragraphsOf({ file, passages }: ArticleText): Paragraph[] {
  return passages.flatMap(({ line, place, box, text }) => {
    // The pull quote repeats its own article, and sources are meant to read alike.
    if (place === "source" || box === "quote") return [];
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    if (words.length < fewestWords) return [];
    const shingles = new Set<string>();
    for (let end = shingleLength; end <= words.length; end++) {
      shingles.add(words.slice(end - shingleLength, end).join(" "));
    }
    return [{ file, line, text, words, shingles }];
  });
}

/** Pairs from different articles that share anything, with the number of shingles that they share. */
function overlaps(paragraphs: Paragraph[]): [Paragraph, Paragraph, number][] {
  const holders = new Map<string, Paragraph[]>();
  const pairs = new Map<Paragraph, Map<Paragraph, number>>();
  for (const paragraph of paragraphs) {
    const earlier = new Map<Paragraph, number>();
    for (const shingle of paragraph.shingles) {
      const known = holders.get(shingle) ?? [];
      for (const other of known) {
        if (other.file !== paragraph.file) earlier.set(other, (earlier.get(other) ?? 0) + 1);
      }
      holders.set(shingle, [...known, paragraph]);
    }
    pairs.set(paragraph, earlier);
  }
  return [...pairs].flatMap(([second, earlier]) =>
    [...earlier].map(([first, shared]): [Paragraph, Paragraph, number] => [first, second, shared]),
  );
}

/** The longest row of words that two texts have in common. */
function commonRun(first: string[], second: string[]): string[] {
  let best: string[] = [];
  let above: number[] = [];
  for (const word of first) {
    const lengths = second.map((other, at) => (other === word ? (above[at - 1] ?? 0) + 1 : 0));
    for (const [at, length] of lengths.entries()) {
      if (length > best.length) best = second.slice(at + 1 - length, at + 1);
    }
    above = lengths;
  }
  return best;
}
