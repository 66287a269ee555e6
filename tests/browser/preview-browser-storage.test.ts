import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { framed, openExports, openForm, readEnglishCv, stored } from "../support/preview-visitor.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { hydratePage, visit } from "../support/visitor.ts";

const server = sharedSite();

describe("Saving in the browser", () => {
  test("stores nothing until the visitor asks, then restores it on the next visit, and deletes it on request", async () => {
    const { page } = await visit(`${server.url}/preview`);
    await readEnglishCv(page);
    expect(await stored(page)).toEqual([[], [], [], ""]);
    // Until then, leaving needs a confirmation.
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.type());
      dialog.accept();
    });
    await page.reload();
    expect(dialogs).toEqual(["beforeunload"]);
    await readEnglishCv(page);
    await openExports(page);
    await page.getByRole("button", { name: "Save it in this browser" }).click();
    await page.getByText("Saved in this browser").waitFor();
    await openForm(page);
    await page.getByLabel("Name", { exact: true }).first().fill("Mary Renamed");
    await page.reload();
    expect(dialogs).toEqual(["beforeunload"]);
    await hydratePage(page);
    await page.getByRole("button", { name: "Open it" }).click();
    await framed(page).getByText("Mary Renamed").first().waitFor();
    await openExports(page);
    await page.getByRole("button", { name: "Delete the saved page" }).click();
    await page.getByText("Deleted from this browser.").waitFor();
    expect((await stored(page))[0]).toEqual([]);
  });

  test("lets only the tab that saved last overwrite the draft, and restores nothing that was deleted", async () => {
    const { page, context } = await visit(`${server.url}/preview`);
    const saveButton = (tab: Page) => tab.getByRole("button", { name: "Save it in this browser" });
    const rename = async (tab: Page, name: string) => {
      await openForm(tab);
      await tab.getByLabel("Name", { exact: true }).first().fill(name);
    };
    const storedDraft = () => page.evaluate(() => localStorage.getItem("preview-draft") ?? "");
    await readEnglishCv(page);
    await openExports(page);
    await saveButton(page).click();
    await page.getByText("Saved in this browser").waitFor();
    const other = await context.newPage();
    await other.goto(`${server.url}/preview`);
    await hydratePage(other);
    // The offer opens the draft as it is saved now, not as it was when the offer was shown.
    await rename(page, "Mary before the other tab");
    await other.getByRole("button", { name: "Open it" }).click();
    await framed(other).getByText("Mary before the other tab").first().waitFor();
    await openExports(other);
    // The tab that opened the draft saves it from now on, and the first one says that it no longer does.
    await saveButton(page).waitFor();
    await page.getByText("This tab no longer saves the page").waitFor();
    await rename(page, "Mary of the first tab");
    await framed(page).getByText("Mary of the first tab").first().waitFor();
    await rename(other, "Mary of the other tab");
    await expect.poll(storedDraft).toContain("Mary of the other tab");
    await saveButton(page).click();
    await saveButton(other).waitFor();
    expect(await storedDraft()).toContain("Mary of the first tab");
    await page.getByRole("button", { name: "Delete the saved page" }).click();
    await page.getByText("Deleted from this browser.").waitFor();
    await rename(other, "Mary, who was deleted");
    await framed(other).getByText("Mary, who was deleted").first().waitFor();
    expect(await storedDraft()).toBe("");
  });

  test("warns when the browser has no space left for a change", async () => {
    const { page } = await visit(`${server.url}/preview`);
    const saveButton = page.getByRole("button", { name: "Save it in this browser" });
    await readEnglishCv(page);
    await openExports(page);
    await saveButton.click();
    await page.getByText("Saved in this browser").waitFor();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await openForm(page);
    await page.getByLabel("Name", { exact: true }).first().fill("Mary Renamed");
    await saveButton.waitFor();
    await page.getByText("This tab no longer saves the page").waitFor();
  });
});
