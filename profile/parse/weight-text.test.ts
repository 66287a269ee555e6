import { expect, test } from "vitest";
import { largestStored, numbersToText, textToNumbers } from "./weight-text.ts";

test("stores every number from the smallest to the largest as one character that JSON does not escape", () => {
  const all = Array.from({ length: 2 * largestStored + 1 }, (_, at) => at - largestStored);
  const text = numbersToText(all);
  expect([...textToNumbers(text)]).toEqual(all);
  expect(JSON.stringify(text)).toHaveLength(all.length + 2);
});

test("stores larger numbers as the largest", () => {
  expect([...textToNumbers(numbersToText([100, -100]))]).toEqual([largestStored, -largestStored]);
});
