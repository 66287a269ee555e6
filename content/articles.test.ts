import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createLibraryReader } from "./article-library/library.ts";
import { neighbours, related } from "./article-library/related.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "articles-"));
  for (const language of ["en", "no"]) mkdirSync(join(folder, language));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const sound = `---
title: "A title"
description: "What it is about."
date: 2025-01-18
minutes: 8
category: seo
listing: { order: 1, category: technology }
tags: [One, Two]
sources:
  - { id: survey, text: "A survey, 2018", url: "https://example.org/survey" }
---
In the survey 70 per cent said so.:cite[survey] A sentence to repeat. And [a page](/contact#booking).

:::quote
A sentence to repeat.
:::

:::checklist{title="Ten minutes"}
- Do it.
- Do it again.
:::
`;

function write(slug: string, text = sound, languages = ["en", "no"]): void {
  for (const language of languages) writeFileSync(join(folder, language, `${slug}.md`), text);
}

/** What is wrong, as an editor reads it: `en/name.md:3  message`, of the English files only. */
function faults(): string[] {
  const { problems } = createLibraryReader(folder)();
  const from = relative(process.cwd(), folder);
  return problems
    .map(({ file, line, message }) => `${relative(from, file)}:${line}  ${message}`)
    .filter((fault) => fault.startsWith("en/"));
}

/** The sound article with something changed must be refused, in this line and for this reason. */
function refused(find: string | RegExp, replacement: string, line: number, reason: RegExp): void {
  write("sample", sound.replace(find, replacement));
  const found = faults();
  expect(
    found.find((fault) => fault.startsWith(`en/sample.md:${line}  `) && reason.test(fault)),
    found.join("\n"),
  ).toBeDefined();
}

describe("A sound article", () => {
  test("is published in both languages", () => {
    write("sample");
    expect(faults()).toEqual([]);
    const { articles } = createLibraryReader(folder)();
    expect(articles.en.map(({ slug }) => slug)).toEqual(["sample"]);
    expect(articles.no.map(({ slug }) => slug)).toEqual(["sample"]);
  });

  test("may say in which month it learnt something more", () => {
    const changed = sound.replace("minutes:", "updated: 2026-11-22\nminutes:");
    write("sample", changed.replace("\n:::quote", '\n:::update{month="2026-11"}\nNew.\n:::\n\n:::quote'));
    expect(faults()).toEqual([]);
  });

  test("is read again when its file has changed", () => {
    write("sample");
    const read = createLibraryReader(folder);
    expect(read().articles.en[0]?.matter.title).toBe("A title");
    write("sample", sound.replace("A title", "Another, and longer"));
    expect(read().articles.en[0]?.matter.title).toBe("Another, and longer");
  });
});

describe("Front matter is refused, with file and line, when", () => {
  test("the title is too long", () => refused("A title", "A".repeat(61), 2, /title/));
  test("the description is too long", () => refused("What it is about.", "A".repeat(156), 3, /description/));
  test("the day is none", () => refused("2025-01-18", "2025-02-30", 4, /date.*calendar/));
  test("the category is unknown", () =>
    refused("category: seo", "category: astrology", 6, /unknown category 'astrology'/));
  test("the listing's category is unknown", () =>
    refused("category: technology", "category: tech", 7, /listing\.category.*'tech'/));
  test("a field is misspelt", () => refused("minutes: 8", "minuttes: 8", 5, /minuttes/));
  test("it is no YAML", () => refused("[One, Two]", "[One, Two", 9, /front matter: Flow sequence/));
  test("it is missing", () => refused(/^---[\s\S]*?---\n/, "", 1, /begins with front matter/));
  test("a source has an address that is none", () =>
    refused("https://example.org/survey", "nowhere", 10, /sources\.0\.url/));
  test("a source has an address that nobody vouches for on the way", () =>
    refused("https://example.org", "http://example.org", 10, /sources\.0\.url.*https/));
  test("a source has a link to the front page of its publisher, where nobody finds it", () =>
    refused(
      "https://example.org/survey",
      "https://example.org/",
      10,
      /sources\.0\.url.*front page.*unlinked/,
    ));
  test("a source has no link and does not say why", () =>
    refused(/, url: "[^"]+"/, "", 10, /sources\.0: needs either url or/));
  test("a source has a link and a reason to have none", () =>
    refused('survey" }', 'survey", unlinked: "in print only" }', 10, /sources\.0: needs either url or/));
  test("a source is never cited", () =>
    refused(
      'survey" }',
      'survey" }\n  - { id: other, text: "Other", unlinked: "in print only" }',
      11,
      /'other' is never cited/,
    ));
});

describe("A text is refused, with file and line, when", () => {
  test("it cites what is no source", () =>
    refused(":cite[survey]", ":cite[survei]", 12, /:cite\[survei\] has no source/));
  test("a percentage has no source", () =>
    refused(":cite[survey]", "", 12, /statistic without a :cite.*70 per cent/));
  test("a sum of money in a list has no source", () =>
    refused(
      "A sentence to repeat. And",
      "A sentence to repeat.\n\n- It pays 650 000 kroner.\n\nAnd",
      14,
      /650 000 kroner/,
    ));
  test("a row of a table has no source", () =>
    refused("\n:::quote", "\n| Who | How many |\n|---|---|\n| All | 58 % |\n\n:::quote", 16, /58 %/));
  test("a date opens a list", () =>
    refused("In the survey", "16. mai came. In the survey", 12, /'16\.' opens a list/));
  test("it has a second title", () => refused("In the survey", "# Title\n\nIn the survey", 12, /only h1/));
  test("it holds HTML", () => refused("In the survey", "<b>In</b> the survey", 12, /HTML/));
  test("an update says no month", () =>
    refused("\n:::quote", "\n:::update\nNew.\n:::\n\n:::quote", 14, /:::update needs \{month=/));
  test("an update is later than the article says it was changed", () =>
    refused("\n:::quote", '\n:::update{month="2026-11"}\nNew.\n:::\n\n:::quote', 14, /later than/));
  test("it has no checklist", () =>
    refused(/:::checklist[\s\S]*:::\n/, "", 1, /one :::checklist, this one has none/));
  test("it has two quotes", () =>
    refused(
      "\n:::checklist",
      "\n:::quote\nA sentence to repeat.\n:::\n\n:::checklist",
      18,
      /this is another/,
    ));
  test("its quote does not stand in the text", () =>
    refused(
      "said so.:cite[survey] A sentence to repeat",
      "said so.:cite[survey] A sentence",
      14,
      /word for word/,
    ));
  test("a box has no title", () => refused('{title="Ten minutes"}', "", 18, /needs \{title/));
  test("a word behind the title of an example is misspelt", () =>
    refused(
      "\n:::quote",
      '\n:::example{title="Mine" cpoy}\nText.\n:::\n\n:::quote',
      14,
      /unknown 'cpoy' on :::example/,
    ));
  test("an example has not what its form asks for", () =>
    refused(
      "\n:::quote",
      '\n:::example{title="Mine" rewrite}\nText.\n:::\n\n:::quote',
      14,
      /a rewrite has two sides, each begun by a bold label/,
    ));
  test("a box within a box closes both", () =>
    refused(
      "\n:::checklist",
      '\n:::example{title="Mine"}\n:::example{title="Yours"}\nText.\n:::\n:::\n\n:::checklist',
      22,
      /closes nothing: a box with another in it has a colon more/,
    ));
  test("a chart does not say whose figures it draws", () =>
    refused(
      "\n:::quote",
      '\n:::chart{title="Who"}\n| Who | Share |\n|---|---|\n| All | 58% |\n| Some | 31% |\n:::\n\n:::quote',
      14,
      /a chart says whose figures they are/,
    ));
  test("it has two sheets", () =>
    refused(
      "\n:::quote",
      `\n${':::example{title="Mine" sheet}\nText.\n:::\n\n'.repeat(2)}:::quote`,
      18,
      /one sheet, this is another/,
    ));
  test("its sheet, which has no foot for sources, cites one", () =>
    refused(
      "\n:::quote",
      '\n:::example{title="Mine" sheet}\nText.:cite[survey]\n:::\n\n:::quote',
      14,
      /a sheet cites nothing/,
    ));
  test("a directive is unknown", () =>
    refused(":::checklist{", ":::chekclist{", 18, /unknown directive ':::chekclist'/));
  test("a page that it links to does not exist", () =>
    refused("/contact#booking", "/kontakt", 12, /no such page: \/kontakt/));
  test("an article that it links to does not exist", () =>
    refused("/contact#booking", "/blog/nowhere", 12, /no such article/));
  test("its name is that of a page below the blog", () => {
    write("archive");
    expect(faults()).toEqual(["en/archive.md:1  the name 'archive' belongs to the page /blog/archive"]);
  });
  test("another name of it is that of such a page", () =>
    refused("tags:", "aliases: [archive]\ntags:", 8, /'archive' belongs to the page \/blog\/archive/));
  test("a tag is too long for a card", () =>
    refused("[One, Two]", `[One, ${"o".repeat(33)}]`, 8, /tags.*32/));
  test("a link carries a language", () =>
    refused("/contact#booking", "/no/contact", 12, /without a language/));
});

test("a text may link to a page below the blog", () => {
  write("sample", sound.replace("/contact#booking", "/blog/archive"));
  expect(faults()).toEqual([]);
});

describe("Figures need no source of their own", () => {
  test("in a worked example", () => {
    write("sample", `${sound}\n:::example{title="A bakery"}\nSales fell by 12 per cent.\n:::\n`);
    expect(faults()).toEqual([]);
  });
  test("in a table whose head names it", () => {
    write("sample", `${sound}\n| Who | Share :cite[survey] |\n|---|---|\n| All | 58 % |\n`);
    expect(faults()).toEqual([]);
  });
});

describe("Twins", () => {
  test("are both needed", () => {
    write("sample", sound, ["en"]);
    expect(faults()[0]).toMatch(/^en\/sample\.md:1 {2}has no readable twin: .*no\/sample\.md$/);
    expect(createLibraryReader(folder)().articles.en).toEqual([]);
  });

  test.each([
    ["date", "2025-01-18", "2025-01-19", 4],
    ["minutes", "minutes: 8", "minutes: 9", 5],
    ["category", "category: seo", "category: healthcare", 6],
    ["listing", "order: 1", "order: 2", 7],
  ])("agree on their %s", (field, find, replacement, line) => {
    write("sample", sound, ["en"]);
    write("sample", sound.replace(find, replacement), ["no"]);
    const { problems } = createLibraryReader(folder)();
    expect(problems).toEqual([
      expect.objectContaining({ line, message: expect.stringMatching(`^${field} differs from`) }),
    ]);
  });
});

test("Twins agree on what is to be copied and what is a sheet", () => {
  const kept = (mark: string) => `${sound}\n:::example{title="To copy: a line" ${mark}}\nText.\n:::\n`;
  write("sample", kept("copy"), ["en"]);
  write("sample", kept("sheet"), ["no"]);
  const { problems } = createLibraryReader(folder)();
  expect(problems).toEqual([
    expect.objectContaining({ message: expect.stringMatching(/\(sheet\) differs from/) }),
  ]);
});

test("Twins agree on the forms of their examples", () => {
  const shown = (form: string) => `${sound}\n:::example{title="A line" ${form}}\nText.\n:::\n`;
  write("sample", shown("code"), ["en"]);
  write("sample", shown(""), ["no"]);
  const { problems } = createLibraryReader(folder)();
  expect(problems).toEqual([
    expect.objectContaining({
      message: expect.stringMatching(/^the forms of its examples \(\) differ from/),
    }),
  ]);
});

test("Twins draw the same figures", () => {
  const drawn = (share: string) =>
    `${sound}\n:::chart{title="Who"}\n| Who | Share |\n|---|---|\n| All | ${share} |\n| Some | 31% |\n\nIn 2018.:cite[survey]\n:::\n`;
  write("sample", drawn("58%"), ["en"]);
  write("sample", drawn("85%"), ["no"]);
  const { problems } = createLibraryReader(folder)();
  expect(problems).toEqual([
    expect.objectContaining({
      message: expect.stringMatching(/^the figures of its charts \(85, 31\) differ/),
    }),
  ]);
});

describe("Two articles", () => {
  test("cannot have one place in the listing", () => {
    write("first");
    write("second");
    expect(faults()).toEqual([expect.stringMatching(/^en\/second\.md:7 {2}place 1 belongs to .*first\.md$/)]);
  });

  test("cannot have one address", () => {
    write("first");
    write("second", sound.replace("order: 1", "order: 2").replace("tags:", "aliases: [first]\ntags:"));
    expect(faults()).toEqual([expect.stringMatching(/^en\/second\.md:8 {2}'first' belongs to .*first\.md$/)]);
  });

  test("stand newest first, and each knows the one before and after", () => {
    for (const [i, slug] of ["a", "b", "c"].entries()) {
      write(slug, sound.replace("order: 1", `order: ${i + 1}`).replace("2025-01-18", `2025-01-0${i + 1}`));
    }
    const { en } = createLibraryReader(folder)().articles;
    expect(en.map(({ slug }) => slug)).toEqual(["c", "b", "a"]);
    const [, b] = en;
    if (!b) throw new Error("b is missing");
    expect(neighbours(en, b)).toMatchObject({ previous: { slug: "a" }, next: { slug: "c" } });
  });

  test("on one subject are suggested after each other, before those that are only near in time", () => {
    const days = {
      near: "2025-01-19",
      alike: "2024-01-01",
      far: "2023-01-01",
      other: "2022-01-01",
      before: "2025-01-17",
      asked: "2025-01-18",
    };
    for (const [i, [slug, day]] of Object.entries(days).entries()) {
      const tags = slug === "asked" || slug === "alike" ? "[Shared, Rare]" : `[${slug}, Common${i}]`;
      const category = slug === "asked" || slug === "alike" ? "seo" : "healthcare";
      write(
        slug,
        sound
          .replace("listing: { order: 1, category: technology }\n", "")
          .replace("2025-01-18", day)
          .replace("category: seo", `category: ${category}`)
          .replace("[One, Two]", tags),
      );
    }
    const { en } = createLibraryReader(folder)().articles;
    expect(related(en, "asked")).toEqual(["alike", "far", "other"]);
  });
});
