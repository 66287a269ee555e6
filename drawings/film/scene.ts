import type { Browser, Page } from "playwright-core";
import { leadingProfile } from "../../content-loader/profiles.ts";
import { type LanguageCode, localizedPath } from "../../shared/languages.ts";
import { frame, type Layers, type Scene, type Strip, sheet } from "./layout.ts";

/** What is taken out of a picture of words, so that only they are left. */
const onlyWords =
  "*,::before,::after{background:none!important;border-color:transparent!important;box-shadow:none!important}path,i,img{visibility:hidden!important}::marker{color:transparent}";
/** And out of one of all else. */
const noWords =
  "*{color:transparent!important;text-decoration-color:transparent!important}svg text{fill:transparent!important}::marker{color:#777}";

/**
 * What the film is made of, in a language: the CV of the leading example as the front page shows it, and the first screen of
 * its website, both from the built site, each taken apart into words and ground.
 *
 * @param site where it is served
 */
export async function takeScene(browser: Browser, site: string, language: LanguageCode): Promise<Scene> {
  const address = (path: string) => site + localizedPath(path, language);
  const page = await openStill(browser, address("/"), 4);
  await page.evaluate(layOutSheet, { width: sheet.width, height: sheet.height });
  const cv = await layersOf(page, sheet.width, sheet.height);
  await page.close();
  const example = await openStill(browser, address(`/examples/${leadingProfile}`), 1);
  // The bar above an example is the site's and no part of the person's page.
  await example.addStyleTag({ content: ".bar{display:none!important}" });
  const website = await layersOf(example, frame.width, frame.height);
  await example.close();
  return { cv, website };
}

async function openStill(browser: Browser, url: string, deviceScaleFactor: number): Promise<Page> {
  // The site's policy allows no styles but its own.
  const page = await browser.newPage({
    bypassCSP: true,
    viewport: { width: frame.width, height: frame.height },
    deviceScaleFactor,
    reducedMotion: "reduce",
    colorScheme: "light",
  });
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
}

/** Runs in the page: leaves the CV alone, as large as the sheet, its text as large as there is room for. */
function layOutSheet({ width, height }: { width: number; height: number }): void {
  const cv = document.querySelector<HTMLElement>("main .cv");
  if (!cv) throw new Error("the front page shows no CV");
  document.documentElement.style.background = "none";
  document.body.replaceChildren(cv);
  document.body.style.cssText = "margin:0;background:none;min-height:0";
  cv.style.cssText = `position:absolute;inset:0 auto auto 0;box-sizing:border-box;width:${width}px;height:auto;padding:42px 44px 0;background:none`;
  for (let size = 13; size > 5; size -= 0.1) {
    cv.style.fontSize = `${size}px`;
    if (cv.getBoundingClientRect().height <= height - 36) break;
  }
}

async function layersOf(page: Page, width: number, height: number): Promise<Layers> {
  const strips = await page.evaluate(linesOfText, { width, height });
  const shot = async (content: string) => {
    const style = await page.addStyleTag({ content });
    const png = await page.screenshot({ clip: { x: 0, y: 0, width, height }, omitBackground: true });
    await style.evaluate((element) => (element as HTMLElement).remove());
    return `data:image/png;base64,${png.toString("base64")}`;
  };
  return { width, strips, words: await shot(onlyWords), ground: await shot(noWords) };
}

/** Runs in the page: where each line of each text stands, from the top to the foot. */
function linesOfText({ width, height }: { width: number; height: number }): Strip[] {
  const strips: Strip[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const parent = texts.currentNode.parentElement;
    if (!parent?.checkVisibility() || !texts.currentNode.textContent?.trim()) continue;
    const rows: { left: number; right: number; top: number; bottom: number }[] = [];
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const last = rows.at(-1);
      if (last && Math.abs(last.top - top) < 2) last.right = right;
      else rows.push({ left, right, top, bottom });
    }
    const [first, second] = rows;
    // Lines of large letters stand so close that the boxes of their letters overlap: each is cut out below its descenders.
    const step = first && second ? second.top - first.top : Number.POSITIVE_INFINITY;
    for (const { left, right, top, bottom } of rows) {
      const middle = (top + bottom) / 2;
      const from = Math.max(top, middle - step * 0.45);
      const to = Math.min(bottom, middle + step * 0.55);
      if (right - left < 1 || left < 0 || right > width || from < 0 || to > height) continue;
      strips.push({ x: left, y: from, width: right - left, height: to - from });
    }
  }
  return strips.sort((a, b) => Math.round((a.y - b.y) / 6) || a.x - b.x);
}
