import { globSync, readFileSync } from "node:fs";
import { parse } from "parse5";
import { describe, expect, test } from "vitest";
import { attribute, elementsIn, textIn } from "../support/elements.ts";
import { openServerPages } from "../support/made-pages.ts";
import { startServer } from "../support/server.ts";
import { isProfile, readPage, sitePages } from "../support/site-pages.ts";

/** The classes that a stylesheet has rules for. */
function classesOfRules(css: string): Set<string> {
  const names = [...css.matchAll(/\.((?:\\.|[A-Za-z_-])(?:\\.|[\w-])*)/g)];
  return new Set(names.map(([, name = ""]) => name.replaceAll(/\\(.)/g, "$1")));
}

/** The classes of a page that no rule knows: neither of its own style element nor of `others`. */
function unknownClasses(html: string, others: ReadonlySet<string> = new Set()): string[] {
  const elements = [...elementsIn(parse(html))];
  const own = classesOfRules(
    elements
      .filter(({ tagName }) => tagName === "style")
      .map(textIn)
      .join("\n"),
  );
  const used = elements.flatMap((element) => attribute(element, "class")?.split(/\s+/) ?? []);
  return [...new Set(used)].filter((name) => name && !own.has(name) && !others.has(name));
}

const whole = classesOfRules(
  globSync("dist/client/assets/site-*.css")
    .map((file) => readFileSync(file, "utf8"))
    .join("\n"),
);

// A profile's pieces name their parts for all looks, and a look may leave one as it is.
const ownPages = sitePages().filter(({ path }) => !isProfile(path));

test.each(ownPages)("every class on $path has a rule", (page) => {
  expect(unknownClasses(readPage(page).toString("utf8"), whole)).toEqual([]);
});

describe.each(["en", "no"] as const)("A page that the server makes (%s)", (lang) => {
  test("has a rule for every class on it", async () => {
    const server = await startServer();
    const pages = await openServerPages(server.url, lang);
    const found = pages.map(({ name, html }) => [name, html.includes("</h1>"), unknownClasses(html)]);
    await server.stop();
    expect(found).toEqual(pages.map(({ name }) => [name, true, []]));
  });
});
