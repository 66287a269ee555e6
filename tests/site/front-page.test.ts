import { expect, test } from "vitest";
import { getAttribute } from "../../postbuild/page.ts";
import { readText } from "../support/page-text.ts";
import { readElements, sitePages } from "../support/site-pages.ts";

test.each([
  { path: "/", lang: "en", heading: /two pages of bullet points/i, price: "See packages from €299" },
  { path: "/no", lang: "nb", heading: /to sider med kulepunkter/i, price: "Se pakker fra 299 €" },
])(
  "the home page in $lang states its subject and links to the preview and the prices",
  ({ path, lang, heading, price }) => {
    const elements = sitePages()
      .filter((page) => page.path === path)
      .flatMap(readElements);
    const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
    expect(named("html").map((html) => getAttribute(html, "lang"))).toEqual([lang]);
    expect(readText(path)).toMatch(heading);
    const prefix = path === "/" ? "" : path;
    const buttons = named("a").filter((link) => getAttribute(link, "class")?.includes("btn"));
    const hrefs = buttons.map((link) => getAttribute(link, "href"));
    expect(hrefs).toContain(`${prefix}/preview`);
    expect(hrefs.indexOf(`${prefix}/preview`)).toBeLessThan(hrefs.indexOf(`${prefix}/pricing`));
    expect(readText(path)).toContain(price);
  },
);
