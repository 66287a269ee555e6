import { expect, test } from "vitest";
import { sample } from "../../../tests/support/sample-article.ts";
import { formProblems } from "./form.ts";

const filler = "word ".repeat(70).trim();
const sound = `The opening. A sentence to repeat. See [the article on names](/blog/names) and [the one on pages](/blog/pages).

## One

${filler}

:::quote
A sentence to repeat.
:::

## Two

- **Bold** here.
- Plain there.

## Three

Then look at [our packages](/pricing).

## Four

:::example{title="To copy: a line" copy}
I … for ….
:::

The end.`;

const messages = (body: string) =>
  formProblems(sample(body)).map(({ line, message }) => `${line} ${message}`);

test("an article in the form of the style sheet passes", () => {
  expect(messages(sound)).toEqual([]);
});

test.each([
  [
    "has no opening",
    sound.replace(
      /^The opening.*/,
      "## Zero\n\nA sentence to repeat. [a name](/blog/names) [b page](/blog/pages)",
    ),
    "11 no opening before the first heading",
  ],
  [
    "opens with four paragraphs",
    `${`${filler}.\n\n`.repeat(3)}${sound}`,
    "17 the opening has more than three paragraphs",
  ],
  ["has three sections", sound.replace("## Four\n\n", ""), "26 four to eight sections, not 3"],
  ["has nine sections", `${sound}${"\n\n## More\n\nText.".repeat(5)}`, "54 four to eight sections, not 9"],
  ["quotes next to the sentence", sound.replace(filler, "Short."), /only \d+ words between the pull quote/],
  [
    "quotes two sentences",
    sound.replaceAll("A sentence to repeat.", "A sentence. To repeat."),
    "17 the pull quote is one sentence, not 2",
  ],
  [
    "links to one article only",
    sound.replace("/blog/pages", "/blog/names"),
    "1 two or more links to other articles, not 1",
  ],
  [
    "counts the list of all articles as one of them",
    sound.replace("/blog/pages", "/blog/archive"),
    "1 two or more links to other articles, not 1",
  ],
  ["links to itself", sound.replace("/blog/pages", "/blog/sample"), "1 the article links to itself"],
  [
    "links to no page of ours",
    sound.replace("(/pricing)", "(https://example.org)"),
    "1 no link to a page of ours",
  ],
  [
    "calls a link 'here'",
    sound.replace("our packages", "here"),
    "28 a link called 'here' says nothing alone",
  ],
  ["calls a link 'another article'", sound.replace("our packages", "another article"), /says nothing alone/],
  ["leaves nothing in the reader’s hands", sound.replace(" copy}", "}"), /^1 nothing to take along/],
  [
    "begins every item in bold",
    sound.replace("- Plain", "- **Plain**"),
    "23 a bold lead-in on every item of a list",
  ],
])("an article that %s is told so", (_, body, message) => {
  expect(messages(body)).toContainEqual(
    typeof message === "string" ? message : expect.stringMatching(message),
  );
});

test("a line of speech does not count as a paragraph of the opening", () => {
  expect(messages(`‘And why you?’\n\n‘Because.’\n\nSo she said.\n\n${sound}`)).toEqual([]);
});

test("a form with bold labels may stand in an example", () => {
  expect(messages(`${sound}\n\n:::example{title="A note"}\n- **Who:** you\n- **What:** this\n:::`)).toEqual(
    [],
  );
});
