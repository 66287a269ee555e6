import { describe, expect, test } from "vitest";
import { highlighted } from "./highlight.ts";
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
  test("finds words in titles, tags and texts, the title first", () => {
    expect(found("nettside")).toEqual(["site", "both"]);
    expect(found("linkedin")).toEqual(["site"]);
  });

  test("takes a beginning for a word and forgives a typing mistake", () => {
    expect(found("netts")).toEqual(["site", "both"]);
    expect(found("landslied")).toEqual(["site"]);
  });

  test("wants every word", () => {
    expect(found("nettside landslide")).toEqual(["site"]);
    expect(found("nettside xyz")).toEqual([]);
  });

  test("holds æ, ø and å apart from a and o: who types them finds only words with them", () => {
    expect(found("før")).toEqual(["before"]);
    expect(found("på")).toEqual(["site"]);
  });

  test.each(["arbeidssoker", "arbeidssoeker", "arbeidssøker", "arbeidssokr", "forst", "foerst", "gar"])(
    "finds words with æ, ø and å for those who cannot type them: %s",
    (typed) => {
      expect(found(typed)).toEqual(["before"]);
    },
  );

  test("is not held up by a word of nothing but such letters", () => {
    expect(found("ø".repeat(40))).toEqual([]);
  });

  test("puts the word as it was typed before the one that it may stand for", () => {
    expect(found("for")).toEqual(["for", "before"]);
    expect(search("for")[1]?.words).toContain("før");
    expect(found("pa")).toEqual(["site"]);
  });

  test("shows the place in the text, with the words to mark", () => {
    const [hit] = search("landslide");
    expect(hit?.excerpt).toMatch(/^… .*landslide/);
    expect(hit?.excerpt.length).toBeLessThan(200);
    expect(hit?.words).toEqual(["landslide"]);
    expect(search("før")[0]?.words).toContain("før");
  });

  test("finds nothing for nothing", () => {
    expect(found("")).toEqual([]);
    expect(found(" – ")).toEqual([]);
  });
});

describe("A search for a word that no article says", () => {
  const search = createSearchEngine(
    [
      document("market", "The job market", "What the pay is. Wages in towns, and salaries in ministries."),
      document("companies", "Two companies", "Both are small."),
      document("other", "Another", "A payment of nothing, in stories."),
    ],
    [["salary", "salaries", "pay", "wages"]],
  );
  const found = (query: string) => search(query).map(({ slug }) => slug);

  test("finds the ones that say the same in another, and marks what they say", () => {
    expect(found("salary")).toEqual(["market"]);
    expect(search("salary")[0]?.words.toSorted()).toEqual(["pay", "salaries", "wages"]);
    expect(search("salary")[0]?.excerpt).toContain("pay");
  });

  test("finds the one of what is said of many", () => {
    expect(found("company")).toEqual(["companies"]);
    expect(found("ministry")).toEqual(["market"]);
  });

  test.each(["salry", "sallary", "selary", "saalry", "salaryy", "slaary"])(
    "forgives a typing mistake there too: %s",
    (typed) => {
      expect(found(typed)).toEqual(["market"]);
    },
  );

  test.each(["wgaes", "tonws", "samll"])("forgives two letters that changed places: %s", (typed) => {
    expect(found(typed)).toHaveLength(1);
  });
});

test("wanted words are marked, whatever their case, and the text stays whole", () => {
  const pieces = highlighted("Før var før, førti er ikke.", ["før"]);
  expect(pieces.filter(({ match }) => match).map(({ text }) => text)).toEqual(["Før", "før"]);
  expect(pieces.map(({ text }) => text).join("")).toBe("Før var før, førti er ikke.");
});
