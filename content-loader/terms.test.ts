import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { termProblems } from "./terms.ts";

test("names file, line and the preferred term when a text has a replaced one", () => {
  const text = '{\n  "a": "We answer on working days.",\n  "b": "Book a free call"\n}';
  expect(termProblems(text, { file: "content/en/x.json", language: "en" })).toEqual([
    {
      file: "content/en/x.json",
      line: 2,
      message: "'working day': write 'business days' for days that count towards a deadline",
    },
    {
      file: "content/en/x.json",
      line: 3,
      message: "'free call': write 'consultation' for the free first conversation",
    },
  ]);
});

test("finds Norwegian words in their inflected forms and not inside others", () => {
  const problems = (text: string) => termProblems(text, { file: "x", language: "no" });
  expect(problems("Nettstedet ditt")).toHaveLength(1);
  expect(problems("Vi svarer på virkedager.")).toEqual([]);
});

test.each(["en", "no"] as const)("finds nothing in the texts of the site in %s", (language) => {
  const files = globSync(`content/${language}/*.json`);
  expect(files.length).toBeGreaterThan(30);
  expect(files.flatMap((file) => termProblems(readFileSync(file, "utf8"), { file, language }))).toEqual([]);
});
