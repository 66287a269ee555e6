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

const unclear = norwegianCv
  .replace(/ERFARING.*?UTDANNING/s, "UTDANNING")
  .replace(
    "Trives med høyt tempo.",
    "\nFra 2019 til 2024 laget jeg mat på Brygga Sjømat.\nFra 2015 til 2018 serverte jeg på Kafé Prøve.",
  )
  .replace("Kari", "Kaia");

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

async function openPreview(path: string, width: number): Promise<Page> {
  const { page } = await visit(server.url + path, {
    viewport: { width, height: 900 },
    reducedMotion: "reduce",
  });
  page.setDefaultTimeout(10_000);
  await hydratePage(page);
  return page;
}

// The first journey is on a desktop in English, the second on a phone in Norwegian.
describe("How the CV was parsed", () => {
  test("is shown, corrected by keyboard, kept with the edits and undone", async () => {
    const width = 1440;
    const page = await openPreview("/preview", width);

    // A fully recognized file asks for no review.
    await paste(page, englishCv);
    await framed(page).getByText("Mary Sample Testdale").first().waitFor();
    const opener = page.getByRole("button", { name: "How we read your CV" });
    await opener.waitFor();
    expect(await page.locator(".studio-status .message").count()).toBe(0);

    // Later corrections of the structure keep this edit of a field.
    const renamed = framed(page).getByText("Harbour Light Ltd").first();
    await framed(page).locator('[data-field="work[0].name"]').last().click();
    await page.locator(".form-drawer input:focus").fill("Harbour Light Ltd");
    await renamed.waitFor({ state: "attached" });

    await opener.focus();
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
    expect(await findings(page)).toEqual([]);
    const block = dialog(page).getByRole("combobox", { name: /^Section of Harbour Power/ });
    await block.focus();
    await block.selectOption("volunteer");
    await expect.poll(() => dialog(page).getByRole("status").innerText()).toMatch(/^Read again/);
    expect(await block.inputValue()).toBe("volunteer");
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
    expect(await colourFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    await expect.poll(() => findClippedText(page)).toEqual([]);
    await page.setViewportSize({ width, height: 900 });
    await page.keyboard.press("Escape");
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await renamed.waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await opener.click();
    expect(await block.inputValue()).toBe("work");
  });

  test("is offered when no job was found or the language is another, with a PDF's pages, and from a saved draft", async () => {
    const page = await openPreview("/no/preview", 390);
    const opener = page.getByRole("button", { name: "Slik leste vi CV-en din" });

    // Without any job, the studio says so and asks.
    await paste(page, unclear);
    await framed(page).getByText("Kaia Prøve Testdal").first().waitFor();
    const nothing = page.locator(".studio-status").getByText("Vi fant ikke noen jobber i CV-en din.");
    await nothing.waitFor();
    await page.locator("#export").waitFor();
    expect(
      await page
        .locator("#studio-advice")
        .getByText(/er ikke forklart/)
        .count(),
    ).toBe(0);
    expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: "Alle er jobber" }).click();
    await expect.poll(() => nothing.count()).toBe(0);
    await framed(page).getByText("2018").first().waitFor({ state: "attached" });

    // A file in another language is rejected, with an offer to continue with what was parsed.
    await openChooser(page);
    await paste(page, german);
    await page.locator("[data-rejection=not-a-cv]").getByRole("button", { name: "Les det vi kan" }).click();
    await framed(page).getByText("Karin Probsson").first().waitFor();
    await page
      .locator(".studio-status .message")
      .getByRole("button", { name: "Slik leste vi CV-en din" })
      .waitFor();

    // The page of a PDF is drawn next to its lines, on a phone on request.
    await openChooser(page);
    await choose(page, fixture("dates-left-no.pdf"), "Amir Hosseini");
    await opener.click();
    await dialog(page).getByRole("button", { name: "Vis sidene i filen" }).click();
    const drawn = dialog(page).getByRole("img", { name: /^Side 1 av 1/ });
    await expect
      .poll(() => drawn.evaluate((canvas) => (canvas as HTMLCanvasElement).height))
      .toBeGreaterThan(400);
    expect((await sharp(await drawn.screenshot()).stats()).entropy).toBeGreaterThan(0.5);
    expect(await findings(page)).toEqual([]);
    await dialog(page).getByRole("button", { name: "Lukk" }).click();

    // A draft saved in the browser contains the text, not the file.
    await openExports(page);
    await page.getByRole("button", { name: "Ta vare på den her" }).click();
    await page.reload();
    await hydratePage(page);
    await page.getByRole("button", { name: "Åpne den" }).click();
    await opener.click();
    await dialog(page)
      .getByText(/^.*Sidene i filen vises ikke/)
      .waitFor();
  });
});
