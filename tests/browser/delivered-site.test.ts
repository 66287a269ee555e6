import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { colourFindings, findings } from "../support/axe.ts";
import { type DeliveredSite, startDeliveredSite } from "../support/delivered-site.ts";
import { untilIdle, visit } from "../support/visitor.ts";

let site: DeliveredSite;
beforeAll(async () => {
  site = await startDeliveredSite();
});
afterAll(() => site?.stop());

const fontStates = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].map(({ status }) => status);
  });

test("a customer's website passes axe in both languages and as 404 page, under its own headers", async () => {
  const { page } = await visit(`${site.url}/`, {
    viewport: { width: 1440, height: 900 },
    expected: [/status of 404/],
  });
  const check = async (lang: string) => {
    await untilIdle(page);
    expect(await page.getAttribute("html", "lang")).toBe(lang);
    expect(await fontStates(page)).not.toContain("error");
    expect(await fontStates(page)).toContain("loaded");
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await colourFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
  };
  await check("en");
  expect(await page.getByRole("link", { name: "Save contact" }).getAttribute("href")).toBe("contact.vcf");
  await page.getByRole("link", { name: "Norsk" }).click();
  await page.waitForURL("**/no/");
  await check("nb");
  await page.goto(`${site.url}/no/such/page`);
  await check("en");
  await page.locator("a[href='/no/']").click();
  await page.waitForURL("**/no/");
});
