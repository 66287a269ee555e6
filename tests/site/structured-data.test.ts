import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pathWithoutLanguage } from "../../app/i18n/languages.ts";
import { site } from "../../content-loader/data/site.ts";
import { pageHeads } from "../support/page-head.ts";
import { readText } from "../support/page-text.ts";
import { schemaProblems } from "../support/schema-org.ts";
import { isArticle, isProfile } from "../support/site-pages.ts";

const manifest: { files: { path: string }[] } = JSON.parse(readFileSync("dist/site.json", "utf8"));
const answered = new Set(manifest.files.map(({ path }) => path));
const pages = pageHeads();
const withData = pages.filter(({ structuredData }) => structuredData.length > 0);

/** The types of the structured data that a page must have, by its path without the language. */
function expectedTypes(path: string): string[] {
  if (path === "/norway" || path === "/norge") return ["LocalBusiness"];
  if (path === "/blog") return ["Blog"];
  if (isProfile(path)) return ["ProfilePage"];
  if (path === "/services") return ["ProfessionalService"];
  if (isArticle(path) && path !== "/blog/404") return ["BlogPosting", "BreadcrumbList"];
  return [];
}

test("each page has the structured data of its kind, and the others have none", () => {
  const wrong = pages
    .map(({ path, structuredData }) => ({ path, types: structuredData.map((block) => block["@type"]) }))
    .filter(({ path, types }) => types.join() !== expectedTypes(pathWithoutLanguage(path)).join());
  expect(wrong).toEqual([]);
});

test("uses only the schema.org vocabulary", () => {
  const problems = withData.flatMap(({ path, structuredData }) =>
    structuredData.flatMap((block) => [
      ...(block["@context"] === "https://schema.org" ? [] : [`${path} has another context`]),
      ...schemaProblems(block).map((problem) => `${path}: ${problem}`),
    ]),
  );
  expect(problems).toEqual([]);
});

test("every URL of the site that it names exists", () => {
  const dead = withData.flatMap(({ path, structuredData }) =>
    stringsIn(structuredData)
      .filter((text) => text.startsWith(site.url))
      .filter((text) => !answered.has(new URL(text).pathname))
      .map((text) => `${path}: ${text}`),
  );
  expect(dead).toEqual([]);
});

test("an article's data are in its language, match the page and name its canonical URL", () => {
  const articles = withData.filter(({ structuredData }) => structuredData[0]?.["@type"] === "BlogPosting");
  for (const { path, language, canonical, meta, structuredData } of articles) {
    expect(structuredData[0], path).toMatchObject({
      inLanguage: language,
      url: canonical,
      mainEntityOfPage: canonical,
      image: meta["og:image"],
      datePublished: meta["article:published_time"],
      dateModified: meta["article:modified_time"],
      timeRequired: expect.stringMatching(/^PT\d+M$/),
      publisher: { logo: { "@type": "ImageObject", url: `${site.url}/icon-512.png` } },
    });
    expect(readText(path)).toContain(String(structuredData[0]?.headline).replace(/\s+/g, " "));
  }
  expect(articles.length).toBeGreaterThan(0);
});

test.each([
  ["a type", { "@type": "BlogPost" }, "unknown type"],
  ["a property", { "@type": "Blog", subtitle: "x" }, "$.subtitle"],
  [
    "a property of a part",
    { "@type": "Blog", publisher: { "@type": "Organization", isbn: "1" } },
    "$.publisher.isbn",
  ],
  ["a part of the wrong kind", { "@type": "Blog", publisher: { "@type": "Place" } }, "$.publisher takes"],
  ["a form", { "@type": "BlogPosting", datePublished: "last week" }, "$.datePublished takes"],
  ["a missing value", { "@type": "Blog", name: null }, "$.name takes"],
])("The structured data check notices %s that schema.org does not know", (_what, block, problem) => {
  expect(schemaProblems(block)).toEqual([expect.stringContaining(problem)]);
});

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
