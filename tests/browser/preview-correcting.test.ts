import { describe, expect, test } from "vitest";
import { doubtfulCv, framed, norwegianCv, paste } from "../support/preview-visitor.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { alive, visit } from "../support/visitor.ts";

const server = sharedSite();

describe("Correcting", () => {
  async function corrected() {
    const visitor = await visit(`${server.url}/no/preview`, { viewport: { width: 1440, height: 900 } });
    await alive(visitor.page);
    await paste(visitor.page, norwegianCv);
    await framed(visitor.page).getByText("Kari Prøve Testdal").first().waitFor();
    const shown = () => framed(visitor.page).locator("body").innerText();
    return { ...visitor, shown };
  }

  test("what is written in the form is on the page; undo brings back what was there", async () => {
    const { page, context, shown, problems } = await corrected();
    const name = page.getByLabel("Navn", { exact: true }).first();
    await name.fill("Kari Omdøpt");
    await expect.poll(shown).toContain("Kari Omdøpt");
    await page.getByRole("button", { name: "Angre" }).click();
    await expect.poll(shown).toContain("Kari Prøve Testdal");
    expect(await name.inputValue()).toBe("Kari Prøve Testdal");
    expect(problems).toEqual([]);
    await context.close();
  });

  test("entries are moved, hidden, removed and added", async () => {
    const { page, context, shown } = await corrected();
    // The line of years at the top goes the other way.
    const order = async () => {
      const text = await shown();
      return text.lastIndexOf("Brygga Sjømat") < text.lastIndexOf("Fjordkroa");
    };
    expect(await order()).toBe(true);
    await page.locator("summary", { hasText: /^Arbeid/ }).click();
    await page.locator("summary", { hasText: "Fjordkroa" }).click();
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
    await context.close();
  });

  test("a closed entry has no fields that browsers would look over, and an opened one has them at once", async () => {
    const { page, context } = await corrected();
    const closed = page.locator("details:not([open]) :is(input, textarea)");
    await page.locator("summary", { hasText: /^Arbeid/ }).waitFor();
    expect(await page.locator(".editor").locator(closed).count()).toBe(0);
    const shown = await page.locator("summary", { hasText: "Fjordkroa" }).evaluate((summary: HTMLElement) => {
      summary.click();
      return summary.parentElement?.querySelectorAll("input, textarea").length ?? 0;
    });
    expect(shown).toBeGreaterThan(4);
    await context.close();
  });

  test("a date that can't be understood stays in its field and says so; the page keeps what it had", async () => {
    const { page, context, shown } = await corrected();
    await page.locator("summary", { hasText: /^Arbeid/ }).click();
    await page.locator("summary", { hasText: "Fjordkroa" }).click();
    const entry = page.locator(".entry[open]");
    await entry.getByLabel("Fra").fill("en gang");
    await entry.getByLabel("Fra").blur();
    await entry.getByText("Skriv et år eller en måned").waitFor();
    expect(await entry.getByLabel("Fra").getAttribute("aria-invalid")).toBe("true");
    expect(await shown()).toMatch(/2015/);
    await entry.getByLabel("Fra").fill("mars 2014");
    await expect.poll(shown).toMatch(/2014/);
    await context.close();
  });

  test("what was read with doubt is marked with the line that it came from, and can be confirmed", async () => {
    const { page, context } = await visit(`${server.url}/no/preview`);
    await alive(page);
    // A phone number far from the head.
    await paste(page, doubtfulCv);
    await framed(page).getByText("Kari Prøve Testdal").first().waitFor();
    await page.getByRole("button", { name: /^1 opplysning å se over/ }).click();
    const field = page.locator("input:focus");
    expect(await field.inputValue()).toBe("22 00 00 77");
    const doubt = page.locator(".field-doubt");
    expect(await doubt.innerText()).toContain("Lest fra: Nås på 22 00 00 77");
    await doubt.getByRole("button", { name: "Det stemmer: Telefon" }).click();
    await expect.poll(() => doubt.count()).toBe(0);
    expect(await page.getByText("opplysning å se over").count()).toBe(0);
    await context.close();
  });

  test("a click on a text of the page leads to its field", async () => {
    const { page, context } = await corrected();
    await framed(page).getByText("Fjordkroa").last().click();
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value))
      .toBe("Fjordkroa");
    await context.close();
  });

  test("what a recruiter would ask leads to the place, and goes when it is mended", async () => {
    const { page, context } = await corrected();
    const observation = page.locator(".advice > li", { hasText: "begynner som" });
    await observation.getByRole("button", { name: "Ansvarlig for innkjøp" }).click();
    const field = page.locator("textarea:focus");
    expect(await field.inputValue()).toContain("Ansvarlig for innkjøp");
    await field.fill("Kjøper inn for 4 millioner i året\nSkrev ny meny\nKuttet matsvinnet med 12 prosent");
    await expect.poll(() => observation.count()).toBe(0);
    await context.close();
  });

  test("the page in the other language has all that was done", async () => {
    const { page, context, shown } = await corrected();
    await page.getByLabel("Navn", { exact: true }).first().fill("Kari Omdøpt");
    await page.locator(".language-button").click();
    await page.locator("#languages a:not([aria-current])").click();
    await page.waitForURL(`${server.url}/preview`);
    await page.getByRole("heading", { level: 1, name: /Kari Omdøpt, as a website/ }).waitFor();
    await expect.poll(shown).toContain("Kari Omdøpt");
    await context.close();
  });
});
