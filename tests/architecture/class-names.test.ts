import { transform } from "lightningcss";
import { expect, test } from "vitest";
import { type Sheet, siteSheets } from "../support/stylesheets.ts";

/** The classes that a stylesheet gives a look by themselves: `.card`, `.card:hover`, but neither `.card p` nor `.night .card`. */
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

test("a class has its look from one file", () => {
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
