import type { Locator, Page } from "playwright-core";
import type { ContactField } from "../../shared/contact.ts";

/** A field of the page's contact form. */
export function field(page: Page, name: ContactField): Locator {
  return page.locator(`#write [name=${name}]`);
}

/** Fills in the page's contact form with this message. */
export async function fillIn(page: Page, message: string): Promise<void> {
  await field(page, "name").fill("Kari Ødegård");
  await field(page, "email").fill("kari@example.no");
  await field(page, "message").fill(message);
}
