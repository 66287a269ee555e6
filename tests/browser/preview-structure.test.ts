import type { Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { colourFindings, findings } from "../support/axe.ts";
import {
  choose,
  englishCv,
  fixture,
  framed,
  norwegianCv,
  openChooser,
  openExports,
  paste,
} from "../support/preview-visitor.ts";
import { findClippedText } from "../support/reader-settings.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { hydratePage, visit } from "../support/visitor.ts";

const server = sharedSite();

const english = {
  path: "/preview",
  width: 1440,
  cv: englishCv,
  name: "Mary Sample Testdale",
  line: /^Section of Harbour Power/,
  moved: "volunteer",
  field: "work[0].name",
  renamed: "Harbour Light Ltd",
  unclear: englishCv
    .replace(/EXPERIENCE.*?EDUCATION/s, "EDUCATION")
    .replace(
      "Trains apprentices.",
      "\nFrom 2018 to 2024 I rewired houses at Harbour Power.\nFrom 2014 to 2017 I fitted lamps at Leeds Lighting.",
    )
    .replace("Mary", "Mona"),
  unclearName: "Mona Sample Testdale",
  view: "How we read your CV",
  close: "Close",
  nothing: "We did not find any jobs in your CV.",
  jobs: "All are jobs",
  gaps: /not accounted for/,
  partial: "Read what we can",
  pdf: "sidebar-en.pdf",
  pdfName: "Priya Raman",
};
const norwegian = {
  path: "/no/preview",
  width: 390,
  cv: norwegianCv,
  name: "Kari Prøve Testdal",
  line: /^Del for Fjordkroa/,
  moved: "volunteer",
  field: "work[1].name",
  renamed: "Fjordkroa Ny AS",
  unclear: norwegianCv
    .replace(/ERFARING.*?UTDANNING/s, "UTDANNING")
    .replace(
      "Trives med høyt tempo.",
      "\nFra 2019 til 2024 laget jeg mat på Brygga Sjømat.\nFra 2015 til 2018 serverte jeg på Kafé Prøve.",
    )
    .replace("Kari", "Kaia"),
  unclearName: "Kaia Prøve Testdal",
  view: "Slik leste vi CV-en din",
  close: "Lukk",
  nothing: "Vi fant ikke noen jobber i CV-en din.",
  jobs: "Alle er jobber",
  gaps: /er ikke forklart/,
  partial: "Les det vi kan",
  pdf: "dates-left-no.pdf",
  pdfName: "Amir Hosseini",
};

const german = `Karin Probsson
Tischlerin
karin@probsson.example

BERUFSERFAHRUNG
Holzbau Muster, Kiel
Tischlerin und Ausbilderin für die Lehrlinge der Werkstatt
Ich habe Häuser gebaut und die Baustellen geleitet, mit der ganzen Verantwortung für das Material

AUSBILDUNG
Gewerbliche Schule Kiel, Gesellenbrief im Tischlerhandwerk mit Auszeichnung
`;

const dialog = (page: Page) => page.getByRole("dialog");

describe.each([english, norwegian])("How the CV was parsed, on $path at $width px", (texts) => {
  test("is shown, corrected by keyboard, saved with the edits and undone, and offered when no job was found", async () => {
    const { path, width, cv, name, view } = texts;
    const { page } = await visit(server.url + path, {
      viewport: { width, height: 900 },
      reducedMotion: "reduce",
    });
    page.setDefaultTimeout(10_000);
    await hydratePage(page);

    // A fully recognized file asks for no review.
    await paste(page, cv);
    await framed(page).getByText(name).first().waitFor();
    const opener = page.getByRole("button", { name: view });
    await opener.waitFor();
    expect(await page.locator(".studio-status .message").count()).toBe(0);

    // Later corrections of the structure keep this edit of a field.
    await framed(page).locator(`[data-field="${texts.field}"]`).last().click();
    await page.locator(".form-drawer input:focus").fill(texts.renamed);
    await framed(page).getByText(texts.renamed).first().waitFor({ state: "attached" });

    await opener.focus();
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
    expect(await findings(page)).toEqual([]);
    const block = dialog(page).getByRole("combobox", { name: texts.line });
    await block.focus();
    await block.selectOption(texts.moved);
    await expect
      .poll(() => dialog(page).getByRole("status").innerText())
      .toMatch(/^(Read again|Lest på nytt)/);
    expect(await block.inputValue()).toBe(texts.moved);
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
    expect(await colourFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    await expect.poll(() => findClippedText(page)).toEqual([]);
    await page.setViewportSize({ width, height: 900 });
    await page.keyboard.press("Escape");
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await framed(page).getByText(texts.renamed).first().waitFor({ state: "attached" });
    await page.getByRole("button", { name: /^(Undo|Angre)$/ }).click();
    await opener.click();
    expect(await dialog(page).getByRole("combobox", { name: texts.line }).inputValue()).toBe("work");
    await dialog(page).getByRole("button", { name: texts.close }).click();

    // Without any job, the studio says so and asks.
    await openChooser(page);
    await paste(page, texts.unclear);
    await framed(page).getByText(texts.unclearName).first().waitFor();
    await page.locator(".studio-status").getByText(texts.nothing).waitFor();
    await page.locator("#export").waitFor();
    expect(await page.locator("#studio-advice").getByText(texts.gaps).count()).toBe(0);
    expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: texts.jobs }).click();
    await expect.poll(() => page.locator(".studio-status").getByText(texts.nothing).count()).toBe(0);
    await framed(page).getByText("2018").first().waitFor({ state: "attached" });

    // A file in another language is rejected, with an offer to continue with what was parsed.
    await openChooser(page);
    await paste(page, german);
    await page.locator("[data-rejection=not-a-cv]").getByRole("button", { name: texts.partial }).click();
    await framed(page).getByText("Karin Probsson").first().waitFor();
    await page.locator(".studio-status .message").getByRole("button", { name: view }).waitFor();

    // The page of a PDF is drawn next to its lines, on a phone on request.
    await openChooser(page);
    await choose(page, fixture(texts.pdf), texts.pdfName);
    await opener.click();
    if (width < 1024) await dialog(page).getByRole("button", { name: "Vis sidene i filen" }).click();
    const drawn = dialog(page).getByRole("img", { name: /^(Page 1 of 1|Side 1 av 1)/ });
    await expect
      .poll(() => drawn.evaluate((canvas) => (canvas as HTMLCanvasElement).height))
      .toBeGreaterThan(400);
    expect((await sharp(await drawn.screenshot()).stats()).entropy).toBeGreaterThan(0.5);
    expect(await findings(page)).toEqual([]);
    await dialog(page).getByRole("button", { name: texts.close }).click();

    // A draft saved in the browser contains the text, not the file.
    await openExports(page);
    await page.getByRole("button", { name: /^(Save it in this browser|Ta vare på den her)$/ }).click();
    await page.reload();
    await hydratePage(page);
    await page.getByRole("button", { name: /^(Open it|Åpne den)$/ }).click();
    await opener.click();
    await dialog(page)
      .getByText(/^.*(The pages of the file are not shown|Sidene i filen vises ikke)/)
      .waitFor();
  });
});
