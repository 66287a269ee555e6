import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { siteSheets } from "../support/stylesheets.ts";

/** Stylesheets that belong to no single component (docs/styles.md). */
const general = [
  "app/app.css",
  "app/base.css",
  "app/components.css",
  "app/fonts/fonts.css",
  "app/reset.css",
  "app/ui/buttons-and-links.css",
  "app/ui/lists.css",
  "app/ui/surfaces.css",
];

/** Article elements have no component: content-loader/articles/library/render.ts writes their markup. */
const articleText = /^app\/routes\/article\/text\//;

const files = globSync("app/**/*.css");
const gathered = siteSheets().map(({ file }) => file);

test("a stylesheet is next to the component of its name", () => {
  expect(files.length).toBeGreaterThan(50);
  const alone = files.filter(
    (file) => !articleText.test(file) && !existsSync(file.replace(/\.css$/, ".tsx")),
  );
  expect(alone.sort()).toEqual(general);
});

test("a stylesheet is imported once, or belongs to a standalone document", () => {
  expect(gathered.length).toBe(new Set(gathered).size);
  for (const file of files.filter((each) => !gathered.includes(each))) {
    const [, name = ""] = /([^/]+)\.css$/.exec(file) ?? [];
    expect(readFileSync(file.replace(/\.css$/, ".tsx"), "utf8")).toContain(`"./${name}.css?inline"`);
  }
});
