import { expect, test } from "vitest";
import { findings } from "../support/axe.ts";
import { isArticle, sitePages } from "../support/site-pages.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { hydratePage, untilIdle, visit } from "../support/visitor.ts";

// Every other page is visited by every-page.test.ts; these stand for the same promise: nothing on them needs
// `unsafe-inline`, and nothing that they run or show is stopped by their policy.

const server = sharedSite();

const phone = { width: 390, height: 844 };

async function policyOf(path: string): Promise<string> {
  const { headers } = await fetch(server.url + path);
  return headers.get("content-security-policy") ?? "";
}

// One of them is the not-found page of the blog.
const articles = sitePages().filter(({ path }) => isArticle(path));

test("allows nothing unsafe in the policy of any article", async () => {
  expect(articles.length).toBeGreaterThan(20);
  for (const { path } of articles) expect(await policyOf(path), path).not.toMatch(/unsafe/);
});

test("hydrates every article under its own policy", async () => {
  const { page, leave, problems } = await visit(server.url, {
    viewport: phone,
    expected: [/404/],
  });
  // Every other one in Norwegian: the languages differ only in text.
  const inEnglish = articles.filter(({ language }) => language === "en");
  expect(inEnglish).toHaveLength(articles.length / 2);
  for (const path of inEnglish.map(({ path }, index) => (index % 2 ? `/no${path}` : path))) {
    await page.goto(server.url + path);
    await hydratePage(page);
    expect(problems, path).toEqual([]);
  }
  await leave();
}, 240_000);

test.each([
  ["/newsletter/requested", 200],
  ["/newsletter/confirm?t=none", 404],
  ["/booking?lang=no", 200],
  ["/booking/cancel?t=none", 404],
])(
  "the page that the server makes at %s looks as it should under its policy, and axe finds nothing",
  async (path, status) => {
    expect(await policyOf(path)).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
    expect(await policyOf(path)).not.toMatch(/unsafe/);
    const { page, leave, problems } = await visit(server.url + path, {
      viewport: phone,
      reducedMotion: "reduce",
      expected: [new RegExp(`status of ${status}`)],
    });
    await untilIdle(page);
    expect(await page.locator("h1").count()).toBe(1);
    expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
    expect(await findings(page)).toEqual([]);
    expect(problems).toEqual([]);
    await leave();
  },
);

test("a contact form returned to a visitor without scripts complies with its policy", async () => {
  const { page, leave, problems } = await visit(`${server.url}/contact`, {
    javaScriptEnabled: false,
    expected: [/status of 422/],
  });
  await page
    .locator("main form")
    .first()
    .evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
  await page.locator("main form button[type=submit]").first().click();
  await page.getByRole("alert").first().waitFor();
  expect(problems).toEqual([]);
  await leave();
});
