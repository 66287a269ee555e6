import { expect, test } from "vitest";
import { parseCv } from "../../../profile/parse/parse-cv.ts";
import { englishCv, norwegianCv } from "../../../tests/support/preview-visitor.ts";
import { revealedLines } from "./create-reveal.ts";

const reveal = async (text: string) => {
  const cv = await parseCv(new TextEncoder().encode(text));
  return { cv, lines: revealedLines(cv) };
};
const litIn = (lines: ReturnType<typeof revealedLines>) =>
  lines.flat().flatMap(({ text, isFound }) => (isFound ? [text] : []));

test("lights up the name, employers, years and figures of a CV when they were recognized", async () => {
  const { lines } = await reveal(norwegianCv);
  expect(litIn(lines)).toEqual(
    expect.arrayContaining(["Kari Prøve Testdal", "Brygga Sjømat", "2019", "12 prosent", "2015", "2018"]),
  );
  expect(litIn(lines)).not.toContain("1994");
});

test("shows lines as in the CV, and only those with something recognized when there are too many", async () => {
  const filler = Array.from({ length: 60 }, (_, at) => `  - Did something of kind ${"abcdefgh"[at % 8]}`);
  const long = englishCv.replace("  - Rewired", `${filler.join("\n")}\n  - Rewired`);
  const { cv, lines } = await reveal(long);
  expect(lines.length).toBeLessThanOrEqual(34);
  for (const parts of lines) expect(cv.lines).toContain(parts.map(({ text }) => text).join(""));
  expect(litIn(lines)).toEqual(expect.arrayContaining(["Mary Sample Testdale", "2014", "2017"]));
});
