import { describe, expect, test } from "vitest";
import { field, fillIn } from "../support/contact-visitor.ts";
import { phone } from "../support/hydration.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { hydratePage, type VisitOptions, visit } from "../support/visitor.ts";

const server = sharedSite();

/** A visit that can act as soon as the page is painted. The page is not hydrated until `release` is called. */
async function visitHeld(path: string, options: VisitOptions = {}) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const visitor = await visit(server.url + path, {
    ...options,
    until: "commit",
    prepare: async (context) => {
      await context.route("**/assets/shared-*.js", async (route) => {
        await held;
        await route.continue();
      });
    },
  });
  // The inline loader is at the end of the document.
  await visitor.page.waitForFunction(
    () =>
      document.readyState !== "loading" && performance.getEntriesByName("first-contentful-paint").length > 0,
  );
  return { ...visitor, release };
}

describe("Before hydration", () => {
  test("keeps an opened menu open and its links working", async () => {
    const { page, release } = await visitHeld("/", phone);
    await page.locator("header [popovertarget=menu]").first().tap();
    release();
    await hydratePage(page);
    expect(await page.locator("#menu").evaluate((menu) => menu.matches(":popover-open"))).toBe(true);
    await page.locator("#menu a[href='/pricing']").tap();
    await page.waitForURL("**/pricing");
    await expect.poll(() => page.locator("#menu").isVisible()).toBe(false);
  });

  test("searches for text typed into the search field", async () => {
    const { page, release } = await visitHeld("/blog");
    await page.locator("#search").focus();
    await page.keyboard.type("link");
    release();
    await page.keyboard.type("edin", { delay: 40 });
    await expect.poll(() => page.locator("#search").inputValue()).toBe("linkedin");
    await page.locator("#search-results li").first().waitFor();
  });

  test("applies a pressed filter once", async () => {
    const { page, release } = await visitHeld("/blog", phone);
    const chip = page.locator(".chip-leadership");
    await chip.tap();
    expect(await chip.getAttribute("aria-pressed")).toBe("false");
    release();
    await expect.poll(() => chip.getAttribute("aria-pressed")).toBe("true");
    await page.waitForURL("**/blog?category=leadership");
  });

  test("keeps a form's values and sends them", async () => {
    const { page, release } = await visitHeld("/contact?package=basic");
    await fillIn(page, "A message");
    await field(page, "package").selectOption({ index: 2 });
    const chosen = await field(page, "package").inputValue();
    release();
    await hydratePage(page);
    expect(await field(page, "name").inputValue()).toBe("Kari Ødegård");
    expect(await field(page, "package").inputValue()).toBe(chosen);
    await page.locator("#write [type=submit]").click();
    await page.locator(".toast[data-kind=success]").waitFor();
  });

  test("sends a submitted form through the browser", async () => {
    const { page } = await visitHeld("/contact");
    await fillIn(page, "A message");
    await page.locator("#write [type=submit]").click();
    await page.waitForURL("**/contact/sent");
  });

  test("keeps an answer open that was opened by keyboard", async () => {
    const { page, release } = await visitHeld("/pricing");
    const questions = page.locator("details.question");
    await questions.nth(1).locator("summary").press("Enter");
    release();
    await hydratePage(page);
    expect(await questions.nth(1).getAttribute("open")).not.toBeNull();
  });

  test("moves the picture with the comparison handle", async () => {
    const { page, release } = await visitHeld("/");
    const shown = () =>
      page.locator(".compare").evaluate((frame) => getComputedStyle(frame).getPropertyValue("--x"));
    await page.getByRole("slider").focus();
    await page.keyboard.press("End");
    await expect.poll(shown).toBe("100%");
    release();
    await hydratePage(page);
    expect(await shown()).toBe("100%");
  });

  test("copies the block of a pressed copy button", async () => {
    const { page, release } = await visitHeld("/blog/personal-website", {
      permissions: ["clipboard-read", "clipboard-write"],
    });
    await page.getByRole("button", { name: "Copy ‘the whole page’" }).click();
    release();
    await page.getByRole("status").filter({ hasText: "Copied" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^First name Surname, place/);
  });
});
