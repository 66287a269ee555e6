import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { sharedSite } from "../support/site-under-test.ts";
import { visitHydrated } from "../support/visitor.ts";

const server = sharedSite();

/** The current JSON-LD blocks of the document. */
function blocks(page: Page): Promise<Record<string, unknown>[]> {
  return page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? "")));
}

const types = async (page: Page) => (await blocks(page)).map((block) => block["@type"]);

/** Links followed by client navigation, and the types that each page must have. */
const steps = [
  { link: "/norway", types: ["LocalBusiness"] },
  { link: "/services", types: ["ProfessionalService"] },
  { link: "/pricing", types: [] },
  { link: "/blog", types: ["Blog"] },
  { link: "/blog/personal-website", types: ["BlogPosting", "BreadcrumbList"] },
  { link: "/contact", types: [] },
];

describe("Structured data", () => {
  test("is replaced with the page and removed with it", async () => {
    const { page } = await visitHydrated(server.url);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    for (const step of steps) {
      await follow(page, step.link);
      await expect.poll(() => types(page), { message: step.link }).toEqual(step.types);
    }
    await page.goBack();
    await expect.poll(() => types(page)).toEqual(steps.at(-2)?.types);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  });

  test("changes its language with the page and is not duplicated", async () => {
    const { page } = await visitHydrated(`${server.url}/services`);
    const [english] = await blocks(page);
    await page.getByRole("button", { name: /language/i }).click();
    await page.getByRole("link", { name: "Norsk" }).click();
    await page.waitForURL(`${server.url}/no/services`);
    await expect.poll(async () => (await blocks(page))[0]?.description).not.toBe(english?.description);
    const [norwegian, ...others] = await blocks(page);
    expect(others).toEqual([]);
    expect(norwegian).toMatchObject({ "@type": "ProfessionalService", "@id": english?.["@id"] });
    expect(String(norwegian?.url)).toMatch(/\/no\/services$/);
  });

  test("is removed with the article's other tags when the reader leaves", async () => {
    const { page } = await visitHydrated(`${server.url}/blog/personal-website`);
    const tags = page.locator('meta[property^="article:"], meta[name="author"], meta[name="keywords"]');
    expect(await tags.count()).toBeGreaterThan(3);
    const kind = page.locator('meta[property="og:type"]');
    expect(await kind.getAttribute("content")).toBe("article");
    const canonical = page.locator('link[rel="canonical"]');
    expect(await canonical.getAttribute("href")).toMatch(/\/blog\/personal-website$/);
    await follow(page, "/pricing");
    await expect.poll(() => tags.count()).toBe(0);
    expect(await kind.getAttribute("content")).toBe("website");
    expect(await canonical.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
      expect.stringMatching(/\/pricing$/),
    ]);
  });
});

/** Clicks the first visible link to an address and waits for its page. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
  await page.waitForURL(server.url + path);
}
