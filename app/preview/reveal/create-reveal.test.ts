import { expect, test } from "vitest";
import { parseCv } from "../../../profile/parse/parse-cv.ts";
import { englishCv, norwegianCv } from "../../../tests/support/preview-visitor.ts";
import { revealedLines } from "./create-reveal.ts";

const reveal = async (text: string) => {
  const cv = await parseCv(new TextEncoder().encode(text));
  return { cv, lines: revealedLines(cv) };
};
const highlightedTexts = (lines: ReturnType<typeof revealedLines>) =>
  lines.flat().flatMap(({ text, isFound }) => (isFound ? [text] : []));

test("highlights the recognized name, employers, years and figures of a CV", async () => {
  const { lines } = await reveal(norwegianCv);
  expect(highlightedTexts(lines)).toEqual(
    expect.arrayContaining(["Kari Prøve Testdal", "Brygga Sjømat", "2019", "12 prosent", "2015", "2018"]),
  );
  expect(highlightedTexts(lines)).not.toContain("1994");
});

test("shows lines as in the CV, and drops lines without recognized parts when there are too many", async () => {
  const filler = Array.from(
    { length: 60 },
    (_, index) => `  - Did something of kind ${"abcdefgh"[index % 8]}`,
  );
  const long = englishCv.replace("  - Rewired", `${filler.join("\n")}\n  - Rewired`);
  const { cv, lines } = await reveal(long);
  expect(lines.length).toBeLessThanOrEqual(34);
  for (const parts of lines) expect(cv.lines).toContain(parts.map(({ text }) => text).join(""));
  expect(highlightedTexts(lines)).toEqual(expect.arrayContaining(["Mary Sample Testdale", "2014", "2017"]));
});
