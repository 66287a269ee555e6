import { createInstance } from "i18next";
import { describe, expect, test } from "vitest";
import type { Area, Words } from "./areas.ts";
import { type LanguageCode, languageCodes, languages } from "./languages.ts";
import { createTranslator } from "./translator.ts";
import { wordsFor } from "./words.server.ts";

const areas = Object.keys(import.meta.glob("../../content/en/*.json")).map(
  (file) => file.replace(/^.*\/|\.json$/g, "") as Area,
);

/** A key that stands for a count is asked for without its ending. */
const asked = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, "");

/** The address of everything in a tree: texts, branches and lists. */
function keysBelow(tree: unknown, path = ""): string[] {
  if (typeof tree !== "object" || tree === null) return [];
  return Object.entries(tree).flatMap(([name, below]) => {
    const key = path ? `${path}.${name}` : name;
    return [key, ...keysBelow(below, key)];
  });
}

const values = Object.fromEntries(
  ["name", "query", "category", "day", "date", "hours", "number", "range"].map((name) => [name, `«${name}»`]),
);

describe.each(languageCodes)("In the language %s the translator says the same as i18next", (code) => {
  test.each(areas)("about all of %s", (area) => {
    const words = wordsFor(code, area);
    const ours = translatorOf(code, words)(area) as (key: string, options: object) => unknown;
    const theirs = i18next(code, words).getFixedT(null, area) as typeof ours;
    const keys = keysBelow(words[area]);
    expect(keys).not.toEqual([]);
    for (const key of keys) {
      for (const count of [undefined, 0, 1, 2, 11]) {
        const options = { returnObjects: true, ...values, ...(count !== undefined && { count }) };
        expect([key, count, ours(asked(key), options)]).toEqual([key, count, theirs(asked(key), options)]);
      }
    }
  });
});

test("a value fills its place, whatever characters it has", () => {
  const t = translatorOf("en", wordsFor("en", "blog"))("blog");
  expect(t("search.found", { count: 3, query: "$& {{count}} <b>" })).toContain("$& {{count}} <b>");
});

test("what has no value stays to be seen, and so does the key of what has no words", () => {
  const t = translatorOf("en", wordsFor("en", "blog"))("blog") as (key: string) => string;
  expect(t("search.found_other")).toContain("{{query}}");
  expect(t("nothing.here")).toBe("nothing.here");
});

const translatorOf = (code: LanguageCode, words: Words) => createTranslator(languages[code], words);

/** The library whose format the words are in, set up as a site that uses it would. */
function i18next(code: LanguageCode, words: Words) {
  const { tag } = languages[code];
  const i18n = createInstance();
  i18n.init({
    lng: tag,
    fallbackLng: false,
    resources: { [tag]: words },
    interpolation: {
      escapeValue: false,
      // As ours: a place without a value stays.
      skipOnVariables: true,
    },
    missingInterpolationHandler: (_text, [place]) => place,
    initAsync: false,
  });
  return i18n;
}
