import { expect, test } from "vitest";
import { pageTextProblems } from "./page-texts.ts";

const found = (language: "en" | "no", ...texts: string[]) =>
  pageTextProblems(JSON.stringify({ a: texts }, null, 2), { file: "x.json", language }).map(
    ({ line, message }) => `${line} ${message.split(":")[0]}`,
  );

test("names the line when a text has American spelling or a straight apostrophe", () => {
  expect(found("en", "Content optimization", "All well", "We're here", "Rockefeller Center")).toEqual([
    "3 'optimization'",
    "5 a straight quotation mark or apostrophe",
  ]);
});

test("names the line when Norwegian text says AI, NAV or e-mail", () => {
  expect(found("no", "Med AI og NAV", "Send en e-mail", "Med KI, Nav og e-post")).toEqual([
    "3 'AI'",
    "3 'NAV'",
    "4 'e-mail'",
  ]);
});

test("leaves placeholders, tags, quotations and the specification's sentence alone", () => {
  const given = "Thank you for your interest. We'll get back to you with personalized recommendations.";
  expect(found("en", given, "‘Personalized’ says little", "{{color}} <center>x</center>")).toEqual([]);
});
