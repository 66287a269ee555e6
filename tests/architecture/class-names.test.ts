import { globSync, readFileSync } from "node:fs";
import { transform } from "lightningcss";
import { expect, test } from "vitest";
import { type Sheet, siteSheets } from "../support/stylesheets.ts";

/** The classes that a stylesheet styles on their own: `.card`, `.card:hover`, but not `.card p` or `.night .card`. */
function classesDefinedIn({ file, css }: Sheet): string[] {
  const names = new Set<string>();
  transform({
    filename: file,
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style({ value }) {
          for (const [first, ...rest] of value.selectors) {
            const alone = rest.every(({ type }) => type === "pseudo-class" || type === "attribute");
            if (first?.type === "class" && alone) names.add(first.name);
          }
        },
      },
    },
  });
  return [...names];
}

/** All words in string literals of the code that renders markup. */
function quotedWords(): Set<string> {
  const files = globSync(["app/**/*.{ts,tsx}", "content-loader/articles/{format,library}/*.ts"]);
  const sources = files.filter((file) => !file.includes(".test.")).map((file) => readFileSync(file, "utf8"));
  const quoted = sources.flatMap((source) => source.match(/"[^"\n]*"|`[^`]*`/g) ?? []);
  return new Set(quoted.flatMap((text) => text.split(/[^\w-]+/)));
}

test("a class is styled in one file", () => {
  const definitions = siteSheets().flatMap((sheet) =>
    classesDefinedIn(sheet).map((name) => ({ name, file: sheet.file })),
  );
  expect(definitions.length).toBeGreaterThan(150);
  const byName = Map.groupBy(definitions, ({ name }) => name);
  const twice = [...byName].flatMap(([name, found]) =>
    found.length > 1 ? [`.${name}: ${found.map(({ file }) => file).join(", ")}`] : [],
  );
  expect(twice).toEqual([]);
});

test("a styled class is used", () => {
  const words = quotedWords();
  const unused = siteSheets()
    .flatMap(classesDefinedIn)
    // Each article category has a class with its name.
    .filter((name) => !words.has(name) && !(name.startsWith("chip-") && words.has("chip-")));
  expect(unused).toEqual([]);
});
