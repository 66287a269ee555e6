import { createInstance } from "i18next";
import { describe, expect, test } from "vitest";
import { type LanguageCode, languageCodes, languages } from "./languages.ts";
import type { LoadedTranslations, Namespace } from "./namespaces.ts";
import { translationsFor } from "./translations.server.ts";
import { createTranslator } from "./translator.ts";

const namespaces = Object.keys(import.meta.glob("../../content/en/*.json")).map(
  (file) => file.replace(/^.*\/|\.json$/g, "") as Namespace,
);

/** A plural key is requested without its suffix. */
const baseKey = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, "");

/** The keys of everything in a tree: texts, branches and lists. */
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

describe.each(languageCodes)("createTranslator in the language %s", (code) => {
  test.each(namespaces)("returns what i18next returns for every key of %s", (namespace) => {
    const translations = translationsFor(code, namespace);
    const ours = createTestTranslator(code, translations)(namespace) as (
      key: string,
      options: object,
    ) => unknown;
    const theirs = i18next(code, translations).getFixedT(null, namespace) as typeof ours;
    const keys = keysBelow(translations[namespace]);
    expect(keys).not.toEqual([]);
    for (const key of keys) {
      for (const count of [undefined, 0, 1, 2, 11]) {
        const options = { returnObjects: true, ...values, ...(count !== undefined && { count }) };
        expect([key, count, ours(baseKey(key), options)]).toEqual([
          key,
          count,
          theirs(baseKey(key), options),
        ]);
      }
    }
  });
});

test("fills a placeholder with any characters", () => {
  const t = createTestTranslator("en", translationsFor("en", "blog"))("blog");
  expect(t("search.found", { count: 3, query: "$& {{count}} <b>" })).toContain("$& {{count}} <b>");
});

test("keeps a placeholder without a value and the key of a missing translation", () => {
  const t = createTestTranslator("en", translationsFor("en", "blog"))("blog") as (key: string) => string;
  expect(t("search.found_other")).toContain("{{query}}");
  expect(t("nothing.here")).toBe("nothing.here");
});

const createTestTranslator = (code: LanguageCode, translations: LoadedTranslations) =>
  createTranslator(languages[code], translations);

/** i18next itself, whose format the translations use. */
function i18next(code: LanguageCode, translations: LoadedTranslations) {
  const { tag } = languages[code];
  const i18n = createInstance();
  i18n.init({
    lng: tag,
    fallbackLng: false,
    resources: { [tag]: translations },
    interpolation: {
      escapeValue: false,
      // Like ours: a placeholder without a value stays.
      skipOnVariables: true,
    },
    missingInterpolationHandler: (_text, [place]) => place,
    initAsync: false,
  });
  return i18n;
}
