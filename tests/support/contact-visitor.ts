import type { Page } from "playwright-core";

/** Fills in the page's contact form with this message. */
export async function fillIn(page: Page, message: string): Promise<void> {
  await page
    .locator("main")
    .getByLabel(/^(Name|Navn)/)
    .fill("Kari Ødegård");
  await page
    .locator("main")
    .getByLabel(/^(Email|E-postadresse)/)
    .fill("kari@example.no");
  await page
    .locator("main")
    .getByLabel(/^(Message|Melding)/)
    .fill(message);
}
