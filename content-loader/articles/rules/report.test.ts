import { expect, test } from "vitest";
import { sample } from "../../../tests/support/sample-article.ts";
import { articleLix, lix } from "./reading-ease.ts";
import { easeProblems, lengthProblems, reportLines } from "./report.ts";

const heavy =
  "Organisational transformation necessitates comprehensive stakeholder communication throughout implementation processes regarding responsibilities, competencies, infrastructure, administration and documentation.";

test("the index is words a sentence plus the percentage of words above six letters", () => {
  // Ten words in two sentences, two of them above six letters: 5 + 20.
  expect(lix(["The cat sat on bread. Its neighbour liked nothing more."], "en")).toBeCloseTo(
    10 / 2 + (100 * 2) / 10,
  );
  expect(lix([], "en")).toBe(0);
});

test("a Norwegian date does not end a sentence, a figure with a no-break space is one word", () => {
  expect(lix(["Den 15. januar kom 63\u00a0900 brev."], "no")).toBeCloseTo(6);
});

test("headings, tables and the pull quote do not count", () => {
  const text = "The cat sat on the mat.";
  const more = `${text}\n\n## ${heavy}\n\n| ${heavy} |\n|---|\n| a |\n\n:::quote\n${heavy}\n:::`;
  expect(articleLix(sample(more))).toBe(articleLix(sample(text)));
});

test("a language that is heavy on average is a fault of its heaviest article; one heavy article among light ones is none", () => {
  const light = sample("The cat sat on the mat.", { slug: "light" });
  const dense = sample(heavy, { slug: "dense" });
  expect(easeProblems([dense, sample(heavy, { slug: "also" })])).toMatchObject([{ file: "en/dense.md" }]);
  expect(easeProblems([light, sample("So it did. It was a good cat.", { slug: "too" })])).toEqual([]);
  expect(easeProblems([])).toEqual([]);
});

test("the length that is not earned is a fault and says what the words would be worth", () => {
  const short = { file: "en/sample.md", words: 1000, minutes: 8, earned: false };
  expect(lengthProblems([short])).toEqual([
    { file: "en/sample.md", line: 1, message: "1000 words do not earn 8 minutes: about 5 would be right" },
  ]);
  expect(lengthProblems([{ ...short, words: 1600, earned: true }])).toEqual([]);
});

test("the report has a line for every article and an average for every language", () => {
  const article = sample("The cat sat on the mat.");
  const length = { file: article.file, words: 6, minutes: 8, earned: false };
  expect(reportLines([article], [length])).toEqual([
    "words  minutes  earned   LIX",
    "    6        8  NO       6.0  en/sample.md",
    "LIX on average, en: 6.0",
  ]);
  expect(reportLines([article])[1]).toContain("?");
});
