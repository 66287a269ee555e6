import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { articleRedirects, articleSlugs } from "../../content-loader/articles.ts";
import { added, buildWithAddedLanguage, wordingTables } from "../support/added-language.ts";
import { times } from "../support/booking-visitor.ts";
import { hideSamples, markText, provedFigure } from "../support/hidden-samples.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { hydratePage, visit, visitHydrated } from "../support/visitor.ts";

const article = `/blog/${articleSlugs()[0]}`;
/** The build needs the articles that redirects lead to. */
const articles = new Set([article, ...articleRedirects().map(({ to }) => to)]);
/** Pages that show samples and unproved figures, which the copy hides. */
const pagesWithSamples = [
  "/services",
  "/why-us",
  "/how-we-count",
  "/pricing",
  "/testimonials",
  "/norway",
  "/international",
  "/terms",
  "/privacy-policy",
];
const pages = [
  "/",
  ...articles,
  ...pagesWithSamples,
  "/contact",
  "/contact/sent",
  "/contact/texts.json",
  "/server-page",
];
const prefix = `/${added.code}`;
/** The copy has no title pictures in the added language. */
const missingPictures = [/404.*(?:Not Found|status of 404)/];

let copy: string;
/** The marks that replace every sample and unproved figure in the copy. */
let marks: string[];
let server: RunningServer;

beforeAll(async () => {
  copy = await buildWithAddedLanguage(pages, (folder) => {
    marks = hideSamples(folder);
  });
  server = await startServer({ projectDir: copy });
}, 180_000);

afterAll(async () => {
  await server?.stop();
  if (copy) rmSync(copy, { recursive: true, force: true });
});

test.each([
  ["the home page", "/"],
  ["an article", article],
  ["the contact page", "/contact"],
])("shows %s in an added language, with its own links, before and after hydration", async (_, path) => {
  const address = prefix + (path === "/" ? "" : path);
  const { page } = await visit(server.url + address, { expected: missingPictures });
  const state = () =>
    page.evaluate(() => ({
      lang: document.documentElement.lang,
      contact: document
        .querySelector("main a[href*='/contact'], footer a[href*='/contact']")
        ?.getAttribute("href"),
      canonical: new URL(
        document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? location.href,
      ).pathname,
      languages: [...document.querySelectorAll("#languages a")].map((link) => link.getAttribute("hreflang")),
    }));
  const expected = { lang: added.tag, canonical: address, languages: ["en", "nb", added.tag] };
  expect(await state()).toMatchObject(expected);
  expect((await state()).contact).toMatch(new RegExp(`^${prefix}/contact`));
  await hydratePage(page);
  expect(await state()).toMatchObject(expected);
});

test("answers an unknown address in an added language with its own page", async () => {
  const { page } = await visit(`${server.url}${prefix}/nothing-here`, { expected: [/404/] });
  expect(await page.locator("html").getAttribute("lang")).toBe(added.tag);
  expect(await page.locator("main a").first().getAttribute("href")).toMatch(new RegExp(`^${prefix}`));
});

test("offers an added language to its readers, and free times and server pages in it", async () => {
  const { page } = await visitHydrated(`${server.url}/contact`, {
    locale: "da-DK",
    expected: missingPictures,
  });
  const offer = page.locator(".language-offer a");
  await offer.waitFor();
  expect(await offer.getAttribute("href")).toBe(`${prefix}/contact`);
  await page.goto(`${server.url}${prefix}/contact`);
  await times(page).first().waitFor();
  const answer = await fetch(`${server.url}/booking?lang=${added.code}`);
  expect(await answer.text()).toContain(`<html lang="${added.tag}"`);
});

/** Path and text of the text files that the copy's server sends. */
function builtTexts(): [path: string, text: string][] {
  return globSync("dist/{client,server-pages}/**/*.{html,js,json,data,xml,txt,md,css,map}", {
    cwd: copy,
  }).map((path) => [path, readFileSync(join(copy, path), "utf8")]);
}

describe("with samples hidden", () => {
  test("leaves no sample and no unproved figure in any file, and keeps a proved one", () => {
    const texts = builtTexts().map(([path, text]) => [path, markText(text)] as const);
    expect(marks.length).toBeGreaterThan(50);
    const left = texts.flatMap(([path, text]) =>
      marks.filter((mark) => text.includes(mark)).map((mark) => [path, mark]),
    );
    expect(left).toEqual([]);
    for (const page of ["services", "how-we-count"]) {
      const html = texts.find(([path]) => path === `dist/client/${page}/index.html`)?.[1];
      expect(html).toContain(provedFigure);
    }
  });

  test("shows no most popular package, no invented story and no empty list or heading", () => {
    const translations = (name: string) =>
      JSON.parse(readFileSync(join(copy, `content/en/${name}.json`), "utf8"));
    const html = builtTexts().filter(([path]) => /^dist.client.*\.html$/.test(path));
    expect(html.length).toBeGreaterThan(3 * pagesWithSamples.length);
    for (const text of [
      translations("pricing").packages.popular,
      translations("home").story.title,
      translations("common").example.mark,
      translations("common").example.people,
    ])
      expect([text, html.filter(([, page]) => page.includes(`>${text}<`)).map(([path]) => path)]).toEqual([
        text,
        [],
      ]);
    const empty = html.flatMap(([path, page]) =>
      [...page.matchAll(/<(ul|ol|dl|h[1-4]|section)\b[^>]*><\/\1>/g)].map(([tag]) => [path, tag]),
    );
    expect(empty).toEqual([]);
  });
});

test("docs/translate.md names every table that an added language needs a row in", () => {
  const text = readFileSync("docs/translate.md", "utf8");
  for (const file of Object.keys(wordingTables)) expect(text).toContain(`\`${file}\``);
});
