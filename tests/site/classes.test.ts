import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { getAttribute, getElements, parsePage, textContent } from "../../postbuild/page.ts";
import { startServer } from "../support/server.ts";
import { openServerPages } from "../support/server-pages.ts";
import { isProfile, readPage, sitePages } from "../support/site-pages.ts";

/** The classes that a stylesheet has rules for. */
function styledClasses(css: string): Set<string> {
  const names = [...css.matchAll(/\.((?:\\.|[A-Za-z_-])(?:\\.|[\w-])*)/g)];
  return new Set(names.map(([, name = ""]) => name.replaceAll(/\\(.)/g, "$1")));
}

/** The classes of a page without a rule in its style elements or in `others`. */
function unstyledClasses(html: string, others: ReadonlySet<string> = new Set()): string[] {
  const elements = getElements(parsePage(html));
  const own = styledClasses(
    elements
      .filter(({ tagName }) => tagName === "style")
      .map(textContent)
      .join("\n"),
  );
  const used = elements.flatMap((element) => getAttribute(element, "class")?.split(/\s+/) ?? []);
  return [...new Set(used)].filter((name) => name && !own.has(name) && !others.has(name));
}

const whole = styledClasses(
  globSync("dist/client/assets/site-*.css")
    .map((file) => readFileSync(file, "utf8"))
    .join("\n"),
);

// Profiles are excluded: all themes share their class names, and a theme may leave some unstyled.
const pagesWithoutProfiles = sitePages().filter(({ path }) => !isProfile(path));

test.each(pagesWithoutProfiles)("every class on $path has a rule", (page) => {
  expect(unstyledClasses(readPage(page).toString("utf8"), whole)).toEqual([]);
});

describe.each(["en", "no"] as const)("A server page (%s)", (lang) => {
  test("has a rule for every class on it", async () => {
    const server = await startServer();
    const pages = await openServerPages(server.url, lang);
    const found = pages.map(({ name, html }) => [name, html.includes("</h1>"), unstyledClasses(html)]);
    await server.stop();
    expect(found).toEqual(pages.map(({ name }) => [name, true, []]));
  });
});
