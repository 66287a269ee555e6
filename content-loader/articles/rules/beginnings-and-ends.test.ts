import { expect, test } from "vitest";
import { bodyLine, sample } from "../../../tests/support/sample-article.ts";
import { beginningAndEndProblems, sameOpenings } from "./beginnings-and-ends.ts";

const found = (body: string, language: "en" | "no" = "en") =>
  beginningAndEndProblems(sample(body, { language }));

test.each([
  ["en", "In today’s job market names matter."],
  ["en", "Have you ever searched for yourself?"],
  ["no", "I dagens arbeidsmarked teller navnet."],
  ["no", "Har du noen gang søkt på deg selv?"],
] as const)("%s: '%s' could open any article", (language, opening) => {
  expect(found(opening, language)).toMatchObject([
    { line: bodyLine, message: expect.stringMatching(/^opens with/) },
  ]);
});

test.each([
  ["en", "Search for your own name. In today’s results you stand third."],
  ["no", "Søk på navnet ditt. I dagens treff står du på tredjeplass."],
] as const)("%s: '%s' is an opening", (language, opening) => {
  expect(found(opening, language)).toEqual([]);
});

test.each([
  ["en", "In short, write less."],
  ["en", "Write less. Ultimately, that is all."],
  ["no", "Kort sagt: skriv mindre."],
  ["no", "Skriv mindre. Husk: det er alt."],
] as const)("%s: '%s' ends by summing up", (language, ending) => {
  expect(found(`Opening.\n\nMiddle.\n\n${ending}`, language)).toMatchObject([
    { line: bodyLine + 4, message: expect.stringMatching(/^ends by summing up/) },
  ]);
});

test("the same words are free in the middle of an article, and within a sentence", () => {
  expect(
    found("Opening.\n\nIn short, write less.\n\nMore.\n\nSend it on Monday, in short sentences."),
  ).toEqual([]);
  expect(
    found("Åpning.\n\nKort sagt: skriv mindre.\n\nMer.\n\nSend det på mandag, og husk vedlegget.", "no"),
  ).toEqual([]);
});

test("a section called Conclusion is a summary; one with a real heading is not", () => {
  expect(found("A.\n\n## Conclusion\n\nB.")).toHaveLength(1);
  expect(found("A.\n\n## Oppsummering\n\nB.", "no")).toHaveLength(1);
  expect(found("A.\n\n## The conclusion that the board drew\n\nB.")).toEqual([]);
});

test("two articles of one language cannot open with the same three words", () => {
  const first = sample("Picture three people in a queue.", { slug: "first" });
  const second = sample("Picture three people at a desk.", { slug: "second" });
  const norwegian = sample("Picture three people.", { slug: "third", language: "no" });
  const third = sample("Picture two people.", { slug: "fourth" });
  expect(sameOpenings([first, second, norwegian, third])).toEqual([
    { file: "en/second.md", line: bodyLine, message: "opens as en/first.md: 'picture three people …'" },
  ]);
});
