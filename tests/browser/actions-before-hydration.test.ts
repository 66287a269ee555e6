import { describe, expect, test } from "vitest";
import { phone } from "../support/hydration.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { alive, type VisitOptions, visit } from "../support/visitor.ts";

const server = sharedSite();

/** A visitor who acts the moment the page can be seen. React does not run before `release` has been called. */
async function inAHurry(path: string, options: VisitOptions = {}) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const visitor = await visit(server.url + path, {
    ...options,
    until: "commit",
    prepare: async (context) => {
      await context.route("**/assets/entry.client-*.js", async (route) => {
        await held;
        await route.continue();
      });
    },
  });
  // What keeps an act for React stands at the end of the document.
  await visitor.page.waitForFunction(
    () =>
      document.readyState !== "loading" && performance.getEntriesByName("first-contentful-paint").length > 0,
  );
  return { ...visitor, release };
}

describe("What was begun before the page woke", () => {
  test("an open menu stays open, and its links work", async () => {
    const { page, leave, problems, release } = await inAHurry("/", phone);
    await page.locator("header [popovertarget=menu]").first().tap();
    release();
    await alive(page);
    expect(await page.locator("#menu").evaluate((menu) => menu.matches(":popover-open"))).toBe(true);
    await page.locator("#menu a[href='/pricing']").tap();
    await page.waitForURL("**/pricing");
    await expect.poll(() => page.locator("#menu").isVisible()).toBe(false);
    expect(problems).toEqual([]);
    await leave();
  });

  test("letters typed into the search are searched for", async () => {
    const { page, leave, problems, release } = await inAHurry("/blog");
    await page.locator("#search").focus();
    await page.keyboard.type("link");
    release();
    await page.keyboard.type("edin", { delay: 40 });
    await expect.poll(() => page.locator("#search").inputValue()).toBe("linkedin");
    await page.locator("#search-results li").first().waitFor();
    expect(problems).toEqual([]);
    await leave();
  });

  test("a filter that was pressed is answered, once", async () => {
    const { page, leave, problems, release } = await inAHurry("/blog", phone);
    const chip = page.locator(".chip-leadership");
    await chip.tap();
    expect(await chip.getAttribute("aria-pressed")).toBe("false");
    release();
    await expect.poll(() => chip.getAttribute("aria-pressed")).toBe("true");
    await page.waitForURL("**/blog?category=leadership");
    expect(problems).toEqual([]);
    await leave();
  });

  test("a form keeps what was written and chosen, and is sent", async () => {
    const { page, leave, problems, release } = await inAHurry("/contact?package=basic");
    const form = page.locator("form[action='/api/contact']");
    await form.locator("[name=name]").fill("Kari Ødegård");
    await form.locator("[name=email]").fill("kari@example.no");
    await form.locator("[name=package]").selectOption({ index: 2 });
    const chosen = await form.locator("[name=package]").inputValue();
    release();
    await alive(page);
    expect(await form.locator("[name=name]").inputValue()).toBe("Kari Ødegård");
    expect(await form.locator("[name=package]").inputValue()).toBe(chosen);
    await form.locator("[name=message]").fill("A message");
    await form.locator("[type=submit]").click();
    await page.locator(".toast[data-kind=success]").waitFor();
    expect(problems).toEqual([]);
    await leave();
  });

  test("a form that is sent before is sent by the browser", async () => {
    const { page, leave, problems } = await inAHurry("/contact");
    const form = page.locator("form[action='/api/contact']");
    await form.locator("[name=name]").fill("Kari Ødegård");
    await form.locator("[name=email]").fill("kari@example.no");
    await form.locator("[name=message]").fill("A message");
    await form.locator("[type=submit]").click();
    await page.waitForURL("**/contact/sent");
    expect(problems).toEqual([]);
    await leave();
  });

  test("an answer that was opened stays open, and so does what the handle shows", async () => {
    const { page, leave, problems, release } = await inAHurry("/pricing");
    const questions = page.locator("details.question");
    await questions.nth(1).locator("summary").click();
    release();
    await alive(page);
    expect(await questions.nth(1).getAttribute("open")).not.toBeNull();
    expect(problems).toEqual([]);
    await leave();
  });

  test("the handle moves the picture at once", async () => {
    const { page, leave, problems, release } = await inAHurry("/");
    const shown = () =>
      page.locator(".compare").evaluate((frame) => getComputedStyle(frame).getPropertyValue("--x"));
    await page.getByRole("slider").focus();
    await page.keyboard.press("End");
    await expect.poll(shown).toBe("100%");
    release();
    await alive(page);
    expect(await shown()).toBe("100%");
    expect(problems).toEqual([]);
    await leave();
  });

  test("a block that was to be copied is copied", async () => {
    const { page, leave, problems, release } = await inAHurry("/blog/personal-website", {
      permissions: ["clipboard-read", "clipboard-write"],
    });
    await page.getByRole("button", { name: "Copy ‘the whole page’" }).click();
    release();
    await page.getByRole("status").filter({ hasText: "Copied" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^First name Surname, place/);
    expect(problems).toEqual([]);
    await leave();
  });
});
