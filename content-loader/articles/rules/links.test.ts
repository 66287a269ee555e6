import { expect, test } from "vitest";
import { bodyLine, sample } from "../../../tests/support/sample-article.ts";
import { linkProblems } from "./links.ts";

test("finds nothing when links name their target", () => {
  expect(
    linkProblems(sample("See [the article on names](/blog/names) and [our packages](/pricing).")),
  ).toEqual([]);
});

test.each(["here", "another article", "les mer"])("names the line when a link's text is '%s'", (text) => {
  expect(linkProblems(sample(`First.\n\nSee [${text}](/pricing).`))).toEqual([
    {
      file: "en/sample.md",
      line: bodyLine + 2,
      message: `the link text '${text}' does not say where it leads`,
    },
  ]);
});

test("names the line when an article links to itself", () => {
  expect(linkProblems(sample("See [above](/blog/sample#names)."))).toMatchObject([{ line: bodyLine }]);
});
