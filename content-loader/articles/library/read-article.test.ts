import { describe, expect, test } from "vitest";
import { sampleLibrary, validArticle } from "../../../tests/support/sample-library.ts";

const { write, problemLines } = sampleLibrary();

/** Expects an error in this line and for this reason when the valid article is changed. */
function expectRejected(find: string | RegExp, replacement: string, line: number, reason: RegExp): void {
  write("sample", validArticle.replace(find, replacement));
  const found = problemLines();
  expect(
    found.find((text) => text.startsWith(`en/sample.md:${line}  `) && reason.test(text)),
    found.join("\n"),
  ).toBeDefined();
}

/** The same when these lines come before the quote, on line 15. */
function expectInsertRejected(lines: string, line: number, reason: RegExp): void {
  expectRejected("\n:::quote", `\n${lines}\n\n:::quote`, line, reason);
}

describe("Front matter is rejected with file and line when", () => {
  test("the title is too long", () => expectRejected("A title", "A".repeat(61), 2, /title/));
  test("the description is too long", () =>
    expectRejected("What it is about.", "A".repeat(156), 3, /description/));
  test("the summary has two points", () => expectRejected(", It is done.", "", 11, /summary/));
  test("the date is invalid", () => expectRejected("2025-01-18", "2025-02-30", 4, /date.*calendar/));
  test("the category is unknown", () =>
    expectRejected("category: seo", "category: astrology", 6, /unknown category 'astrology'/));
  test("the listing's category is unknown", () =>
    expectRejected("category: technology", "category: tech", 7, /listing\.category.*'tech'/));
  test("a field is misspelt", () => expectRejected("minutes: 8", "minuttes: 8", 5, /minuttes/));
  test("it is not YAML", () => expectRejected("[One, Two]", "[One, Two", 9, /front matter: Flow sequence/));
  test("it is missing", () => expectRejected(/^---[\s\S]*?---\n/, "", 1, /begins with front matter/));
  test("a source has an invalid URL", () =>
    expectRejected("https://example.org/survey", "nowhere", 10, /sources\.0\.url/));
  test("a source has an http: URL", () =>
    expectRejected("https://example.org", "http://example.org", 10, /sources\.0\.url.*https/));
  test("a source links to its publisher's home page", () =>
    expectRejected("https://example.org/survey", "https://example.org/", 10, /sources\.0\.url.*home page/));
  test("a source has no link", () => expectRejected(/, url: "[^"]+"/, "", 10, /sources\.0\.url/));
  test("a source is not cited", () =>
    expectRejected(
      'survey" }',
      'survey" }\n  - { id: other, text: "Other", url: "https://example.org/other" }',
      11,
      /'other' is never cited/,
    ));
});

describe("Text is rejected with file and line when", () => {
  test("its summary has a figure that the text lacks", () =>
    expectRejected(
      "It is shown.",
      "In the survey 71 per cent did., It is shown.",
      11,
      /figure 71 of the summary/,
    ));
  test("it cites an unknown source", () =>
    expectRejected(":cite[survey]", ":cite[survei]", 13, /:cite\[survei\] names no source/));
  test("a percentage has no source", () =>
    expectRejected(":cite[survey]", "", 13, /statistic without a :cite.*70 per cent/));
  test("a sum of money in a list has no source", () =>
    expectRejected(
      "A sentence to repeat. And",
      "A sentence to repeat.\n\n- It pays 650 000 kroner.\n\nAnd",
      15,
      /650 000 kroner/,
    ));
  test("a row of a table has no source", () =>
    expectInsertRejected("| Who | How many |\n|---|---|\n| All | 58 % |", 17, /58 %/));
  test("a list item starts with a date", () =>
    expectRejected("In the survey", "16. mai came. In the survey", 13, /'16\.' starts a list/));
  test("it has a second title", () =>
    expectRejected("In the survey", "# Title\n\nIn the survey", 13, /second h1/));
  test("it contains HTML", () => expectRejected("In the survey", "<b>In</b> the survey", 13, /HTML/));
  test("an update has no month", () =>
    expectInsertRejected(":::update\nNew.\n:::", 15, /:::update needs \{month=/));
  test("an update is later than the article's change date", () =>
    expectInsertRejected(':::update{month="2026-11"}\nNew.\n:::', 15, /later than/));
  test("it has no checklist", () =>
    expectRejected(/:::checklist[\s\S]*:::\n/, "", 1, /:::checklist is missing/));
  test("it has two quotes", () =>
    expectRejected(
      "\n:::checklist",
      "\n:::quote\nA sentence to repeat.\n:::\n\n:::checklist",
      19,
      /a second :::/,
    ));
  test("its quote is not in the text", () =>
    expectRejected(
      "said so.:cite[survey] A sentence to repeat",
      "said so.:cite[survey] A sentence",
      15,
      /word for word/,
    ));
  test("a box has no title", () => expectRejected('{title="Ten minutes"}', "", 19, /needs \{title/));
  test("an option of an example is misspelt", () =>
    expectInsertRejected(':::example{title="Mine" cpoy}\nText.\n:::', 15, /unknown 'cpoy' on :::example/));
  test("an example lacks what its kind requires", () =>
    expectInsertRejected(
      ':::example{title="Mine" rewrite}\nText.\n:::',
      15,
      /a rewrite needs two paragraphs with bold labels/,
    ));
  test("nested boxes share one end", () =>
    expectRejected(
      "\n:::checklist",
      '\n:::example{title="Mine"}\n:::example{title="Yours"}\nText.\n:::\n:::\n\n:::checklist',
      23,
      /closes no box: a box around another needs one colon more/,
    ));
  test("a chart has no source", () =>
    expectInsertRejected(
      ':::chart{title="Who"}\n| Who | Share |\n|---|---|\n| All | 58% |\n| Some | 31% |\n:::',
      15,
      /a chart needs a paragraph below its table with the source/,
    ));
  test("a chart in an example does not say what its figures are", () =>
    expectInsertRejected(
      '::::example{title="Mine"}\n:::chart{title="Who"}\n| Who | Kroner |\n|---|---|\n| All | 58 |\n| Some | 31 |\n:::\n::::',
      16,
      /says what its figures are/,
    ));
  test("a ladder has two rungs", () =>
    expectInsertRejected(':::ladder{title="Up"}\n1. One\n2. Two\n:::', 15, /at least three items/));
  test("it has two worksheets", () =>
    expectRejected(
      "\n:::quote",
      `\n${':::example{title="Mine" sheet}\nText.\n:::\n\n'.repeat(2)}:::quote`,
      19,
      /a second worksheet/,
    ));
  test("its worksheet cites a source", () =>
    expectInsertRejected(
      ':::example{title="Mine" sheet}\nText.:cite[survey]\n:::',
      15,
      /a worksheet cannot cite sources/,
    ));
  test("a directive is unknown", () =>
    expectRejected(":::checklist{", ":::chekclist{", 19, /unknown directive ':::chekclist'/));
  test("a page that it links to does not exist", () =>
    expectRejected("/contact#booking", "/kontakt", 13, /no such page: \/kontakt/));
  test("an article that it links to does not exist", () =>
    expectRejected("/contact#booking", "/blog/nowhere", 13, /no such article/));
  test("its slug is that of a page below /blog", () => {
    write("archive");
    expect(problemLines()).toEqual([
      "en/archive.md:1  the slug 'archive' is taken by the page /blog/archive",
    ]);
  });
  test("one of its aliases is that of such a page", () =>
    expectRejected(
      "tags:",
      "aliases: [archive]\ntags:",
      8,
      /the alias 'archive' is taken by the page \/blog\/archive/,
    ));
  test("a tag is too long for a card", () =>
    expectRejected("[One, Two]", `[One, ${"o".repeat(33)}]`, 8, /tags.*32/));
  test("a link contains a language prefix", () =>
    expectRejected("/contact#booking", "/no/contact", 13, /must not start with a language/));
});

test("accepts a link to a page below /blog", () => {
  write("sample", validArticle.replace("/contact#booking", "/blog/archive"));
  expect(problemLines()).toEqual([]);
});

describe("Figures do not need a source", () => {
  test("in a worked example", () => {
    write("sample", `${validArticle}\n:::example{title="A bakery"}\nSales fell by 12 per cent.\n:::\n`);
    expect(problemLines()).toEqual([]);
  });
  test("in a chart of a worked example", () => {
    const chart =
      ':::chart{title="A day"}\n| Day | Kroner |\n|---|---|\n| One | 58 |\n| Two | 31 |\n\nInvented.\n:::';
    write("sample", `${validArticle}\n::::example{title="A bakery"}\n${chart}\n::::\n`);
    expect(problemLines()).toEqual([]);
  });
  test("in a table whose head names it", () => {
    write("sample", `${validArticle}\n| Who | Share :cite[survey] |\n|---|---|\n| All | 58 % |\n`);
    expect(problemLines()).toEqual([]);
  });
});
