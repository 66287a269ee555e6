import { expect, test } from "vitest";
import { missingTexts, translationProblems } from "./missing-translations.ts";

test("finds nothing in the texts of the site", () => {
  expect(translationProblems()).toEqual([]);
});

test("names the key when a translation is missing, empty or has no original", () => {
  const source = '{ "a": { "b": "One", "c": "Two" }, "list": ["x", "y"] }';
  expect(missingTexts(source, '{ "a": { "b": " ", "d": "Tre" }, "list": ["x"] }')).toEqual([
    { path: ["a", "b"], message: "the translation is empty" },
    { path: ["a", "c"], message: "the translation is missing" },
    { path: ["a", "d"], message: "there is no such text in the default language" },
  ]);
});
