import { expect, test } from "vitest";
import { findings } from "../support/axe.ts";
import { fontsLoaded } from "../support/font-loading.ts";
import { isArticle, sitePages } from "../support/site-pages.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { hydratePage, untilIdle, visit } from "../support/visitor.ts";

// The pages that every-page.test.ts does not visit: their policy has no `unsafe-inline` and blocks nothing on them.

const server = sharedSite();

const phone = { width: 390, height: 844 };

async function fetchPolicy(path: string): Promise<string> {
  const { headers } = await fetch(server.url + path);
  return headers.get("content-security-policy") ?? "";
}

// Includes the blog's 404 page.
const articles = sitePages().filter(({ path }) => isArticle(path));

test("allows nothing unsafe in the policy of any article", async () => {
  expect(articles.length).toBeGreaterThan(20);
  for (const { path } of articles) expect(await fetchPolicy(path), path).not.toMatch(/unsafe/);
});

test("hydrates every article under its own policy", async () => {
  const { page, problems } = await visit(server.url, { viewport: phone, expected: [/404/] });
  // The languages differ only in text, so each article is visited in one, alternately.
  const inEnglish = articles.filter(({ language }) => language === "en");
  expect(inEnglish).toHaveLength(articles.length / 2);
  for (const path of inEnglish.map(({ path }, index) => (index % 2 ? `/no${path}` : path))) {
    await page.goto(server.url + path);
    await hydratePage(page);
    expect(problems, path).toEqual([]);
  }
}, 240_000);

test.each([
  ["/newsletter/requested", 200],
  ["/newsletter/confirm?t=none", 404],
])(
  "the server page at %s has its styles and fonts under its policy, and axe finds nothing",
  async (path, status) => {
    expect(await fetchPolicy(path)).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
    expect(await fetchPolicy(path)).not.toMatch(/unsafe/);
    const { page } = await visit(server.url + path, {
      viewport: phone,
      expected: [new RegExp(`status of ${status}`)],
    });
    await untilIdle(page);
    expect(await page.locator("h1").count()).toBe(1);
    expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
    await fontsLoaded(page);
    expect(await findings(page)).toEqual([]);
  },
);
