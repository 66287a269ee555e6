import { expect, test } from "vitest";
import { dataProblems } from "../content-loader/data/validate.ts";
import { describeProblem, describeProblems } from "./describe-problem.ts";

const price = {
  file: "content/data/packages.json",
  line: 22,
  message: "packages.starter.originalPrice: must be above the price",
};

test("names file, field and line in the editor's language", () => {
  expect(describeProblem(price, "en")).toBe(
    "Packages and prices › Packages › starter › Former price: must be above the price\n    content/data/packages.json:22",
  );
  expect(describeProblem(price, "no")).toContain(
    "Pakker og priser › Pakker › starter › Førpris: må være høyere enn prisen",
  );
});

test.each([
  [
    "content/no/services.json",
    "hero.lead: the translation is empty",
    "Tjenester (norsk) › Toppen av siden › Ingress: mangler oversettelse",
  ],
  [
    "content/en/terms.json",
    "a straight quotation mark or apostrophe",
    "Vilkår (engelsk): har rett anførselstegn",
  ],
  [
    "content/articles/no/crisis.md",
    "front matter, sources.1.url: must begin with / or https://",
    "Artikkel ‘crisis’ (norsk) › Kilder › #2 › Adresse: must begin",
  ],
  [
    "content/articles/en/crisis.md",
    "has no readable translation: content/articles/no/crisis.md",
    "Artikkel ‘crisis’ (engelsk): mangler oversettelse",
  ],
])("describes a problem of %s: %s", (file, message, described) => {
  expect(describeProblem({ file, line: 1, message }, "no")).toContain(described);
});

test("reports an invalid article once, and no link to it", () => {
  const problems = [
    { file: "content/articles/en/crisis.md", line: 6, message: "front matter, minutes: is missing" },
    { file: "content/articles/en/seo.md", line: 9, message: "no such article: /blog/crisis" },
    { file: "content/articles/en/seo.md", line: 11, message: "no such article: /blog/other" },
  ];
  const described = describeProblems(problems, "en");
  expect(described).not.toContain("/blog/crisis");
  expect(described).toContain("Article ‘crisis’ (English) › Minutes");
  expect(described).toContain("/blog/other");
});

test("translates every message of the data schemas into Norwegian", () => {
  const read = (name: string) => (name === "packages.json" ? '{ "offers": [], "packages": [] }' : "{}");
  const described = dataProblems(read).map(({ file, key, message }) =>
    describeProblem({ file, line: 1, message: `${key.replace(/\W.*/, "file")}: ${message}` }, "no"),
  );
  expect(described.length).toBeGreaterThan(20);
  expect(described.filter((text) => /: (?:Invalid|Too|must|is |there)/.test(text))).toEqual([]);
});
