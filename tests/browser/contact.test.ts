import { describe, expect, test } from "vitest";
import { field, fillIn } from "../support/contact-visitor.ts";
import { focusPlace, goTo } from "../support/keyboard.ts";
import { mailingSiteUnderTest } from "../support/site-under-test.ts";
import { storedMessages } from "../support/stored-messages.ts";
import { hydratePage, visit, visitHydrated } from "../support/visitor.ts";

const { server, smtp } = mailingSiteUnderTest();

describe("The contact form", () => {
  test("stores and mails a message", async () => {
    const text = "A message from the contact page";
    const { page } = await visitHydrated(`${server.url}/contact?package=pro`);
    expect(await page.getByRole("combobox").inputValue()).toBe("pro");
    await page.getByRole("heading", { name: "You chose Pro" }).waitFor();
    await fillIn(page, text);
    await page.getByRole("button", { name: "Send request for Pro" }).click();
    await page.getByText("Message Sent Successfully! 🚀").first().waitFor();
    // A receipt replaces the form and has the focus.
    const heading = page.getByRole("heading", { name: "It is with us." });
    await heading.waitFor();
    expect(await heading.evaluate((node) => node === document.activeElement)).toBe(true);
    expect(await page.locator("#write form").count()).toBe(0);
    for (const part of ["Kari Ødegård", "kari@example.no", "Pro - €499", text])
      expect(await page.locator("#write").textContent()).toContain(part);
    await page.getByRole("button", { name: "Write another message" }).click();
    const message = field(page, "message");
    expect(await message.inputValue()).toBe("");
    expect(storedMessages(server.dataDir)).toContainEqual({
      name: "Kari Ødegård",
      email: "kari@example.no",
      package: "pro",
      message: text,
    });
    await expect.poll(() => smtp.mails.some(({ parsed }) => parsed.text?.includes(text))).toBe(true);
    const mail = smtp.mails.find(({ parsed }) => parsed.text?.includes(text));
    expect(mail?.to).toEqual(["hei@profilverk.example"]);
    expect(mail?.parsed.replyTo?.[0]?.address).toBe("kari@example.no");
  });

  test("shows the sent message next to the toast on a phone", async () => {
    const { page } = await visitHydrated(`${server.url}/no/contact`, {
      viewport: { width: 390, height: 844 },
    });
    await fillIn(page, "Fra en telefon");
    await page.locator("#write [type=submit]").click();
    await page.getByRole("heading", { name: "Den er hos oss." }).waitFor();
    const bottomOfFacts = () =>
      page.locator("#write .facts").evaluate((facts) => facts.getBoundingClientRect().bottom);
    const toast = await page.locator(".toast").boundingBox();
    await expect.poll(bottomOfFacts).toBeLessThan(toast?.y ?? 0);
  });

  test("disables its fields while sending and announces it", async () => {
    const { page } = await visitHydrated(`${server.url}/contact`);
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route("**/send-contact-email", async (route) => {
      await held;
      await route.continue();
    });
    await fillIn(page, "Slowly");
    await page.getByRole("button", { name: "Send message" }).click();
    const sending = page.getByRole("button", { name: "Sending…" });
    await sending.waitFor();
    expect(await sending.isDisabled()).toBe(true);
    expect(await field(page, "message").isDisabled()).toBe(true);
    letGo();
    await page.getByText("Message Sent Successfully!").first().waitFor();
    await page.getByRole("button", { name: "Write another message" }).click();
    expect(await page.getByRole("button", { name: "Send message" }).isEnabled()).toBe(true);
  });

  test("confirms sending when the receipt fails to load", async () => {
    const { page } = await visit(`${server.url}/contact`, {
      expected: [/./],
      prepare: async (visitor) => {
        await visitor.route("**/assets/message-receipt-*.js", (route) => route.abort());
      },
    });
    await hydratePage(page);
    await fillIn(page, "Without a receipt");
    await page.getByRole("button", { name: "Send message" }).click();
    await page.locator("main form").getByText("Thank you for your interest").waitFor();
    expect(storedMessages(server.dataDir).some(({ message }) => message === "Without a receipt")).toBe(true);
  });

  test("rejects whitespace, sends nothing and focuses the first invalid field", async () => {
    const { page } = await visitHydrated(`${server.url}/contact`);
    let requests = 0;
    page.on("request", (request) => {
      if (request.method() === "POST") requests += 1;
    });
    await field(page, "name").fill("Kari");
    await field(page, "message").fill("   \n ");
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByText("Missing Information").first().waitFor();
    await page.locator("main").getByText("Enter your email address", { exact: false }).waitFor();
    const email = field(page, "email");
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await email.getAttribute("aria-invalid")).toBe("true");
    await email.fill("kari@example.no");
    expect(await email.getAttribute("aria-invalid")).toBeNull();
    expect(await field(page, "name").inputValue()).toBe("Kari");
    expect(requests).toBe(0);
  });

  test("works by keyboard alone, and Alt+T focuses the toast, which can be closed", async () => {
    const { page } = await visit(`${server.url}/contact`);
    await field(page, "name").focus();
    await hydratePage(page);
    await page.keyboard.type("Kari");
    await page.keyboard.press("Tab");
    await page.keyboard.type("kari@example.no");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await page.keyboard.type("By keys");
    // The file input is between the message and the button.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByText("Message Sent Successfully!").first().waitFor();
    await page.getByRole("heading", { name: "It is with us." }).waitFor();
    await page.keyboard.press("Alt+T");
    expect(await page.evaluate(() => document.activeElement?.closest(".toasts") !== null)).toBe(true);
    await goTo(page, /^×Close$/);
    await page.keyboard.press("Enter");
    expect(await page.locator(".toast").count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("It is with us.");
    // Focus also returns when the toast was reached without Alt+T.
    await goTo(page, /^Write another message$/);
    await page.keyboard.press("Enter");
    await goTo(page, /^Send message$/);
    await page.keyboard.press("Enter");
    await page.locator(".toast-close").focus();
    await page.keyboard.press("Enter");
    expect((await focusPlace(page))?.name).toMatch(/^Name/);
    expect(storedMessages(server.dataDir)).toContainEqual(
      expect.objectContaining({ message: "By keys", package: "starter" }),
    );
  });
});
