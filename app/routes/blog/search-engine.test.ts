import { describe, expect, test } from "vitest";
import { splitMatches } from "./highlight.ts";
import { createSearchEngine, type SearchDocument } from "./search-engine.ts";

const document = (slug: string, title: string, text: string, tags: string[] = []): SearchDocument => ({
  slug,
  title,
  description: "",
  tags,
  category: "",
  minutes: 1,
  text,
});

const search = createSearchEngine([
  document("for", "Jobb for alle", "Dette er skrevet for deg."),
  document("before", "Hva skjedde først", "Det var før i tida. Arbeidssøker eller ikke. Gåren."),
  document(
    "site",
    "Egen nettside",
    `Langt på vei. ${"Fyll. ".repeat(80)}Her står ordet landslide midt i teksten, og så mer.`,
    ["LinkedIn"],
  ),
  document("both", "Nettverk", "En nettside nevnes her også."),
]);
const found = (query: string) => search(query).map(({ slug }) => slug);

describe("The search", () => {
  test("finds words in titles, tags and texts and ranks titles first", () => {
    expect(found("nettside")).toEqual(["site", "both"]);
    expect(found("linkedin")).toEqual(["site"]);
  });

  test("matches prefixes and tolerates a typing mistake", () => {
    expect(found("netts")).toEqual(["site", "both"]);
    expect(found("landslied")).toEqual(["site"]);
  });

  test("requires every word", () => {
    expect(found("nettside landslide")).toEqual(["site"]);
    expect(found("nettside xyz")).toEqual([]);
  });

  test("distinguishes æ, ø and å from a and o when they are typed", () => {
    expect(found("før")).toEqual(["before"]);
    expect(found("på")).toEqual(["site"]);
  });

  test.each(["arbeidssoker", "arbeidssoeker", "arbeidssøker", "arbeidssokr", "forst", "foerst", "gar"])(
    "finds words with æ, ø and å when they are typed as %s",
    (typed) => {
      expect(found(typed)).toEqual(["before"]);
    },
  );

  test("stays fast when a word consists only of such letters", () => {
    expect(found("ø".repeat(40))).toEqual([]);
  });

  test("ranks the word as typed before the word that it may stand for", () => {
    expect(found("for")).toEqual(["for", "before"]);
    expect(search("for")[1]?.words).toContain("før");
    expect(found("pa")).toEqual(["site"]);
  });

  test("returns an excerpt with the matched words marked", () => {
    const [hit] = search("landslide");
    expect(hit?.excerpt).toMatch(/^… .*landslide/);
    expect(hit?.excerpt.length).toBeLessThan(200);
    expect(hit?.words).toEqual(["landslide"]);
    expect(search("før")[0]?.words).toContain("før");
  });

  test("finds nothing for an empty query", () => {
    expect(found("")).toEqual([]);
    expect(found(" – ")).toEqual([]);
  });
});

describe("A search for a synonym", () => {
  const search = createSearchEngine(
    [
      document("market", "The job market", "What the pay is. Wages in towns, and salaries in ministries."),
      document("companies", "Two companies", "Both are small."),
      document("other", "Another", "A payment of nothing, in stories."),
    ],
    [["salary", "salaries", "pay", "wages"]],
  );
  const found = (query: string) => search(query).map(({ slug }) => slug);

  test("finds and marks articles that use another word", () => {
    expect(found("salary")).toEqual(["market"]);
    expect(search("salary")[0]?.words.toSorted()).toEqual(["pay", "salaries", "wages"]);
    expect(search("salary")[0]?.excerpt).toContain("pay");
  });

  test("finds the singular of a plural", () => {
    expect(found("company")).toEqual(["companies"]);
    expect(found("ministry")).toEqual(["market"]);
  });

  test.each(["salry", "sallary", "selary", "saalry", "salaryy", "slaary"])(
    "tolerates a typing mistake: %s",
    (typed) => {
      expect(found(typed)).toEqual(["market"]);
    },
  );

  test.each(["wgaes", "tonws", "samll"])("tolerates swapped letters: %s", (typed) => {
    expect(found(typed)).toHaveLength(1);
  });
});

test("marks matched words in any case and keeps the text unchanged", () => {
  const pieces = splitMatches("Før var før, førti er ikke.", ["før"]);
  expect(pieces.filter(({ match }) => match).map(({ text }) => text)).toEqual(["Før", "før"]);
  expect(pieces.map(({ text }) => text).join("")).toBe("Før var før, førti er ikke.");
});
