import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { pageLink } from "../../app/preview/export/page-link.ts";
import { studioFromSample } from "../../app/preview/state/create-studio.ts";
import { recordRequests } from "../support/preview-requests.ts";
import {
  choose,
  file,
  framed,
  jsonResume,
  openChooser,
  openExports,
  openForm,
  readEnglishCv,
  readNorwegianCv,
  save,
} from "../support/preview-visitor.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { startVisit, type Visit, visit, visitHydrated } from "../support/visitor.ts";

const server = sharedSite();

/** The place that a camera wrote into the portrait. */
const canary = "taken at 58.97 N 5.73 E";

async function portrait(): Promise<Buffer> {
  const colour = { width: 1200, height: 1500, channels: 3, background: "#c04020" } as const;
  const jpeg = sharp({ create: colour })
    .withExif({ IFD0: { ImageDescription: canary } })
    .jpeg();
  const bytes = await jpeg.toBuffer();
  expect(bytes.includes(canary)).toBe(true);
  return bytes;
}

describe("A saved file", () => {
  test("opens from the disk and shows what the frame showed", async () => {
    const { page, context } = await visit(`${server.url}/no/preview`);
    await readNorwegianCv(page);
    const download = await save(page, "Lagre siden");
    expect(download.suggestedFilename()).toBe("kari-prøve-testdal.html");
    const saved = join(await mkdtemp(join(tmpdir(), "preview-")), "page.html");
    await download.saveAs(saved);
    // Without the line that only the visitor sees.
    const shown = (await framed(page).locator("main").innerText()).replace(
      /Her ville vi skrevet.*linjen\./,
      "",
    );
    const second = await context.newPage();
    await second.goto(pathToFileURL(saved).href);
    const normalize = (text: string) => text.replaceAll(/\s+/g, " ").toLowerCase();
    expect(normalize(await second.locator("main").innerText())).toBe(normalize(shown));
  });

  test("is shown and saved without a font when it does not load, with a warning", async () => {
    const extended = /\/bricolage-(?:text|display)-extended-.*\.woff2$/;
    const { page, context } = await visit(`${server.url}/preview`, {
      expected: [/404|ERR_BLOCKED_BY_CLIENT/],
      prepare: async (context) => {
        await context.route(extended, (route) => route.abort("blockedbyclient"));
        await context.route(/\/bricolage-text-.*\.woff2$/, (route) => route.abort("blockedbyclient"));
        await context.route(/\/bricolage-display-.*\.woff2$/, (route) => route.fulfill({ status: 404 }));
      },
    });
    await readEnglishCv(page);
    const savedHtml = async () => readFile(await (await save(page, "Save the page")).path(), "utf8");
    const bare = await savedHtml();
    expect(bare).toContain("Mary Sample Testdale");
    expect(bare).not.toContain("font/woff2");
    const missing = page.getByText("Not all typefaces of this design reached your browser.");
    await missing.waitFor();
    // They are requested again with the next file. Extended fonts are missed only by texts with their letters.
    await context.unroute(/\/bricolage-text-.*\.woff2$/);
    await context.unroute(/\/bricolage-display-.*\.woff2$/);
    await openChooser(page);
    await choose(page, file("cv.json", JSON.stringify(jsonResume)), "Jon Prøvestad");
    expect(await savedHtml()).toContain("font/woff2");
    await page.getByText("Saved as jon-prøvestad.html.", { exact: true }).waitFor();
    await openForm(page);
    await page.getByLabel("Name", { exact: true }).first().fill("Łukasz Prøvestad");
    expect(await savedHtml()).toContain("font/woff2");
    await missing.waitFor();
  });

  test("gets fonts that load after it is shown", async () => {
    const { promise, resolve: sendFont } = Promise.withResolvers<void>();
    const { page } = await visit(`${server.url}/preview`, {
      // The five-second timeout for fonts ends at once.
      before: () => {
        const { setTimeout } = window;
        const hurried = (run: () => void, ms?: number) => setTimeout(run, ms === 5000 ? 0 : ms);
        Object.assign(window, { setTimeout: hurried });
      },
      prepare: async (context) => {
        await context.route(/\/bricolage-.*\.woff2$/, async (route) => {
          await promise;
          await route.continue();
        });
      },
    });
    await readEnglishCv(page);
    const fontStates = () =>
      page.evaluate(() =>
        Array.from(document.querySelector("iframe")?.contentDocument?.fonts ?? [], ({ status }) => status),
      );
    expect(await fontStates()).toEqual([]);
    sendFont();
    await expect.poll(fontStates).toEqual(new Array(4).fill("loaded"));
  });
});

test("saves everything that JSON Resume contained, redraws its portrait, and drops a broken or remote one", async () => {
  const { page } = await visitHydrated(`${server.url}/preview`);
  const dataUrl = (bytes: Buffer) => `data:image/jpeg;base64,${bytes.toString("base64")}`;
  for (const [name, image] of [
    ["Jon Prøvestad", dataUrl(await portrait())],
    ["Jon Uten Bilde", dataUrl(Buffer.from("no picture"))],
    ["Jon Fjernt Bilde", jsonResume.basics.image],
  ] as const) {
    const { image: _, ...known } = { ...jsonResume.basics, name };
    const cv = { ...jsonResume, basics: { ...known, image } };
    if (name !== "Jon Prøvestad") await openChooser(page);
    await choose(page, file("cv.json", JSON.stringify(cv)), name);
    await openExports(page);
    const download = await save(page, "Save the data");
    const { basics, work, skills, references, meta } = JSON.parse(
      await readFile(await download.path(), "utf8"),
    );
    const { image: saved, ...others } = basics;
    expect({ basics: others, work, skills, references }).toEqual({ ...jsonResume, basics: known });
    expect(meta).toMatchObject({ theme: "kyst" });
    const inside = Buffer.from(saved?.split(",")[1] ?? "", "base64");
    expect(inside.includes(canary)).toBe(false);
    if (name === "Jon Prøvestad")
      expect(await sharp(inside).metadata()).toMatchObject({ width: 512, height: 640 });
    else expect(saved).toBeUndefined();
  }
});

test("opens the page of a link without an interaction, and says so when the link is damaged", async () => {
  const { origin } = new URL(server.url);
  vi.stubGlobal("location", { origin, pathname: "/no/preview" });
  const resume = { basics: { name: "Lise Prøveng" }, work: [{ name: "Brygga", position: "Kokk" }] };
  const link = await pageLink({ ...studioFromSample(resume, "hefte", "no"), id: 1 });
  vi.unstubAllGlobals();
  const { page } = await visit(link ?? "");
  await framed(page).getByText("Lise Prøveng").first().waitFor();
  expect(await page.getByRole("radio", { name: "Hefte" }).isChecked()).toBe(true);
  expect(page.url()).toBe(`${server.url}/no/preview`);
  await page.goto((link ?? "").slice(0, -9));
  await page.getByRole("alert").getByText("Lenken lot seg ikke lese").waitFor();
});

describe("An opened page", () => {
  let page: Page;
  let context: BrowserContext;
  let leave: Visit["leave"];

  beforeAll(async () => {
    ({ page, context, leave } = await startVisit(`${server.url}/preview`));
    await readEnglishCv(page);
  });

  afterAll(() => leave());

  test("prints only what is in the frame", async () => {
    await page.evaluate(() => {
      for (const each of [window, document.querySelector("iframe")?.contentWindow])
        if (each) each.print = () => each.document.documentElement.setAttribute("data-printed", "");
    });
    await openExports(page);
    await page.getByRole("button", { name: "Print, or save as PDF" }).click();
    await framed(page).locator("html[data-printed]").waitFor({ state: "attached" });
    expect(await page.locator("html[data-printed]").count()).toBe(0);
  });

  test("shows and saves a portrait without its metadata, and sends it nowhere", async () => {
    const { withData } = recordRequests(context, server.url);
    await openForm(page);
    const field = page.getByLabel("Portrait", { exact: true });
    await field.setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: await portrait() });
    const shown = framed(page).getByRole("img", { name: /Mary Sample Testdale/ });
    await shown.waitFor();
    // Evaluated in the parent page, because no script may run in the frame, not even Playwright's.
    const height = () =>
      page.evaluate(
        () => document.querySelector("iframe")?.contentDocument?.querySelector("img")?.naturalHeight,
      );
    await expect.poll(height).toBe(640);
    const download = await save(page, "Save the page");
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
    expect(withData).toEqual([]);
  });

  test("draws pictures for sharing and a code for a phone, and sends nothing", async () => {
    const { withData } = recordRequests(context, server.url);
    for (const { name, width, height } of [
      { name: "Save a picture for sharing", width: 1200, height: 630 },
      { name: "Save a square picture", width: 1080, height: 1080 },
    ]) {
      const picture = sharp(await (await save(page, name)).path());
      expect(await picture.metadata()).toMatchObject({ format: "png", width, height });
      // An empty picture would have no entropy.
      expect((await picture.stats()).entropy).toBeGreaterThan(1);
    }
    await page.getByRole("button", { name: "See it on your phone" }).click();
    // The QR code does not contain the portrait.
    await page.getByRole("img", { name: "QR code that opens your page" }).waitFor();
    expect(withData).toEqual([]);
  });

  test("hands name, message, draft and its picture to the contact form only when ticked, and keeps all edits on the way back", async () => {
    await page.getByRole("radio", { name: "Pine" }).check({ force: true });
    await page.getByRole("radio", { name: "Small" }).check({ force: true });
    await openForm(page);
    await page.getByLabel("Name", { exact: true }).first().fill("Mary Renamed");
    for (const isTicked of [false, true]) {
      const quoted = await page.locator(".night blockquote").innerText();
      expect(quoted).toContain("Mary Renamed");
      expect(quoted).toContain("Kyst (colour: Pine, headline: small)");
      if (isTicked) {
        await page.getByRole("checkbox", { name: /Send this draft too/ }).check();
        await page.getByRole("radio", { name: /^Pro:/ }).check();
      }
      await page.getByRole("link", { name: "Have us finish it" }).click();
      await page.waitForURL(`**/contact${isTicked ? "?package=pro" : ""}#write`);
      const form = page.locator("main form[action='/api/contact']");
      await expect.poll(() => form.getByLabel(/^Message/).inputValue()).toBe(isTicked ? quoted : "");
      expect(await form.getByRole("combobox").inputValue()).toBe(isTicked ? "pro" : "");
      expect(await form.getByLabel(/^Name/).inputValue()).toBe(isTicked ? "Mary Renamed" : "");
      await expect.poll(() => form.getByText("Draft from the preview").count()).toBe(isTicked ? 1 : 0);
      const picture = form.getByRole("img", { name: "Your page" });
      if (isTicked) {
        const data = (await picture.getAttribute("src")) ?? "";
        expect(data.length).toBeLessThan(60_000);
        const drawn = sharp(Buffer.from(data.split(",")[1] ?? "", "base64"));
        expect(await drawn.metadata()).toMatchObject({ format: "jpeg", width: 480, height: 300 });
        expect((await drawn.stats()).entropy).toBeGreaterThan(1);
      } else expect(await picture.count()).toBe(0);
      await page.goBack();
      await framed(page).getByText("Mary Renamed").first().waitFor();
    }
  });
});
