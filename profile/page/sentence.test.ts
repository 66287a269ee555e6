import { expect, test } from "vitest";
import { asSentence, capitalize, firstSentence, joinList, languageInSentence, withNote } from "./sentence.ts";

test.each([
  ["Two trains", "Two trains."],
  ["Two trains.", "Two trains."],
  ["‘And if it swings?’", "‘And if it swings?’"],
  ["«Hvorfor?»", "«Hvorfor?»"],
])("ends %s with punctuation", (text, sentence) => {
  expect(asSentence(text)).toBe(sentence);
});

test.each([
  ["mai 2024", "Mai 2024"],
  ["May 2024", "May 2024"],
  ["2024", "2024"],
  ["årsskiftet", "Årsskiftet"],
  ["iOS apps", "iOS apps"],
  ["e-Learning", "e-Learning"],
])("capitalizes %s as %s", (text, capitalized) => {
  expect(capitalize(text)).toBe(capitalized);
});

test("joins lists and notes by language", () => {
  expect(joinList([], "and")).toBe("");
  expect(joinList(["a"], "and")).toBe("a");
  expect(joinList(["a", "b", "c"], "og")).toBe("a, b og c");
  expect(withNote("Engelsk", ["muntlig", "skriftlig"], "no")).toBe("Engelsk (muntlig og skriftlig)");
});

test("lowercases language names within a sentence in Norwegian only", () => {
  expect(languageInSentence("Engelsk", "no")).toBe("engelsk");
  expect(languageInSentence("English", "en")).toBe("English");
});

test.each([
  ["One. Two.", "One.", "Two."],
  ["Five at 7.30 a.m. in town. Then six.", "Five at 7.30 a.m. in town.", "Then six."],
  ["Bare én", "Bare én", ""],
])("the first sentence of ‘%s’ is %s", (text, first, rest) => {
  expect(firstSentence(text)).toEqual([first, rest]);
});
