import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { site } from "../../content-loader/data/site.ts";
import { factValues } from "../../content-loader/facts.ts";
import { contactLimits } from "../../shared/contact.ts";
import { fillPlaceholders } from "../../shared/placeholders.ts";

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

/** The texts with their facts filled in. */
function filled(language: "en" | "no", of: Map<string, string>): [string, string][] {
  const facts = factValues({ owner: site, limits: contactLimits }, language);
  return [...of].map(([key, text]) => [key, fillPlaceholders(text, facts)]);
}

const marks = (text: string) => (text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? []).sort();

test("both languages have the same namespaces", () => {
  expect(namespaces("no")).toEqual(namespaces("en"));
});

describe.each(namespaces("en"))("%s", (namespace) => {
  const english = texts(read("en", namespace));
  const norwegian = texts(read("no", namespace));

  test("has the same keys in both languages and no empty text", () => {
    expect([...norwegian.keys()].sort()).toEqual([...english.keys()].sort());
    for (const text of [...english.values(), ...norwegian.values()]) expect(text.trim()).not.toBe("");
  });

  test("has the same placeholders and tags in both languages", () => {
    for (const [key, text] of english) {
      if (`${namespace} ${key}` === "contact.json toasts.sent.text") continue; // Its tags differ between the languages on purpose.
      expect([key, marks(norwegian.get(key) ?? "")]).toEqual([key, marks(text)]);
    }
  });

  test("has titles and descriptions that fit search results", () => {
    for (const [key, shown] of [...filled("en", english), ...filled("no", norwegian)]) {
      if (/(^|\.)meta\.title$/.test(key)) expect(shown.length, shown).toBeLessThanOrEqual(60);
      if (/(^|\.)meta\.description$/.test(key)) expect(shown.length, shown).toBeLessThanOrEqual(155);
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
