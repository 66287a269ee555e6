import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import {
  choose,
  englishCv,
  file,
  framed,
  jsonResume,
  norwegianCv,
  paste,
  stored,
} from "../support/preview-visitor.ts";
import { siteUnderTest } from "../support/site-under-test.ts";
import { alive, visit } from "../support/visitor.ts";

const server = siteUnderTest();

describe("What is saved", () => {
  test("the saved page opens from the disk, and is what the frame showed", async () => {
    const { page, context } = await visit(`${server.url}/no/preview`);
    await alive(page);
    await paste(page, norwegianCv);
    await framed(page).getByText("Kari Prøve Testdal").first().waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Lagre siden" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("kari-prøve-testdal.html");
    const saved = join(await mkdtemp(join(tmpdir(), "preview-")), "page.html");
    await download.saveAs(saved);
    const shown = await framed(page).locator("main").innerText();
    const second = await context.newPage();
    await second.goto(pathToFileURL(saved).href);
    const words = (text: string) => text.replaceAll(/\s+/g, " ").toLowerCase();
    expect(words(await second.locator("main").innerText())).toBe(words(shown));
    await context.close();
  });

  test("the saved data are JSON Resume, with all that was read", async () => {
    const { page, context } = await visit(`${server.url}/preview`);
    await alive(page);
    await choose(page, file("cv.json", JSON.stringify(jsonResume)), "Jon Prøvestad");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save the data" }).click(),
    ]);
    const { basics, work, skills, references, meta } = JSON.parse(
      await readFile(await download.path(), "utf8"),
    );
    const { image: _, ...known } = jsonResume.basics;
    expect({ basics, work, skills, references }).toEqual({ ...jsonResume, basics: known });
    expect(meta).toMatchObject({ theme: "kyst" });
    await context.close();
  });
});

describe("Keeping", () => {
  async function read(page: Page): Promise<void> {
    await alive(page);
    await paste(page, englishCv);
    await framed(page).getByText("Mary Sample Testdale").first().waitFor();
  }

  test("nothing is stored until it is asked for; then it is there the next time, and deleted when asked", async () => {
    const { page, context } = await visit(`${server.url}/preview`);
    await read(page);
    expect(await stored(page)).toEqual([[], [], [], ""]);
    await page.getByRole("button", { name: "Keep it in this browser" }).click();
    await page.getByText("Kept in this browser").waitFor();
    await page.getByLabel("Name", { exact: true }).first().fill("Mary Renamed");
    await page.reload();
    await alive(page);
    await page.getByRole("button", { name: "Open it" }).click();
    await framed(page).getByText("Mary Renamed").first().waitFor();
    await page.getByRole("button", { name: "Delete what is kept" }).click();
    await page.getByText("Deleted from this browser.").waitFor();
    expect((await stored(page))[0]).toEqual([]);
    await context.close();
  });

  test("the browser asks before what is not kept is left, and not when it is", async () => {
    const { page, context } = await visit(`${server.url}/preview`);
    await read(page);
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      dialog.accept();
    });
    await page.reload();
    expect(asked).toEqual(["beforeunload"]);
    await read(page);
    await page.getByRole("button", { name: "Keep it in this browser" }).click();
    await page.getByText("Kept in this browser").waitFor();
    await page.reload();
    expect(asked).toEqual(["beforeunload"]);
    await context.close();
  });

  test("another page of the site and back: all is as it was", async () => {
    const { page, context } = await visit(`${server.url}/preview`);
    await read(page);
    await page.getByLabel("Name", { exact: true }).first().fill("Mary Renamed");
    await page.locator("footer").getByRole("link", { name: "Services" }).click();
    await page.waitForURL("**/services");
    await page.goBack();
    await framed(page).getByText("Mary Renamed").first().waitFor();
    await context.close();
  });

  test("nothing of the CV goes along to the contact form unless it is ticked, and then what stood there", async () => {
    for (const isTicked of [false, true]) {
      const { page, context } = await visit(`${server.url}/preview`);
      await read(page);
      const said = await page.locator(".night blockquote").innerText();
      expect(said).toContain("Mary Sample Testdale");
      if (isTicked) await page.getByRole("checkbox", { name: /into the message/ }).check();
      await page.getByRole("link", { name: "Let us make it properly" }).click();
      await page.waitForURL("**/contact?package=pro");
      const form = page.locator("main form[action='/api/contact']");
      await expect.poll(() => form.getByRole("combobox").inputValue()).toMatch(/^Pro/);
      expect(await form.getByLabel(/^Message/).inputValue()).toBe(isTicked ? said : "");
      await context.close();
    }
  });
});
