import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { fillIn } from "../support/contact-visitor.ts";
import { announcedProperties, announcements, recordAnnouncements } from "../support/screen-reader.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { interact, visit, visitHydrated } from "../support/visitor.ts";

const server = sharedSite();

const landmarks = ["banner", "navigation", "main", "complementary", "contentinfo", "search", "region"];
const controls = ["textbox", "searchbox", "combobox", "button", "slider"];

describe("Accessibility tree of", () => {
  test("the parts of an article by name", async () => {
    const { page } = await visitHydrated(`${server.url}/blog/norway-job-market`);
    expect(await announcedProperties(page, "body", landmarks)).toEqual([
      "banner",
      'navigation "Main"',
      "main",
      'navigation "In this article"',
      'region "Sources"',
      'navigation "Before and after"',
      'region "Read next"',
      "contentinfo",
    ]);
  });

  test("the headings of a page in order", async () => {
    const { page } = await visit(`${server.url}/accessibility`);
    expect(await announcedProperties(page, "main", ["heading"])).toEqual([
      'heading "Accessibility" 1',
      'heading "On this page" 2',
      'heading "What we aim for" 2',
      'heading "What we have tested" 2',
      'heading "What we have not tested" 2',
      'heading "Where it falls short" 2',
      'heading "Tell us what stops you" 2',
      'heading "Changes" 2',
    ]);
  });

  test("the fields of the contact form and what is wrong with them, and announces errors and sending once", async () => {
    const { page } = await visitHydrated(`${server.url}/contact`, { before: recordAnnouncements });
    const fields = () => announcedProperties(page, "form[action='/api/contact']", controls);
    const file =
      'button "Your CV (optional)" (PDF, Word, OpenDocument or JSON Resume, up to 10 MB. We use it only for your quote. If you do not become a client, we delete it after 90\u00a0days, or when you ask. Leave out health, union membership, religion and the like.)';
    expect(await fields()).toEqual([
      'textbox "Name" required',
      'textbox "Email" required',
      'combobox "Package" collapsed',
      'textbox "Message" required (Your field, and what you want next.)',
      file,
      'button "Send message"',
    ]);
    await page.locator("#write [type=submit]").click();
    await expect
      .poll(fields)
      .toEqual([
        'textbox "Name" invalid required (Enter your name.)',
        'textbox "Email" invalid required (Enter your email address, so that we can reply.)',
        'combobox "Package" collapsed',
        'textbox "Message" invalid required (Enter a message. Your field, and what you want next.)',
        file,
        'button "Send message"',
      ]);
    await waitForAnnouncements(page, 1);
    const missing = "assertive: Missing Information Please fill in all required fields.";
    expect(await announcements(page)).toEqual([missing]);
    await fillIn(page, "Hello");
    await page.locator("#write [type=submit]").click();
    await waitForAnnouncements(page, 2);
    expect(await announcements(page)).toEqual([missing, expect.stringMatching(/^polite: Message Sent/)]);
  });

  test.each([
    {
      path: "/",
      languages: ['button "Language: English" collapsed', "nb", "en"],
      offer: "nb",
      locale: "nb-NO",
    },
    { path: "/no", languages: ['button "Språk: Norsk" collapsed', "nb", "en"], offer: "en", locale: "en-GB" },
  ])(
    "from $path the other language in its own",
    async ({ path, languages: [button, ...tags], offer, locale }) => {
      const { page } = await visit(server.url + path, { locale });
      await interact(page);
      await page.locator(".language-offer").waitFor();
      expect(await announcedProperties(page, ".language-button", ["button"])).toEqual([button]);
      const shown = await page
        .locator("#languages a")
        .evaluateAll((links) => links.map((link) => link.getAttribute("lang")));
      expect(shown.sort()).toEqual(tags.sort());
      expect(await page.locator(".language-offer").getAttribute("lang")).toBe(offer);
      // The offer is above the first text of the page, on phones too.
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const box = await page.locator(".language-offer").boundingBox();
        const text = await page.locator("main :is(h1, p)").first().boundingBox();
        expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThan(text?.y ?? 0);
      }
    },
  );
});

describe("Announced once", () => {
  test("the new page, which starts at its top and is marked as current, also in the other language", async () => {
    const { page } = await visitHydrated(`${server.url}/services`, { before: recordAnnouncements });
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.locator("header ul a[href='/pricing']").first().click();
    await page.waitForURL(`${server.url}/pricing`);
    await waitForAnnouncements(page, 1);
    expect(await announcements(page)).toEqual([`assertive: ${await page.title()}`]);
    expect(await page.evaluate(() => [document.activeElement?.id, window.scrollY])).toEqual(["main", 0]);
    expect(await page.locator("header ul.lg\\:flex [aria-current=page]").allTextContents()).toEqual([
      "Pricing",
    ]);
    await page.locator(".language-button").click();
    await page.locator("#languages a:not([aria-current])").click();
    await page.locator("html[lang=nb]").waitFor();
    await waitForAnnouncements(page, 2);
    expect((await announcements(page)).slice(1)).toEqual([`assertive: ${await page.title()}`]);
  });

  test("the number of articles in a category", async () => {
    const { page } = await visitHydrated(`${server.url}/no/blog`, {
      locale: "nb-NO",
      before: recordAnnouncements,
    });
    await page.getByRole("button", { name: "Teknologi" }).click();
    await page.waitForURL(/category=/);
    await waitForAnnouncements(page, 1);
    expect(await announcements(page)).toEqual([expect.stringMatching(/^polite: \d+ artikler i Teknologi$/)]);
    const chips = await announcedProperties(page, ".chips", ["button"]);
    expect(chips.filter((chip) => !chip.endsWith("not pressed"))).toEqual([
      expect.stringMatching(/^button "Teknologi/),
    ]);
  });
});

/** Waits for a number of announcements, and then long enough for any further one. */
async function waitForAnnouncements(page: Page, expected: number): Promise<void> {
  await expect.poll(async () => (await announcements(page)).length).toBeGreaterThanOrEqual(expected);
  await page.waitForTimeout(700);
}
