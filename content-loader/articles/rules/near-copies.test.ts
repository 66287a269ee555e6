import { expect, test } from "vitest";
import { bodyLine, sample } from "../../../tests/support/sample-article.ts";
import { nearCopies } from "./near-copies.ts";

const original =
  "Ring one person who knows you a little and ask what they would say that you do. Write the answer down word for word, explain nothing, and compare it with the first line of your profile before you go to bed tonight.";
const other =
  "A title that has grown at the border is found out in the first telephone call. Keep the Norwegian word, add a plain explanation in brackets, and let the size of the budget speak for you.";

const between = (first: string, second: string) =>
  nearCopies([sample(first, { slug: "first" }), sample(second, { slug: "second" })]);

test("a paragraph that stands in two articles is found, and the message leads to both", () => {
  const [problem, ...rest] = between(original, `${other}\n\n${original}`);
  expect(rest).toEqual([]);
  expect(problem).toMatchObject({ file: "en/second.md", line: bodyLine + 2 });
  expect(problem?.message).toContain(`100 % the same as en/first.md:${bodyLine}`);
});

test("a paragraph with half a dozen words exchanged is still found", () => {
  const touched = original
    .replace("person", "colleague")
    .replace("ask what", "hear what")
    .replace("answer", "reply")
    .replace("explain nothing", "defend nothing")
    .replace("profile", "page")
    .replace("tonight", "today");
  expect(between(original, touched)[0]?.message).toMatch(/% the same as/);
});

test("one sentence carried over into another paragraph is found", () => {
  const carried = `${other} Ring one person who knows you a little and ask what they would say that you do. That was all.`;
  expect(between(original, carried)[0]?.message).toMatch(/^1[67] words in a row stand in en\/first\.md/);
});

test("two texts on one subject, a shared heading and a fact with its year are no copies", () => {
  expect(between(original, other)).toEqual([]);
  expect(between("## What to do in ten minutes", "## What to do in ten minutes")).toEqual([]);
  const fact = "In 2022, 44 per cent of those in work in Norway could work";
  expect(between(`${fact} at home. ${original}`, `${fact} where they liked. ${other}`)).toEqual([]);
});

test("an article may say a thing twice itself, as its pull quote does", () => {
  expect(nearCopies([sample(`${original}\n\n:::quote\n${original}\n:::\n\n${original}`)])).toEqual([]);
});
