import { mkdir } from "node:fs/promises";
import { startServer } from "../tests/support/server.ts";
import { sitePages } from "../tests/support/site-pages.ts";
import { launchChromium } from "./chromium.ts";

const folder = "screenshots";
const widths = [390, 820, 1440];

/** Pictures of every page at every width. Arguments are addresses, where only some pages are wanted. */
const wanted = process.argv.slice(2);
const pages = wanted.length > 0 ? wanted : sitePages().map(({ path }) => path);

await mkdir(folder, { recursive: true });
const server = await startServer();
const browser = await launchChromium();
for (const width of widths) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  for (const path of pages) {
    await page.goto(server.url + path, { waitUntil: "networkidle" });
    // Pictures below the fold are loaded when they come into view.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        window.scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      window.scrollTo(0, 0);
    });
    await page.waitForTimeout(200);
    const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
  }
  await page.close();
}
await browser.close();
await server.stop();
console.log(`${pages.length} pages at ${widths.join(", ")} px stand in ${folder}/`);
