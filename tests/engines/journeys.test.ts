import { describe, expect, test } from "vitest";
import { storedMessages } from "../support/stored-messages.ts";
import { engines } from "./engine.ts";
import { engineUnderTest } from "./under-test.ts";

describe.each(engines)("In $name", (engine) => {
  const { isHere, open } = engine;
  const { server, browser, see } = engineUnderTest(engine, "The journeys", 20_000);
  const heading = "document.querySelector('h1')?.textContent ?? ''";
  const path = "location.pathname";
  /** Opens a page and waits until it is hydrated; the container of the toasts is rendered last. */
  async function openHydrated(url: string): Promise<void> {
    await browser.open(server.url + url);
    await browser.read("scrollBy(0, 2)");
    await see("document.querySelector('.toasts') !== null").toBe(true);
  }
  /** Finds a link or button of a part of the page by its text, and marks it with an attribute. */
  async function named(role: "a" | "button", text: string, within = "body"): Promise<string> {
    const mark = `[data-engine-test="${text}"]`;
    await see(`(() => {
      const all = [...document.querySelectorAll(${JSON.stringify(`${within} ${role}`)})];
      const found = all.find((one) => one.innerText.trim().startsWith(${JSON.stringify(text)}) && one.getClientRects().length > 0);
      found?.setAttribute("data-engine-test", ${JSON.stringify(text)});
      return found !== undefined;
    })()`).toBe(true);
    return mark;
  }

  test.skipIf(!isHere)("opens another page and returns", async () => {
    await browser.resize(1280, 900);
    await browser.open(`${server.url}/`);
    await see(heading).toMatch(/bullet points/);
    await browser.click(await named("a", "Pricing", "header"));
    await see(path).toBe("/pricing");
    await see(heading).not.toMatch(/bullet points/);
    await see("document.title").toMatch(/^Prices/);
    await browser.read("history.back()");
    await see(heading).toMatch(/bullet points/);
  });

  test.skipIf(!isHere)("changes the language and stays on the page", async () => {
    await openHydrated("/services");
    await browser.click(await named("button", "Language", "header"));
    await browser.click(await named("a", "Norsk", "header"));
    await see(path).toBe("/no/services");
    await see("document.documentElement.lang").toBe("nb");
  });

  test.skipIf(!isHere)("opens the menu at phone width and follows its links", async () => {
    await browser.resize(390, 844);
    await openHydrated("/");
    await browser.click(await named("button", "Menu", "header"));
    await browser.click(await named("a", "Why us", "header"));
    await see(path).toBe("/why-us");
    await browser.resize(1280, 900);
  });

  test.skipIf(!isHere)("sends and stores a message", async () => {
    const text = "Written in another browser: blåbær";
    await openHydrated("/contact?package=pro");
    await browser.type("form [name=name]", "Kari Ødegård");
    await browser.type("form [name=email]", "kari@example.no");
    await browser.type("form [name=message]", text);
    await browser.click(await named("button", "Send request for Pro", "main"));
    await see("document.body.textContent.includes('Message Sent Successfully')").toBe(true);
    expect(storedMessages(server.dataDir)).toMatchObject([
      { name: "Kari Ødegård", package: "pro", message: text },
    ]);
  });

  test.skipIf(!isHere)("books a time", async () => {
    await openHydrated("/contact");
    await browser.read("document.querySelector('#booking').scrollIntoView()");
    await see("document.querySelectorAll('#booking .booking-time').length > 0").toBe(true);
    await browser.click("#booking .booking-time");
    await see("document.querySelector('#booking form [name=name]') !== null").toBe(true);
    await browser.type("#booking form [name=name]", "Ola Nordmann");
    await browser.type("#booking form [name=email]", "ola@example.no");
    await browser.click(await named("button", "Book this time", "#booking"));
    await see("document.querySelector('#booking').textContent.includes('Booked.')").toBe(true);
  });

  test.skipIf(!isHere)("finds articles while typing", async () => {
    await openHydrated("/blog");
    await browser.type("main input[type=search]", "linkedin");
    await see("document.querySelector('main input[type=search]').value").toBe("linkedin");
    await see("document.body.textContent").toMatch(/\d+ articles? on ‘linkedin’/);
  });

  test.skipIf(!isHere)("requests nothing against the page's policy", async () => {
    for (const page of ["/", "/no/blog", "/pricing"]) {
      await browser.open(server.url + page);
      await browser.read("scrollTo(0, document.body.scrollHeight)");
      await see("document.readyState").toBe("complete");
    }
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(server.output()).not.toMatch(/csp-report/);
  });

  test.skipIf(!isHere || !open.withoutScripts)(
    "shows the page and sends a message without scripts",
    async () => {
      const plain = await (open.withoutScripts ?? open)();
      try {
        await plain.open(`${server.url}/no/contact`);
        await plain.type("form [name=name]", "Uten Skript");
        await plain.type("form [name=email]", "uten@example.no");
        await plain.type("form [name=message]", "Sendt uten skript");
        await plain.click("form[action='/api/contact'] [type=submit]");
        await expect
          .poll(() => storedMessages(server.dataDir).map(({ message }) => message), { timeout: 20_000 })
          .toContain("Sendt uten skript");
      } finally {
        await plain.close();
      }
    },
  );
});
