import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { field, fillIn } from "../support/contact-visitor.ts";
import { siteUnderTest } from "../support/site-under-test.ts";
import { storedMessages } from "../support/stored-messages.ts";
import { hydratePage, untilIdle, visit, visitHydrated } from "../support/visitor.ts";

const server = siteUnderTest();
const countStored = (text: string) =>
  storedMessages(server.dataDir).filter(({ message }) => message === text).length;

describe("The contact form keeps the message", () => {
  const pricing = (page: Page) => page.locator("header").getByRole("link", { name: "Pricing" }).first();

  test.each([
    { arrives: true, toast: "Message Sent Successfully!", remaining: "" },
    { arrives: false, toast: "Failed to Send Message", remaining: "In a hurry" },
  ])("until it is sent, when the visitor leaves while it is sending ($toast)", async (outcome) => {
    const { page } = await visitHydrated(`${server.url}/contact`, { expected: [/./] });
    const hasLeft = Promise.withResolvers<void>();
    await page.route("**/send-contact-email", async (route) => {
      await hasLeft.promise;
      if (outcome.arrives) await route.continue();
      else await route.fulfill({ status: 400 });
    });
    await fillIn(page, "In a hurry");
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByRole("button", { name: "Sending…" }).waitFor();
    await pricing(page).click();
    await page.waitForURL("**/pricing");
    hasLeft.resolve();
    await page.getByText(outcome.toast).first().waitFor();
    await page.goBack();
    const message = field(page, "message");
    await message.waitFor();
    expect(await message.inputValue()).toBe(outcome.remaining);
  });

  test("when the server is down, reports it, and sends once on retry", async () => {
    const { page, context } = await visitHydrated(`${server.url}/contact`, { expected: [/./], isNew: true });
    await untilIdle(page);
    await context.setOffline(true);
    await fillIn(page, "Sent twice, stored once");
    await page.clock.install();
    await page.getByRole("button", { name: "Send message" }).click();
    // It retries three times, after 1, 2 and 4 seconds.
    const failure = page.getByText("Failed to Send Message").first();
    await expect.poll(() => page.clock.runFor(1000).then(() => failure.isVisible())).toBe(true);
    // The message stays next to the button when the toast disappears.
    expect(await page.locator("main form").getByText("There was an error").isVisible()).toBe(true);
    expect(await field(page, "message").inputValue()).toBe("Sent twice, stored once");
    expect(await page.getByRole("button", { name: "Send message" }).isEnabled()).toBe(true);
    await context.setOffline(false);
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByText("Message Sent Successfully!").first().waitFor();
    expect(countStored("Sent twice, stored once")).toBe(1);
  });

  test("and does not store it twice when the answer is lost or never arrives", async () => {
    const { page } = await visit(`${server.url}/contact`, {
      expected: [/./],
      before: () => {
        const after = AbortSignal.timeout.bind(AbortSignal);
        AbortSignal.timeout = (ms) => after(ms / 20);
        // As on an insecure origin.
        Object.defineProperty(crypto, "randomUUID", { value: undefined });
      },
    });
    await hydratePage(page);
    let requests = 0;
    await page.route("**/send-contact-email", async (route) => {
      const answer = await route.fetch();
      requests++;
      if (requests === 1) await route.abort("connectionreset");
      if (requests === 3) await route.fulfill({ response: answer });
    });
    await fillIn(page, "The answer was lost");
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByText("Message Sent Successfully!").first().waitFor();
    expect(requests).toBe(3);
    expect(countStored("The answer was lost")).toBe(1);
  });

  test("when an HTML page comes instead of the answer", async () => {
    const { page } = await visitHydrated(`${server.url}/contact?package=toString`, { expected: [/./] });
    const chosen = page.getByRole("combobox");
    expect(await chosen.evaluate((select: HTMLSelectElement) => select.selectedIndex)).toBe(0);
    await page.route("**/send-contact-email", (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>Sign in to this network</h1>" }),
    );
    await fillIn(page, "Written in a hotel");
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByText("Failed to Send Message").first().waitFor();
    const message = field(page, "message");
    expect(await message.inputValue()).toBe("Written in a hotel");
    // Visiting another page does not lose it.
    await pricing(page).click();
    await page.waitForURL(`${server.url}/pricing`);
    await page.goBack();
    await page.locator("main form").first().waitFor();
    await expect.poll(() => message.inputValue()).toBe("Written in a hotel");
  });

  test("when the page reloads because a module is gone", async () => {
    let lost = 0;
    const { page } = await visit(`${server.url}/contact`, {
      expected: [/./],
      prepare: async (context) => {
        await context.route("**/assets/pricing-*.js", (route) => {
          lost += 1;
          return route.fulfill({ status: 404, body: "gone" });
        });
      },
    });
    await hydratePage(page);
    const fields = () =>
      page
        .locator("main form")
        .first()
        .evaluate((form: HTMLFormElement) =>
          ["name", "email", "message"].map((name) => new FormData(form).get(name)),
        );
    const stored = () => page.evaluate(() => Object.keys(sessionStorage));
    await fillIn(page, "Half written");
    expect(await stored()).not.toContain("contact");
    const again = page.waitForEvent("load");
    await pricing(page).click();
    await again;
    await hydratePage(page);
    expect(lost).toBeGreaterThan(0);
    expect(await fields()).toEqual(["Kari Ødegård", "kari@example.no", "Half written"]);
    // A reload of another page does not lose it either.
    await page.locator("header").getByRole("link", { name: "Services" }).first().click();
    await page.waitForURL(`${server.url}/services`);
    await page.reload();
    await hydratePage(page);
    await page.locator("header").getByRole("link", { name: "Contact" }).first().click();
    await page.waitForURL(`${server.url}/contact`);
    await expect.poll(fields).toEqual(["Kari Ødegård", "kari@example.no", "Half written"]);
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByText("Message Sent Successfully!").first().waitFor();
    await page.reload();
    await hydratePage(page);
    expect(await fields()).toEqual(["", "", ""]);
    expect(await stored()).not.toContain("contact");
  });
});
