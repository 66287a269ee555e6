import { expect, test } from "vitest";
import { sample } from "../../../tests/support/sample-article.ts";
import { lengthProblems, reportLines } from "./report.ts";

test("suggests the reading time when it does not match the length", () => {
  const short = { file: "en/sample.md", words: 1000, minutes: 8, fits: false };
  expect(lengthProblems([short])).toMatchObject([
    { file: "en/sample.md", message: expect.stringContaining("set minutes: 5") },
  ]);
  expect(lengthProblems([{ ...short, words: 1600, fits: true }])).toEqual([]);
});

test("lists words and minutes of every article", () => {
  const article = sample("The cat sat on the mat.");
  const length = { file: article.file, words: 6, minutes: 8, fits: false };
  expect(reportLines([article], [length])).toEqual([
    "words  minutes  fits",
    "    6        8  NO    en/sample.md",
  ]);
  expect(reportLines([article])[1]).toContain("?");
});
