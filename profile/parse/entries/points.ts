import type { Line } from "../source.ts";
import type { Paragraph } from "./paragraphs.ts";
import { headPeriod, saysTwoThings } from "./segment.ts";

/**
 * Points whose marks are drawn on the page rather than written, as browsers and many libraries do, have nothing but their
 * place: they are set in below lines that name an entry in full. They get the mark that they were drawn with.
 *
 * @param lines those that the paragraphs were made of
 */
export function withDrawnPoints(paragraphs: Paragraph[], lines: Line[]): Paragraph[] {
  // Files without places write their marks, and a section that writes some writes all of them.
  if (lines.some(({ bullet, edge }) => bullet || edge === 0)) return paragraphs;
  if (new Set(lines.map(({ column }) => column)).size !== 1) return paragraphs;
  const left = Math.min(...paragraphs.map(({ x }) => x));
  const isSetIn = ({ x, size }: Paragraph) => x - left > size * 0.6 && x - left < size * 3.5;
  const groups = groupsOf(paragraphs, isSetIn);
  const points = groups.flatMap(({ below }) => below);
  // What has a period is an entry itself: a role below its employer.
  if (points.length === 0 || points.some((point) => headPeriod(point) !== undefined)) return paragraphs;
  const named = groups.filter(({ above }) => namesAll(above)).length;
  const isProse = groups.every(
    ({ below }) => below.length === 1 && /.{60}[.!?]$/su.test(below[0]?.text ?? ""),
  );
  if (named <= groups.length / 2 || isProse) return paragraphs;
  return paragraphs.map((paragraph) => (isSetIn(paragraph) ? { ...paragraph, bullet: true } : paragraph));
}

/** What is set in, each time with the lines at the margin right above it. */
function groupsOf(
  paragraphs: Paragraph[],
  isSetIn: (paragraph: Paragraph) => boolean,
): { above: Paragraph[]; below: Paragraph[] }[] {
  const groups: { above: Paragraph[]; below: Paragraph[] }[] = [];
  for (const paragraph of paragraphs) {
    const last = groups.at(-1);
    if (isSetIn(paragraph)) last?.below.push(paragraph);
    else if (last?.below.length === 0) last.above.push(paragraph);
    else groups.push({ above: [paragraph], below: [] });
  }
  return groups.filter(({ below }) => below.length > 0);
}

/** Whether the lines name both, a title and an employer, so that neither is among what is set in below. */
function namesAll(above: Paragraph[]): boolean {
  const texts = above
    .flatMap((paragraph) => {
      const period = headPeriod(paragraph);
      const { text } = paragraph;
      return period ? [text.slice(0, period.from), ...text.slice(period.to).split("\t")] : text.split("\t");
    })
    .filter((text) => /\p{L}{2}/u.test(text));
  return texts.length >= 2 || texts.some(saysTwoThings);
}
