import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { requestsOf } from "../support/preview-requests.ts";
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
import { sharedSite } from "../support/site-under-test.ts";
import { alive, visit } from "../support/visitor.ts";

const server = sharedSite();

async function read(page: Page): Promise<void> {
  await alive(page);
  await paste(page, englishCv);
  await framed(page).getByText("Mary Sample Testdale").first().waitFor();
}

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

  test("Print prints the page in the frame, and nothing around it", async () => {
    const { page, context } = await visit(`${server.url}/preview`);
    await read(page);
    await page.evaluate(() => {
      for (const each of [window, document.querySelector("iframe")?.contentWindow])
        if (each) each.print = () => each.document.documentElement.setAttribute("data-printed", "");
    });
    await page.getByRole("button", { name: "Print, or save as PDF" }).click();
    await framed(page).locator("html[data-printed]").waitFor({ state: "attached" });
    expect(await page.locator("html[data-printed]").count()).toBe(0);
    await context.close();
  });

  test("a portrait is on the page and inside the saved file, without what else its own file held, and is sent nowhere", async () => {
    const { page, context, problems } = await visit(`${server.url}/preview`);
    await read(page);
    const { carrying } = requestsOf(context, server.url);
    const canary = "taken at 58.97 N 5.73 E";
    const colour = { width: 1200, height: 1500, channels: 3, background: "#c04020" } as const;
    const jpeg = sharp({ create: colour }).withExif({ IFD0: { ImageDescription: canary } });
    const portrait = await jpeg.jpeg().toBuffer();
    expect(portrait.includes(canary)).toBe(true);
    const field = page.getByLabel("Portrait", { exact: true });
    await field.setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: portrait });
    const shown = framed(page).getByRole("img", { name: /Mary Sample Testdale/ });
    expect(
      await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalHeight)),
    ).toBe(640);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save the page" }).click(),
    ]);
    const html = await readFile(await download.path(), "utf8");
    const [, data = ""] = /<img src="data:image\/jpeg;base64,([^"]+)"/.exec(html) ?? [];
    const inside = Buffer.from(data, "base64");
    expect(await sharp(inside).metadata()).toMatchObject({ width: 512, height: 640 });
    expect(inside.includes(canary)).toBe(false);
    await field.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
    await page.getByRole("alert").getByText("can’t be read").waitFor();
    await page.getByRole("button", { name: "Remove the picture" }).click();
    await shown.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).click();
    await shown.waitFor();
    expect(carrying).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe("Keeping", () => {
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
