import { expect, test } from "vitest";
import { bodyLine, sample } from "../../../tests/support/sample-article.ts";

const own = (body: string, language: "en" | "no" = "en") =>
  sample(body, { language })
    .passages.filter(({ kind }) => kind === "paragraph" || kind === "item")
    .map((passage) => passage.own);

test("makes each paragraph, heading, item and cell a passage with its line", () => {
  const { passages } = sample(
    "One.:cite[survey]\n\n## Two\n\n- Three\n- Four\n\n| Five | Six |\n|---|---|\n| 1 200 | b |",
  );
  const body = passages.filter(({ line }) => line >= bodyLine);
  expect(body.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    "paragraph One.",
    "heading Two",
    "item Three",
    "item Four",
    "cell Five",
    "cell Six",
    "cell 1 200",
    "cell b",
  ]);
  expect(body.map(({ line }) => line - bodyLine)).toEqual([0, 2, 4, 5, 7, 7, 9, 9]);
});

test("includes title, description, summary, tags and sources", () => {
  const { passages } = sample("One.");
  expect(passages.map(({ kind, line }) => `${line} ${kind}`).slice(0, 8)).toEqual([
    "2 title",
    "3 description",
    "10 summary",
    "10 summary",
    "10 summary",
    "7 tag",
    "7 tag",
    "9 source",
  ]);
});

test("excludes quotations, italics and code; an apostrophe does not end a quotation", () => {
  expect(own("They say ‘it’s unique’ and *robust*, `unlock` and more.")).toEqual([
    "They say … and …, … and more.",
  ]);
  expect(own("De sier «unik» og mer.", "no")).toEqual(["De sier … og mer."]);
});

test("excludes examples from the writer's own words but keeps their text", () => {
  const { passages } = sample(':::example{title="Before"}\nWe unlock results.\n:::');
  expect(passages.at(-1)).toMatchObject({ box: "example", text: "We unlock results.", own: "" });
});

test("keeps no-break spaces so that typography can be checked", () => {
  expect(sample("In all 63\u00a0900 kroner.").passages.at(-1)?.text).toBe("In all 63\u00a0900 kroner.");
});
