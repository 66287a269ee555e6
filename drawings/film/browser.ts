import { chromium } from "playwright-core";
import type { Film } from "./film.ts";
import { serveFilm } from "./serve.ts";

const flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];

/** Paints moments of the film in Chromium and gives each to `take` as a PNG, in order. */
export async function paintFrames(
  times: readonly number[],
  take: (png: Buffer, index: number) => Promise<void>,
): Promise<void> {
  const { server, url } = await serveFilm();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: [...flags, "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
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
    await browser.close();
    server.close();
  }
}
