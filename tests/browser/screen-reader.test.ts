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
  test.each([
    {
      path: "/blog/norway-job-market",
      parts: [
        "banner",
        'navigation "Main"',
        "main",
        'navigation "In this article"',
        'region "Sources"',
        'navigation "Before and after"',
        'region "Read next"',
        "contentinfo",
      ],
    },
    {
      path: "/no/blog/norway-job-market",
      parts: [
        "banner",
        'navigation "Hovedmeny"',
        "main",
        'navigation "I denne artikkelen"',
        'region "Kilder"',
        'navigation "Før og etter"',
        'region "Les videre"',
        "contentinfo",
      ],
    },
  ])("the parts of $path by name", async ({ path, parts }) => {
    const { page } = await visitHydrated(server.url + path, localeFor(path));
    expect(await announcedProperties(page, "body", landmarks)).toEqual(parts);
  });

  test.each([
    {
      path: "/accessibility",
      headings: [
        'heading "Accessibility" 1',
        'heading "On this page" 2',
        'heading "What we aim for" 2',
        'heading "What we have tested" 2',
        'heading "What we have not tested" 2',
        'heading "Where it falls short" 2',
        'heading "Tell us what stops you" 2',
        'heading "Changes" 2',
      ],
    },
    {
      path: "/no/accessibility",
      headings: [
        'heading "Tilgjengelighet" 1',
        'heading "På denne siden" 2',
        'heading "Hva vi har som mål" 2',
        'heading "Hva vi har testet" 2',
        'heading "Hva vi ikke har testet" 2',
        'heading "Hva som ikke er godt nok" 2',
        'heading "Si fra når noe stopper deg" 2',
        'heading "Endringer" 2',
      ],
    },
  ])("the headings of $path in order", async ({ path, headings }) => {
    const { page } = await visit(server.url + path);
    expect(await announcedProperties(page, "main", ["heading"])).toEqual(headings);
  });

  test.each([
    {
      path: "/contact",
      before: [
        'textbox "Name" required',
        'textbox "Email" required',
        'combobox "Package" collapsed',
        'textbox "Message" required (Your field, and what you want next.)',
        'button "Your CV (optional)" (PDF, Word, OpenDocument or JSON Resume, up to 10 MB. We use it only for your quote. If you do not become a client, we delete it after 90\u00a0days, or when you ask. Leave out health, union membership, religion and the like.)',
        'button "Send message"',
      ],
      after: [
        'textbox "Name" invalid required (Enter your name.)',
        'textbox "Email" invalid required (Enter your email address, so that we can reply.)',
        'combobox "Package" collapsed',
        'textbox "Message" invalid required (Enter a message. Your field, and what you want next.)',
        'button "Your CV (optional)" (PDF, Word, OpenDocument or JSON Resume, up to 10 MB. We use it only for your quote. If you do not become a client, we delete it after 90\u00a0days, or when you ask. Leave out health, union membership, religion and the like.)',
        'button "Send message"',
      ],
      announced: ["assertive: Missing Information Please fill in all required fields."],
    },
    {
      path: "/no/contact",
      before: [
        'textbox "Navn" required',
        'textbox "E-postadresse" required',
        'combobox "Pakke" collapsed',
        'textbox "Melding" required (Hva du arbeider med, og hvor du vil videre.)',
        'button "CV-en din (valgfritt)" (PDF, Word, OpenDocument eller JSON Resume, inntil 10 MB. Brukes bare til tilbudet. Blir du ikke kunde, slettes den etter 90\u00a0dager, eller når du ber om det. Utelat helse, fagforening, religion og lignende.)',
        'button "Send melding"',
      ],
      after: [
        'textbox "Navn" invalid required (Skriv inn navnet ditt.)',
        'textbox "E-postadresse" invalid required (Skriv inn e-postadressen din, så vi kan svare.)',
        'combobox "Pakke" collapsed',
        'textbox "Melding" invalid required (Skriv en melding. Hva du arbeider med, og hvor du vil videre.)',
        'button "CV-en din (valgfritt)" (PDF, Word, OpenDocument eller JSON Resume, inntil 10 MB. Brukes bare til tilbudet. Blir du ikke kunde, slettes den etter 90\u00a0dager, eller når du ber om det. Utelat helse, fagforening, religion og lignende.)',
        'button "Send melding"',
      ],
      announced: ["assertive: Mangler opplysninger Fyll ut alle obligatoriske felt."],
    },
  ])("the fields of $path, and what is wrong with them", async ({ path, before, after, announced }) => {
    const { page } = await visitHydrated(server.url + path, {
      ...localeFor(path),
      before: recordAnnouncements,
    });
    const fields = () => announcedProperties(page, "form[action='/api/contact']", controls);
    expect(await fields()).toEqual(before);
    await page.locator("form[action='/api/contact'] [type=submit]").click();
    await expect.poll(fields).toEqual(after);
    await waitForAnnouncements(page, announced.length);
    expect(await announcements(page)).toEqual(announced);
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

  test("a sent message", async () => {
    const { page } = await visitHydrated(`${server.url}/no/contact`, {
      locale: "nb-NO",
      before: recordAnnouncements,
    });
    await fillIn(page, "Hello");
    await page.locator("#write [type=submit]").click();
    await page.locator(".toast").waitFor();
    await waitForAnnouncements(page, 1);
    const all = await announcements(page);
    expect(all).toHaveLength(1);
    expect(all[0]).toMatch(/^polite: Meldingen er sendt!/);
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

/** Requests the language of the page, so that the site does not offer the other one. */
function localeFor(path: string): { locale: string } {
  return { locale: path.startsWith("/no") ? "nb-NO" : "en-GB" };
}

/** Waits for a number of announcements, and then long enough for any further one. */
async function waitForAnnouncements(page: Page, expected: number): Promise<void> {
  await expect.poll(async () => (await announcements(page)).length).toBeGreaterThanOrEqual(expected);
  await page.waitForTimeout(700);
}
