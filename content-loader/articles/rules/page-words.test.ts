import { expect, test } from "vitest";
import { pageWordProblems } from "./page-words.ts";

const found = (language: "en" | "no", ...texts: string[]) =>
  pageWordProblems(JSON.stringify({ a: texts }, null, 2), { file: "x.json", language }).map(
    ({ line, message }) => `${line} ${message.split(":")[0]}`,
  );

test("American spelling, elderly words and straight apostrophes are found with their line", () => {
  const texts = ["Content optimization", "To whom it may concern", "We're here", "All well"];
  expect(found("en", ...texts)).toEqual([
    "3 'optimization'",
    "4 'whom'",
    "5 a straight quotation mark or apostrophe",
  ]);
});

test("anglicisms are found in Norwegian", () => {
  expect(found("no", "Vi har fokus på deg", "Vi arbeider med deg")).toEqual(["3 'fokus'"]);
});

test("places, tags, quotations and what the specification gives are left alone", () => {
  const given = "Thank you for your interest. We'll get back to you with personalized recommendations.";
  expect(found("en", given, "‘Responsible stakeholder’ says little", "{{whom}} <mend>x</mend>")).toEqual([]);
});
