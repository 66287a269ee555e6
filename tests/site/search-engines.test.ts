import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { languageCodes, languages, pathWithoutLanguage } from "../../app/i18n/languages.ts";
import { site } from "../../content-loader/data/site.ts";
import { profileSlugs } from "../../content-loader/profiles.ts";
import { type PageHead, pageHeads } from "../support/page-head.ts";
import { isArticle, isWorksheet } from "../support/site-pages.ts";

/** Search results cut off longer ones. */
const titleLength = 60;
const descriptionLength = 155;

const pages = pageHeads();
const indexed = pages.filter((page) => page.indexed);
const canonical = indexed.filter((page) => page.canonical === getAddress(page));
const byAddress = new Map(canonical.map((page) => [getAddress(page), page]));

function getAddress({ path }: PageHead): string {
  return site.url + path;
}

/** The paths of the pages that break a rule. */
function pathsBreaking(rule: (page: PageHead) => boolean, of: PageHead[]): string[] {
  return of.filter((page) => !rule(page)).map(({ path }) => path);
}

function readClient(file: string): string {
  return readFileSync(join("dist", "client", file), "utf8");
}

test("only error pages, the thank-you page, sample people and worksheets are noindex", () => {
  const excluded = pages.filter((page) => !page.indexed).map(({ path }) => path);
  const examples = profileSlugs().map((slug) => `/examples/${slug}`);
  const worksheets = pages.flatMap(({ path, language }) =>
    language === "en" && isWorksheet(path) ? [path] : [],
  );
  expect(worksheets.length).toBeGreaterThan(5);
  const expected = ["/404", "/blog/404", "/contact/sent", ...examples, ...worksheets];
  expect(excluded.sort()).toEqual(expected.flatMap((path) => [path, `/no${path}`]).sort());
  expect(
    pathsBreaking(
      ({ canonical: address }) => address === undefined,
      pages.filter((page) => !page.indexed),
    ),
  ).toEqual([]);
});

test("each page is its own canonical URL, except the Norway page's second address", () => {
  const others = indexed.filter((page) => !canonical.includes(page));
  expect(others.map(({ path, canonical: address }) => [path, address])).toEqual([
    ["/no/norway", `${site.url}/no/norge`],
    ["/norge", `${site.url}/norway`],
  ]);
  expect(pathsBreaking(({ canonical: address = "" }) => byAddress.has(address), indexed)).toEqual([]);
});

test("each page's hreflang names both languages and x-default", () => {
  const tags = [...languageCodes.map((code) => languages[code].tag), "x-default"];
  expect(pathsBreaking(({ alternates }) => Object.keys(alternates).join() === tags.join(), indexed)).toEqual(
    [],
  );
  expect(
    pathsBreaking((page) => page.alternates[languages[page.language].tag] === page.canonical, indexed),
  ).toEqual([]);
  expect(pathsBreaking(({ alternates }) => alternates["x-default"] === alternates.en, indexed)).toEqual([]);
  for (const { path, alternates } of indexed) {
    for (const [tag, address] of Object.entries(alternates)) {
      const other = byAddress.get(address);
      expect(other?.alternates, `${path} leads to ${address} in ${tag}`).toEqual(alternates);
      if (tag !== "x-default") expect(other?.lang).toBe(tag);
    }
  }
});

test.each(languageCodes)("titles and descriptions in %s fit search results and are unique", (code) => {
  const own = canonical.filter(({ language }) => language === code);
  for (const { path, title, meta } of own) {
    expect(title, path).toMatch(/\S/);
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(titleLength);
    expect(meta.description, path).toMatch(/\S/);
    expect(meta.description?.length, `${path}: ${meta.description}`).toBeLessThanOrEqual(descriptionLength);
  }
  expect(repeated(own.map(({ title }) => title))).toEqual([]);
  expect(repeated(own.map(({ meta }) => meta.description))).toEqual([]);
});

function repeated<Value>(values: Value[]): Value[] {
  return values.filter((value, i) => values.indexOf(value) !== i);
}

test("each page has a complete Open Graph card, which X uses too", () => {
  for (const page of indexed) {
    const { path, meta, language } = page;
    const others = languageCodes.filter((code) => code !== language);
    expect(meta, path).toMatchObject({
      "og:site_name": site.brand,
      "og:type": isArticle(page.path) ? "article" : "website",
      "og:title": expect.stringMatching(/\S/),
      "og:description": expect.stringMatching(/\S/),
      "og:url": page.canonical,
      "og:locale": languages[language].openGraph,
      "og:locale:alternate": others.map((code) => languages[code].openGraph).join(),
      "og:image:alt": expect.stringMatching(/\S/),
      "og:image:width": "1200",
      "og:image:height": "630",
      "twitter:card": "summary_large_image",
    });
    if (isArticle(page.path)) expect(meta["article:published_time"], path).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

test("a card's picture belongs to the page and language and is 1200 by 630", async () => {
  const drawn = new Map<string, string>();
  for (const { path, meta, language } of canonical) {
    const image = meta["og:image"] ?? "";
    expect(image, path).toMatch(new RegExp(`^${site.url}/og/.+-${language}\\.jpg$`));
    const file = join("dist", "client", new URL(image).pathname);
    expect(await sharp(file).metadata(), path).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
    const hash = createHash("sha256").update(readFileSync(file)).digest("hex");
    expect(drawn.get(hash), `${path} has the picture of another page`).toBeUndefined();
    drawn.set(hash, path);
  }
});

test("the sitemap has every canonical URL and only real modification dates", () => {
  const entries = [
    ...readClient("sitemap.xml").matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g),
  ];
  const days = new Map(entries.map(([, address = "", day]) => [address, day]));
  expect(entries).toHaveLength(canonical.length);
  expect([...days.keys()].sort()).toEqual(canonical.map(getAddress).sort());
  for (const page of canonical) {
    const day = days.get(getAddress(page));
    const path = pathWithoutLanguage(page.path);
    if (isArticle(page.path)) expect(day, page.path).toBe(page.meta["article:modified_time"]);
    else if (["/privacy-policy", "/terms", "/accessibility"].includes(path))
      expect(day, page.path).toMatch(/^\d{4}-\d\d-\d\d$/);
    else expect(day, page.path).toBeUndefined();
    if (day) expect(Date.parse(day), page.path).toBeLessThanOrEqual(Date.now());
  }
});

test("robots.txt allows everything and names the sitemap", () => {
  const lines = readClient("robots.txt").trim().split("\n").filter(Boolean);
  expect(lines).toEqual(["User-agent: *", "Allow: /", `Sitemap: ${site.url}/sitemap.xml`]);
});
