import { describe, expect, test } from "vitest";
import { sampleLibrary, validArticle } from "../../../tests/support/sample-library.ts";
import { neighbours, related } from "./related.ts";

const { write, reader, problemLines } = sampleLibrary();

describe("A valid article", () => {
  test("is published in both languages", () => {
    write("sample");
    expect(problemLines()).toEqual([]);
    const { articles } = reader()();
    expect(articles.en.map(({ slug }) => slug)).toEqual(["sample"]);
    expect(articles.no.map(({ slug }) => slug)).toEqual(["sample"]);
  });

  test("may have dated updates", () => {
    const changed = validArticle.replace("minutes:", "updated: 2026-11-22\nminutes:");
    write("sample", changed.replace("\n:::quote", '\n:::update{month="2026-11"}\nNew.\n:::\n\n:::quote'));
    expect(problemLines()).toEqual([]);
  });

  test("with broken front matter is not readable", () => {
    write("sample", "No front matter.");
    expect(reader()().readable).toEqual([]);
  });

  test("is reloaded when its file changes", () => {
    write("sample");
    const read = reader();
    expect(read().articles.en[0]?.matter.title).toBe("A title");
    write("sample", validArticle.replace("A title", "Another, and longer"));
    expect(read().articles.en[0]?.matter.title).toBe("Another, and longer");
  });
});

describe("Translations of an article", () => {
  test("are both required", () => {
    write("sample", validArticle, ["en"]);
    expect(problemLines()[0]).toMatch(/^en\/sample\.md:1 {2}has no readable translation: .*no\/sample\.md$/);
    const { articles, readable } = reader()();
    expect(articles.en).toEqual([]);
    expect(readable.map(({ slug }) => slug)).toEqual(["sample"]);
  });

  test.each([
    ["date", "2025-01-18", "2025-01-19", 4],
    ["minutes", "minutes: 8", "minutes: 9", 5],
    ["summary", ", It is done.]", ", It is done., It is over.]", 11],
    ["category", "category: seo", "category: healthcare", 6],
    ["listing", "order: 1", "order: 2", 7],
  ])("agree on their %s", (field, find, replacement, line) => {
    write("sample", validArticle, ["en"]);
    write("sample", validArticle.replace(find, replacement), ["no"]);
    const { problems } = reader()();
    expect(problems).toEqual([
      expect.objectContaining({ line, message: expect.stringMatching(`^${field} differs from`) }),
    ]);
  });
});

test("Translations must have the same copyable examples and worksheets", () => {
  const kept = (mark: string) => `${validArticle}\n:::example{title="To copy: a line" ${mark}}\nText.\n:::\n`;
  write("sample", kept("copy"), ["en"]);
  write("sample", kept("sheet"), ["no"]);
  const { problems } = reader()();
  expect(problems).toEqual([
    expect.objectContaining({ message: expect.stringMatching(/\(sheet\) differ from/) }),
  ]);
});

test("Translations must have the same kinds of examples", () => {
  const shown = (form: string) => `${validArticle}\n:::example{title="A line" ${form}}\nText.\n:::\n`;
  write("sample", shown("code"), ["en"]);
  write("sample", shown(""), ["no"]);
  const { problems } = reader()();
  expect(problems).toEqual([
    expect.objectContaining({
      message: expect.stringMatching(/^the kinds of examples \(\) differ from/),
    }),
  ]);
});

test("Translations must have the same chart values", () => {
  const drawn = (share: string) =>
    `${validArticle}\n:::chart{title="Who"}\n| Who | Share |\n|---|---|\n| All | ${share} |\n| Some | 31% |\n\nIn 2018.:cite[survey]\n:::\n`;
  write("sample", drawn("58%"), ["en"]);
  write("sample", drawn("85%"), ["no"]);
  const { problems } = reader()();
  expect(problems).toEqual([
    expect.objectContaining({
      message: expect.stringMatching(/^the figures of the charts \(85, 31\) differ/),
    }),
  ]);
});

describe("Two articles", () => {
  test("cannot have the same position in the listing", () => {
    write("first");
    write("second");
    expect(problemLines()).toEqual([
      expect.stringMatching(/^en\/second\.md:7 {2}listing order 1 is taken by .*first\.md$/),
    ]);
  });

  test("cannot have the same URL", () => {
    write("first");
    write("second", validArticle.replace("order: 1", "order: 2").replace("tags:", "aliases: [first]\ntags:"));
    expect(problemLines()).toEqual([
      expect.stringMatching(/^en\/second\.md:8 {2}the alias 'first' is taken by .*first\.md$/),
    ]);
  });

  test("are sorted newest first and link to their neighbours", () => {
    for (const [i, slug] of ["a", "b", "c"].entries()) {
      write(
        slug,
        validArticle.replace("order: 1", `order: ${i + 1}`).replace("2025-01-18", `2025-01-0${i + 1}`),
      );
    }
    const { en } = reader()().articles;
    expect(en.map(({ slug }) => slug)).toEqual(["c", "b", "a"]);
    const [, b] = en;
    if (!b) throw new Error("b is missing");
    expect(neighbours(en, b)).toMatchObject({ previous: { slug: "a" }, next: { slug: "c" } });
  });

  test("are suggested to each other by subject first, then by date", () => {
    const days = {
      near: "2025-01-19",
      alike: "2024-01-01",
      far: "2023-01-01",
      other: "2022-01-01",
      oldest: "2021-01-01",
      before: "2025-01-17",
      asked: "2025-01-18",
    };
    const onOneSubject = ["asked", "alike", "oldest"];
    for (const [i, [slug, day]] of Object.entries(days).entries()) {
      const tags = onOneSubject.includes(slug) ? "[Shared, Rare]" : `[${slug}, Common${i}]`;
      const category = onOneSubject.includes(slug) ? "seo" : "healthcare";
      write(
        slug,
        validArticle
          .replace("listing: { order: 1, category: technology }\n", "")
          .replace("2025-01-18", day)
          .replace("category: seo", `category: ${category}`)
          .replace("[One, Two]", tags),
      );
    }
    const { en } = reader()().articles;
    expect(related(en, "asked")).toEqual(["alike", "oldest", "far"]);
  });
});
