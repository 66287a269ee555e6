import { describe, expect, test } from "vitest";
import { profileSlugs, readProfile } from "../../content-loader/profiles.ts";
import { getAttribute } from "../../postbuild/page.ts";
import { pageHeads } from "../support/page-head.ts";
import { isProfile, readElements, readPage, sitePages } from "../support/site-pages.ts";

const pages = sitePages().filter(({ path }) => isProfile(path));

test("every example is built in both languages", () => {
  expect(pages).toHaveLength(profileSlugs().length * 2);
});

describe.each(pages)("$path", (page) => {
  const html = readPage(page).toString("utf8");
  const elements = readElements(page);
  const slug = page.path.split("/").at(-1) ?? "";

  test("has no script, style attribute or rule of the site's stylesheet", () => {
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(html).not.toMatch(/ style="/);
    expect(html).not.toMatch(/Instrument Serif|Schibsted|--color-/);
  });

  test("has only the fonts of its theme", () => {
    const theme = readProfile(slug, page.language).theme;
    const families = { kyst: /Bricolage/, hefte: /Vollkorn/, plan: /Archivo/ };
    for (const [name, family] of Object.entries(families)) {
      if (name === theme) expect(html).toMatch(family);
      else expect(html).not.toMatch(family);
    }
  });

  test("links to the list, the home page and its translation", () => {
    const bar = elements.filter(({ tagName }) => tagName === "a").map((link) => getAttribute(link, "href"));
    const own = page.language === "no" ? "/no" : "";
    const other = page.language === "no" ? `/examples/${slug}` : `/no/examples/${slug}`;
    expect(bar).toEqual(expect.arrayContaining([`${own}/examples`, own || "/", other]));
  });

  test("has structured data about a person that match the page", () => {
    const head = pageHeads().find(({ path }) => path === page.path);
    const [data] = head?.structuredData ?? [];
    expect(data).toMatchObject({ "@type": "ProfilePage", mainEntity: { "@type": "Person" } });
    const { name = "" } = (data?.mainEntity ?? {}) as { name?: string };
    expect(head?.title).toContain(name);
    expect(html.match(/<h1.*?<\/h1>/)?.[0].replaceAll(/<[^>]+>/g, "")).toBe(name);
    expect(head?.meta["og:image"]).toContain(slug);
  });
});
