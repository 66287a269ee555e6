import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { colourFindings, findings } from "../support/axe.ts";
import { isWorksheet, sitePages } from "../support/site-pages.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { hydratePage, visit, visitHydrated } from "../support/visitor.ts";

const server = sharedSite();
const worksheets = sitePages().filter(({ path }) => isWorksheet(path));

async function pagesOnPaper(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test("every worksheet is one A4 page and fits every window without cut-off text", async () => {
  const { page } = await visit(server.url);
  const wrong: string[] = [];
  for (const { path } of worksheets) {
    await page.goto(server.url + path);
    for (const width of [320, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) wrong.push(`${path}: ${over} px too wide at ${width}`);
    }
    const paper = await pagesOnPaper(page);
    if (paper !== 1) wrong.push(`${path}: ${paper} pages`);
  }
  expect(wrong).toEqual([]);
  expect(worksheets.length).toBeGreaterThanOrEqual(18);
});

test("prints without screen controls, has a print button, and without scripts a note with the keys", async () => {
  const path = "/no/blog/personal-website/sheet";
  const { page } = await visit(server.url + path, {
    before: () => {
      window.print = () => document.body.setAttribute("data-printed", "");
    },
  });
  await page.getByRole("button", { name: "Skriv ut" }).click();
  expect(await page.locator("[data-printed]").count()).toBe(1);
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("navigation").isVisible()).toBe(false);
  expect(await page.locator("h1").textContent()).toBe("Hele siden");
  expect(await page.locator("footer").textContent()).toContain("/no/blog/personal-website");
  const still = await visit(server.url + path, { javaScriptEnabled: false });
  expect(await still.page.getByRole("button").count()).toBe(0);
  expect(await still.page.getByText("Ctrl+P").isVisible()).toBe(true);
});

test("axe finds nothing on a worksheet in light and dark", async () => {
  const { page } = await visit(`${server.url}/blog/first-impressions/sheet`);
  expect(await findings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await colourFindings(page)).toEqual([]);
});

describe("An article's block is copied", () => {
  const path = "/blog/personal-website";
  const copy = { name: "Copy ‘the whole page’" };
  const granted = { permissions: ["clipboard-read", "clipboard-write"] };
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test("by keyboard, without title and button, confirmed in a status, and focus stays", async () => {
    const { page } = await visitHydrated(server.url + path, granted);
    const button = page.getByRole("button", copy);
    await button.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("status").filter({ hasText: "Copied" }).waitFor();
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    const copied = await clipboard(page);
    expect(copied).toMatch(/^First name Surname, place\n\nI … \(verb\) … for …/);
    expect(copied).toMatch(/LinkedIn address · Updated \(month and year\)$/);
  });

  test("with tabs between a table's cells and dashes for a list", async () => {
    const { page } = await visitHydrated(`${server.url}/blog/startup-founder-branding`, granted);
    await page.getByRole("button", { name: "Copy ‘the agreement with yourself’" }).click();
    await expect
      .poll(() => clipboard(page))
      .toMatch(/^What I lend\tNow\tTaken back when\nMy name on the product\t…\t/);
    await page.goto(`${server.url}/no/blog/ai-powered-networking`);
    await hydratePage(page);
    await page
      .getByRole("button", { name: /^Kopier/ })
      .first()
      .click();
    await expect.poll(() => clipboard(page)).toMatch(/\n\n- \S.*\n- \S/);
  });

  test("by hand when the browser has no clipboard: the text is selected and an alert explains it", async () => {
    const { page } = await visit(server.url + path);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await page.reload();
    await hydratePage(page);
    await page.getByRole("button", copy).click();
    await page.getByRole("alert").filter({ hasText: "Ctrl+C" }).waitFor();
    const selected = await page.evaluate(() => getSelection()?.toString() ?? "");
    expect(selected).toMatch(/^\s*First name Surname, place/);
    expect(selected).toMatch(/\(month and year\)\s*$/);
  });

  test("from its worksheet when scripts are off: a link to it replaces the button", async () => {
    const { page } = await visit(server.url + path, { javaScriptEnabled: false });
    expect(await page.getByRole("button", copy).count()).toBe(0);
    await page.getByRole("link", { name: "Sheet to print" }).click();
    await page.waitForURL(`${server.url}${path}/sheet`);
    await page.getByRole("link", { name: "Back to the article" }).click();
    await page.waitForURL(server.url + path);
  });
});
