import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { findingsAtBothWidths } from "../support/axe.ts";
import { times } from "../support/booking-visitor.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { hydratePage, untilIdle, visit, visitHydrated } from "../support/visitor.ts";

const server = sharedSite();

const summary = (page: Page) => page.locator("#write .order-summary:visible");
const send = (page: Page) => page.locator("#write [type=submit]");

describe("A package chosen on the pricing page", () => {
  test("shows its order summary above the form", async () => {
    const { page } = await visitHydrated(`${server.url}/no/pricing`);
    await page.getByRole("link", { name: "Velg Pro" }).click();
    await page.waitForURL(/no\/contact\?package=pro#write$/);
    await page.getByRole("heading", { name: "Du har valgt Pro" }).waitFor();
    expect(await summary(page).innerText()).toContain("249,50");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("write");
    expect(await findingsAtBothWidths(page, "#write")).toEqual([]);
  });
});

describe("An address that names a package", () => {
  test("shows its order summary from the first paint without a layout shift", async () => {
    const { page } = await visit(`${server.url}/contact?package=pro`, {
      viewport: { width: 390, height: 844 },
      before: () => {
        addEventListener("DOMContentLoaded", () => {
          const summaries = [...document.querySelectorAll<HTMLElement>("#write .order-summary")];
          Object.assign(window, {
            summariesAtFirst: summaries.filter((one) => one.checkVisibility()).length,
          });
        });
      },
    });
    expect(await page.evaluate(() => (window as { summariesAtFirst?: number }).summariesAtFirst)).toBe(1);
    await times(page).first().waitFor();
    await untilIdle(page);
    // No React code has run.
    expect(await page.locator(".toasts").count()).toBe(0);
    await page.getByRole("heading", { name: "You chose Pro" }).waitFor();
    expect(await summary(page).innerText()).toContain("€249.50");
    expect(await send(page).innerText()).toContain("Send request for Pro");
    const top = () => page.locator("#write form").evaluate((form) => form.getBoundingClientRect().top);
    const before = await top();
    await hydratePage(page);
    await untilIdle(page);
    expect(await top()).toBe(before);
    expect(await summary(page).count()).toBe(1);
  });

  test("updates its order summary before and after hydration, keeps the choice, and removes it", async () => {
    const { page } = await visit(`${server.url}/contact?package=starter`);
    const select = page.locator("#write select");
    await summary(page).getByText("€149.50").first().waitFor();
    expect(await send(page).innerText()).toBe("Send request for Starter");
    await select.selectOption("premium");
    await summary(page).getByText("From €1,299").waitFor();
    await hydratePage(page);
    expect(await select.inputValue()).toBe("premium");
    expect(await send(page).innerText()).toBe("Send request for Premium");
    await select.selectOption("pro");
    await summary(page).getByText("€249.50").first().waitFor();
    expect(await send(page).innerText()).toBe("Send request for Pro");
    await select.selectOption("");
    await summary(page).waitFor({ state: "detached" });
    expect(await send(page).innerText()).toBe("Send message");
  });

  test("keeps a changed choice when the visitor goes back", async () => {
    const { page } = await visit(`${server.url}/no/contact?package=pro`);
    await page.locator("#write select").selectOption({ index: 1 });
    await summary(page).getByText("149,50").first().waitFor();
    // Chromium stores the fields of a page a second after a change.
    await page.waitForTimeout(1500);
    await page.goto(`${server.url}/robots.txt`);
    await page.goBack();
    await summary(page).getByText("149,50").first().waitFor();
    await hydratePage(page);
    await untilIdle(page);
    expect(
      await page.locator("#write select").evaluate((select: HTMLSelectElement) => select.selectedIndex),
    ).toBe(1);
  });

  test("updates the order summary without scripts", async () => {
    const { page } = await visit(`${server.url}/contact`, { javaScriptEnabled: false });
    expect(await summary(page).count()).toBe(0);
    await page.locator("#write select").selectOption({ index: 2 });
    expect(await summary(page).innerText()).toContain("€249.50");
    await page.getByRole("heading", { name: "You chose Pro" }).waitFor();
    await page.getByRole("button", { name: "Send request for Pro" }).waitFor();
  });
});

const controls = "#write :is(input:not([type=hidden], [tabindex='-1']), select, textarea)";

/** Names of the form's fields that the toast covers, at least partly. */
const covered = (page: Page) =>
  page.evaluate((selector) => {
    const toast = document.querySelector(".toast")?.getBoundingClientRect();
    return [...document.querySelectorAll(selector)].flatMap((control) => {
      const box = control.getBoundingClientRect();
      const isCovered =
        !toast ||
        (box.left < toast.right &&
          box.right > toast.left &&
          box.top < toast.bottom &&
          box.bottom > toast.top);
      return isCovered ? [control.getAttribute("name")] : [];
    });
  }, controls);

test.each([
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])("a toast covers no field at $width px", async (viewport) => {
  const { page } = await visitHydrated(`${server.url}/no/contact`, { viewport });
  for (const field of ["name", "message"]) {
    await send(page).click();
    await page.locator(".toast").waitFor();
    await expect.poll(() => covered(page)).toEqual([]);
    const bad = page.locator(`#write [name=${field}]`);
    expect(await bad.evaluate((control) => control === document.activeElement)).toBe(true);
    const top = await bad.evaluate((control) => control.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(68);
    await page.locator(".toast-close").click();
    await page.locator("#write [name=name]").fill("Kari");
    await page.locator("#write [name=email]").fill("kari@example.no");
  }
});
