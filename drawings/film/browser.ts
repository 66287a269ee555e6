import type { Browser } from "playwright-core";
import type { Film } from "./film.ts";

/**
 * Paints moments of the film and gives each to `take` as a PNG, in order.
 *
 * @param url of the film's page, in the language wanted
 */
export async function paintFrames(
  browser: Browser,
  url: string,
  times: readonly number[],
  take: (png: Buffer, index: number) => Promise<void>,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  try {
    page.on("pageerror", (error) => console.error(error));
    await page.goto(`${url}#frames`);
    await page.waitForFunction(() => "film" in window);
    for (const [index, time] of times.entries()) {
      const data = await page.evaluate((seconds) => {
        (window as unknown as { film: Film }).film.draw(seconds);
        return document.querySelector("canvas")?.toDataURL("image/png") ?? "";
      }, time);
      await take(Buffer.from(data.slice(data.indexOf(",") + 1), "base64"), index);
    }
  } finally {
    await page.close();
  }
}
