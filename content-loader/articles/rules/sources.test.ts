import { expect, test } from "vitest";
import { sample } from "../../../tests/support/sample-article.ts";
import { sourceProblems } from "./sources.ts";

test("finds a source with another wording in another article of the language", () => {
  const first = sample("Text.", { slug: "first", source: "A survey, 2018" });
  const second = sample("Text.", { slug: "second", source: "The survey of 2018" });
  expect(sourceProblems([first, second])).toEqual([
    { file: "en/second.md", line: 9, message: "the source 'survey' is worded differently in en/first.md" },
  ]);
});

test("accepts the same wording and a translation", () => {
  const first = sample("Text.", { slug: "first" });
  const second = sample("Text.", { slug: "second" });
  const norwegian = sample("Tekst.", { language: "no", source: "En undersøkelse, 2018" });
  expect(sourceProblems([first, second, norwegian])).toEqual([]);
});

test("finds a source newer than the article, but not one of the same year", () => {
  const article = (source: string) => sample("Text.", { date: "2024-11-02", source });
  expect(sourceProblems([article("A survey, 2024")])).toEqual([]);
  expect(sourceProblems([article("A survey, 2018 (updated 2025)")])[0]?.message).toContain(
    "newer than the article",
  );
});

test("accepts sources published before the article's last change", () => {
  const changed = sample("Text.", { date: "2024-11-02", source: "A survey, 2025" });
  changed.matter.updated = "2026-11-22";
  expect(sourceProblems([changed])).toEqual([]);
});

test.each([
  "A survey, 2018 (via a blog)",
  "A survey, as cited by a trade page",
  "A survey, quoted by a paper",
])("rejects a source that only quotes another: %s", (source) => {
  expect(sourceProblems([sample("Text.", { source })])[0]?.message).toMatch(/name only the publication/);
});

test("accepts a survey under the name of the newspaper that printed it", () => {
  expect(sourceProblems([sample("Text.", { source: "A newspaper, 2 May 2018, on a survey" })])).toEqual([]);
});
