import { readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { transform } from "lightningcss";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");

/** The stylesheet of the site, file by file, without what comes from packages. */
function sheets(): { file: string; css: string }[] {
  const whole = join(root, "app/app.css");
  const css = readFileSync(whole, "utf8");
  const parts = Array.from(css.matchAll(/@import "(\.[^"]+)"/g), ([, path = ""]) => join(root, "app", path));
  return [
    { file: whole, css: css.replaceAll(/@import [^;]+;/g, "") },
    ...parts.map((file) => ({ file, css: readFileSync(file, "utf8") })),
  ].map((sheet) => ({ ...sheet, file: relative(root, sheet.file) }));
}

/** The classes that a stylesheet gives a look by themselves: `.card`, `.card:hover`, but neither `.card p` nor `.night .card`. */
function classesDefinedIn({ file, css }: { file: string; css: string }): string[] {
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

test("a class has its look from one file", () => {
  const definitions = sheets().flatMap((sheet) =>
    classesDefinedIn(sheet).map((name) => ({ name, file: sheet.file })),
  );
  expect(definitions.length).toBeGreaterThan(150);
  const byName = Map.groupBy(definitions, ({ name }) => name);
  const twice = [...byName].flatMap(([name, found]) =>
    found.length > 1 ? [`.${name}: ${found.map(({ file }) => file).join(", ")}`] : [],
  );
  expect(twice).toEqual([]);
});
