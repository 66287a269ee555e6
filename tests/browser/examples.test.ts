import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { oneFile } from "../../profile/page/one-file.ts";
import { themes } from "../../profile/themes/index.ts";
import { colourFindings, findings } from "../support/axe.ts";
import { pageCases } from "../support/hard-profiles.ts";
import { findJoinedTexts } from "../support/reader-tree.ts";
import { isProfile, sitePages } from "../support/site-pages.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { startVisit, untilIdle, type Visit, visit } from "../support/visitor.ts";

const server = sharedSite();

/** By how many px the page is wider than the window. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** The font families that failed to load. */
const failedFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === "error").map(({ family }) => family);
  });

async function overflows(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [320, 390, 820, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const by = await overflow(page);
    if (by > 0) found.push(`${by} px at ${width}`);
  }
  return found;
}

async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

describe.each(sitePages().filter(({ path }) => isProfile(path)))("$path", ({ path }) => {
  let visitor: Visit;
  beforeAll(async () => {
    visitor = await startVisit(server.url + path, { viewport: { width: 1440, height: 900 } });
  });
  afterAll(() => visitor.leave());

  test("loads without scripts, policy violations or third-party requests, with its fonts", async () => {
    const { page, problems } = visitor;
    await untilIdle(page);
    expect(await failedFonts(page)).toEqual([]);
    expect(await findJoinedTexts(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test("has no axe findings on desktop and phone, in light and dark, and no animation with reduced motion", async () => {
    const { page } = visitor;
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findings(page)).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await colourFindings(page)).toEqual([]);
  });

  test("fits every window, and prints on two pages", async () => {
    expect(await overflows(visitor.page)).toEqual([]);
    expect(await sheets(visitor.page)).toBeLessThanOrEqual(2);
  });
});

describe.each(Object.values(themes))("A profile in $id as one file", (theme) => {
  test.each(Object.entries(pageCases))("opens from a disk with the network cut: %s", async (name, hard) => {
    const folder = await mkdtemp(join(tmpdir(), "profile-"));
    const html = await oneFile(hard.resume, {
      theme,
      language: hard.language,
      allowed: { email: true, phone: true },
      read: async (url) => new Uint8Array(await readFile(`.${url.split("?")[0]}`)),
    });
    const file = join(folder, "profile.html");
    await writeFile(file, html);
    const { page, context } = await visit("about:blank", { expected: [/file:\/\//] });
    await context.setOffline(true);
    await page.goto(pathToFileURL(file).href);
    expect(await failedFonts(page)).toEqual([]);
    expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === "loaded"))).toBe(
      true,
    );
    expect(await overflows(page), name).toEqual([]);
    expect(await findings(page)).toEqual([]);
  });
});
