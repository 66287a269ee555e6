import type { Run } from "./runs.ts";

/** Capitals in which a font keeps the small i, such as the small capitals of Awesome-CV: "SENiOR CiViL ENGiNEER". */
const hasSmallI = (text: string) =>
  text.includes("i") && /[\p{Lu}i]{5}/u.test(text) && /\p{Lu}/u.test(text) && !/(?!i)\p{Ll}/u.test(text);

/** Writes the small i among capitals as a capital, in a CV with several such texts; one alone may be a name, such as "LiDAR". */
export function capitaliseSmallI(pages: Run[][]): Run[][] {
  if (pages.flat().filter(({ text }) => hasSmallI(text)).length < 3) return pages;
  const capitalise = <Text extends { text: string }>(part: Text) => ({
    ...part,
    text: part.text.replaceAll("i", "I"),
  });
  return pages.map((runs) =>
    runs.map((run) =>
      hasSmallI(run.text)
        ? {
            ...capitalise(run),
            ...(run.parts && { parts: run.parts.map(capitalise) }),
            ...(run.pieces && { pieces: run.pieces.map(capitalise) }),
          }
        : run,
    ),
  );
}
