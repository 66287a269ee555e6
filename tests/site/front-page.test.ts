import { expect, test } from "vitest";
import { attribute, elementsOf } from "../support/elements.ts";
import { textOf } from "../support/page-text.ts";
import { sitePages } from "../support/site-pages.ts";

test.each([
  { path: "/", lang: "en", heading: /two pages of bullet points/i, pricing: "/pricing" },
  { path: "/no", lang: "nb", heading: /to sider med kulepunkter/i, pricing: "/no/pricing" },
])(
  "the home page in $lang states its subject and links to the prices",
  ({ path, lang, heading, pricing }) => {
    const elements = sitePages()
      .filter((page) => page.path === path)
      .flatMap(elementsOf);
    const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
    expect(named("html").map((html) => attribute(html, "lang"))).toEqual([lang]);
    expect(textOf(path)).toMatch(heading);
    expect(named("a").map((link) => attribute(link, "href"))).toContain(pricing);
  },
);
