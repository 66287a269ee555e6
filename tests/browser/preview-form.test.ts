import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  choose,
  doubtfulCv,
  file,
  framed,
  openForm,
  paste,
  readNorwegianCv,
} from "../support/preview-visitor.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { startVisit, type Visit, visitHydrated } from "../support/visitor.ts";

const server = sharedSite();

describe("The form", () => {
  // All tests share one visit; each edits fields that no other one uses.
  let page: Page;
  let leave: Visit["leave"];
  const shown = () => framed(page).locator("body").innerText();

  /** Opens a section or an entry, unless an earlier test has. */
  async function open(name: string | RegExp) {
    const summary = page.locator("summary", { hasText: name }).first();
    if (await summary.evaluate(({ parentElement }) => !parentElement?.hasAttribute("open")))
      await summary.click();
  }

  beforeAll(async () => {
    ({ page, leave } = await startVisit(`${server.url}/no/preview`, {
      viewport: { width: 1440, height: 900 },
    }));
    await readNorwegianCv(page);
    // Rendered last.
    await page.locator("#export").waitFor();
    await openForm(page);
  });

  afterAll(() => leave());

  test("focuses the field of a text when it is clicked on the page", async () => {
    // Shown as "Brygga Sjømat, Ålesund"; Kari also lives in Ålesund.
    await framed(page).getByText("Brygga Sjømat").last().click();
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value))
      .toBe("Brygga Sjømat");
  });

  test("renders the fields of an entry when it is opened", async () => {
    const closed = page.locator("details:not([open]) :is(input, textarea)");
    await page.locator("summary", { hasText: /^Arbeid/ }).waitFor();
    expect(await page.locator("section[aria-labelledby=editor-title]").locator(closed).count()).toBe(0);
    const entry = page.locator("details.entry", { hasText: "Fjordkroa" });
    await entry.evaluate((details) => details.querySelector("summary")?.click());
    const shown = await entry.locator("input, textarea").count();
    expect(shown).toBeGreaterThan(4);
  });

  test("shows what is typed on the page, and restores it when undone", async () => {
    const name = page.getByLabel("Navn", { exact: true }).first();
    await name.fill("Kari Omdøpt");
    await expect.poll(shown).toContain("Kari Omdøpt");
    await page.getByRole("button", { name: "Angre" }).click();
    await expect.poll(shown).toContain("Kari Prøve Testdal");
    expect(await name.inputValue()).toBe("Kari Prøve Testdal");
  });

  test("keeps the last date on the page when the typed one cannot be parsed", async () => {
    await open(/^Arbeid/);
    await open("Fjordkroa");
    const entry = page.locator(".entry[open]", { hasText: "Fjordkroa" });
    await entry.getByLabel("Fra").fill("en gang");
    await entry.getByLabel("Fra").blur();
    await entry.getByText("Skriv et år eller en måned").waitFor();
    expect(await entry.getByLabel("Fra").getAttribute("aria-invalid")).toBe("true");
    expect(await shown()).toMatch(/2015/);
    await entry.getByLabel("Fra").fill("mars 2014");
    await expect.poll(shown).toMatch(/2014/);
  });

  test("focuses the line a recruiter would ask about, and drops the question when it is answered", async () => {
    const observation = page.locator(".advice > li", { hasText: "begynner som" });
    await observation.getByRole("button", { name: "Ansvarlig for innkjøp" }).click();
    const field = page.locator("textarea:focus");
    expect(await field.inputValue()).toContain("Ansvarlig for innkjøp");
    await field.fill("Kjøper inn for 4 millioner i året\nSkrev ny meny\nKuttet matsvinnet med 12 prosent");
    await expect.poll(() => observation.count()).toBe(0);
  });

  test("moves, hides, removes and adds entries", async () => {
    // The timeline at the top has the opposite order.
    const order = async () => {
      const text = await shown();
      return text.lastIndexOf("Brygga Sjømat") < text.lastIndexOf("Fjordkroa");
    };
    expect(await order()).toBe(true);
    await open(/^Arbeid/);
    await open("Fjordkroa");
    await page.getByRole("button", { name: /^Flytt opp: Kokk, Fjordkroa/ }).click();
    await expect.poll(order).toBe(false);
    await page.getByRole("button", { name: /^Skjul: Kokk, Fjordkroa/ }).click();
    await expect.poll(shown).not.toContain("Fjordkroa");
    await page.getByRole("button", { name: /^Vis: Kokk, Fjordkroa/ }).click();
    await expect.poll(shown).toContain("Fjordkroa");
    await page.getByRole("button", { name: /^Fjern: Kokk, Fjordkroa/ }).click();
    await expect.poll(shown).not.toContain("Fjordkroa");
    await page.getByRole("button", { name: "Legg til: Arbeid" }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT");
    await page.keyboard.type("Bakersjef");
    await expect.poll(shown).toContain("Bakersjef");
  });

  test("keeps all edits when the site's language is changed", async () => {
    await page.getByLabel("Navn", { exact: true }).first().fill("Kari Omdøpt");
    await page.locator(".studio-menu-button").click();
    await page.locator("#studio-menu [lang]:not([aria-current])").click();
    await page.waitForURL(`${server.url}/preview`);
    await page.getByRole("heading", { level: 1, name: /Kari Omdøpt, as a website/ }).waitFor();
    await expect.poll(shown).toContain("Kari Omdøpt");
  });
});

test("removes both of two equal texts from the page when both are deleted, in every theme", async () => {
  const { page } = await visitHydrated(`${server.url}/preview`);
  const summary = "Joiner.\nAlike.\nAlike.\nOther.";
  const cv = JSON.stringify({ basics: { name: "Jon Prøvestad", summary } });
  await choose(page, file("cv.json", cv), "Jon Prøvestad");
  await openForm(page);
  const text = () => framed(page).locator("body").textContent();
  for (const theme of ["Kyst", "Hefte", "Plan"]) {
    await page.getByRole("radio", { name: theme, exact: true }).check();
    await expect.poll(text).toContain("Alike.");
    await page.getByLabel("Introduction", { exact: true }).first().fill("Joiner.\nOther.");
    await expect.poll(text).not.toContain("Alike.");
    expect(await text()).toContain("Other.");
    await page.getByRole("button", { name: "Undo" }).click();
  }
});

test("marks an unsure value with its source line until it is confirmed", async () => {
  const { page } = await visitHydrated(`${server.url}/no/preview`);
  // The phone number is far from the header.
  await paste(page, doubtfulCv);
  await framed(page).getByText("Kari Prøve Testdal").first().waitFor();
  await page.getByRole("button", { name: /^1 opplysning å se over/ }).click();
  const field = page.locator("input:focus");
  expect(await field.inputValue()).toBe("22 00 00 77");
  const doubt = page.locator(".unsure-value");
  expect(await doubt.innerText()).toContain("Lest fra: Nås på 22 00 00 77");
  await doubt.getByRole("button", { name: "Det stemmer: Telefon" }).click();
  await expect.poll(() => doubt.count()).toBe(0);
  expect(await page.getByText("opplysning å se over").count()).toBe(0);
});
