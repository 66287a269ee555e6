import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { site } from "../../content-loader/data/site.ts";

type Tree = string | Tree[] | { [key: string]: Tree };

const folder = (language: string) => join(import.meta.dirname, "../../content", language);
const namespaces = (language: string) =>
  readdirSync(folder(language)).filter((file) => file.endsWith(".json"));
const read = (language: string, namespace: string): Tree =>
  JSON.parse(readFileSync(join(folder(language), namespace), "utf8"));

/** The texts of a namespace by their path, such as `form.errors.name.required`. */
function texts(tree: Tree, path = ""): Map<string, string> {
  if (typeof tree === "string") return new Map([[path, tree]]);
  return new Map(
    Object.entries(tree).flatMap(([key, below]) => [...texts(below, path ? `${path}.${key}` : key)]),
  );
}

const marks = (text: string) => (text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? []).sort();

// content-loader/missing-translations.test.ts compares the keys.
test("both languages have the same namespaces", () => {
  expect(namespaces("no")).toEqual(namespaces("en"));
});

describe.each(namespaces("en"))("%s", (namespace) => {
  const english = texts(read("en", namespace));
  const norwegian = texts(read("no", namespace));

  test("has the same placeholders and tags in both languages, and no empty text", () => {
    for (const [key, text] of english) {
      expect(text.trim()).not.toBe("");
      // Its tags differ between the languages on purpose.
      if (`${namespace} ${key}` === "contact.json toasts.sent.text") continue;
      expect([key, marks(norwegian.get(key) ?? "")]).toEqual([key, marks(text)]);
    }
  });

  test("takes the brand from content/data/site.json", () => {
    for (const [key, text] of [...english, ...norwegian])
      expect([key, text]).not.toEqual([key, expect.stringContaining(site.brand)]);
  });

  test("uses correct typography: no straight quotes in Norwegian, no double hyphens, spaces before per cent signs", () => {
    for (const [key, text] of norwegian) {
      expect([key, text]).not.toEqual([key, expect.stringMatching(/"|--|\d%|—/)]);
    }
  });
});
