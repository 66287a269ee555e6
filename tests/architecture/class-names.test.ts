import { globSync, readFileSync } from "node:fs";
import { transform } from "lightningcss";
import { expect, test } from "vitest";
import { themes } from "../../profile/themes/index.ts";
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

/** The classes in all selectors of a stylesheet. */
function classesIn(css: string): string[] {
  const selectors = css.replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, "");
  return Array.from(selectors.matchAll(/\.([a-z][\w-]*)/g), ([, name = ""]) => name);
}

/** All words in string literals of code files. */
function quotedWords(files: string[]): Set<string> {
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
  const words = quotedWords(globSync(["app/**/*.{ts,tsx}", "content-loader/articles/{format,library}/*.ts"]));
  const unused = siteSheets()
    .flatMap(({ css }) => classesIn(css))
    // Each article category has a class with its name.
    .filter((name) => !words.has(name) && !(name.startsWith("chip-") && words.has("chip-")));
  expect(unused).toEqual([]);
});

test.each(Object.keys(themes))("every class in the stylesheets of %s is on its pages", (theme) => {
  const styled = globSync(`profile/themes/${theme}/*.css`).flatMap((file) =>
    classesIn(readFileSync(file, "utf8")),
  );
  expect(styled.length).toBeGreaterThan(50);
  const words = quotedWords(globSync(`profile/{page,themes/${theme}}/*.{ts,tsx}`));
  // Plan's width classes are `w` and a number.
  const unused = styled.filter((name) => !words.has(name) && !/^w\d+$/.test(name));
  expect(unused).toEqual([]);
});
