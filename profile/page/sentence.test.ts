import { expect, test } from "vitest";
import { asSentence, firstSentence, inSentence, listed, startOfSentence, withNote } from "./sentence.ts";

test.each([
  ["Two trains", "Two trains."],
  ["Two trains.", "Two trains."],
  ["‘And if it swings?’", "‘And if it swings?’"],
  ["«Hvorfor?»", "«Hvorfor?»"],
])("%s ends as a sentence", (text, sentence) => {
  expect(asSentence(text)).toBe(sentence);
});

test.each([
  ["mai 2024", "Mai 2024"],
  ["May 2024", "May 2024"],
  ["2024", "2024"],
  ["årsskiftet", "Årsskiftet"],
])("%s begins a sentence as %s", (text, begun) => {
  expect(startOfSentence(text)).toBe(begun);
});

test("joins lists and notes by language", () => {
  expect(listed([], "and")).toBe("");
  expect(listed(["a"], "and")).toBe("a");
  expect(listed(["a", "b", "c"], "og")).toBe("a, b og c");
  expect(withNote("Engelsk", ["muntlig", "skriftlig"], "no")).toBe("Engelsk (muntlig og skriftlig)");
});

test("lowercases language names within a sentence in Norwegian only", () => {
  expect(inSentence("Engelsk", "no")).toBe("engelsk");
  expect(inSentence("English", "en")).toBe("English");
});

test.each([
  ["One. Two.", "One.", "Two."],
  ["Five at 7.30 a.m. in town. Then six.", "Five at 7.30 a.m. in town.", "Then six."],
  ["Bare én", "Bare én", ""],
])("the first sentence of ‘%s’ is %s", (text, first, rest) => {
  expect(firstSentence(text)).toEqual([first, rest]);
});
