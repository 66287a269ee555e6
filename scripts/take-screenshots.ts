import { mkdir } from "node:fs/promises";
import { startServer } from "../tests/support/server.ts";
import { sitePages } from "../tests/support/site-pages.ts";
import { launchHeadless } from "./chromium.ts";
import { exitWithUsage, readArguments } from "./command-line.mjs";
import { ensureBuild } from "./prepare.mjs";

const folder = "screenshots";
const widths = [390, 820, 1440];
const schemes = ["light", "dark"] as const;

const usage = `npm run screenshots [-- addresses]: takes pictures of every page in both languages, or of the given addresses, at
${widths.join(", ")} px in light and dark mode, into ${folder}/.

  --scheme light | dark   only this mode`;

const { values, positionals } = readArguments(usage, {
  options: { scheme: { type: "string" } },
  allowPositionals: true,
});
const wanted = schemes.filter((scheme) => !values.scheme || scheme === values.scheme);
if (wanted.length === 0) exitWithUsage(usage, `There is no scheme ${values.scheme}`);
ensureBuild();
const pages = positionals.length > 0 ? positionals : sitePages().map(({ path }) => path);

await mkdir(folder, { recursive: true });
const server = await startServer();
const browser = await launchHeadless();
for (const colorScheme of wanted) {
  for (const width of widths) {
    const viewport = { width, height: 900 };
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: "reduce" });
    for (const path of pages) {
      await page.goto(server.url + path, { waitUntil: "networkidle" });
      // Lazy pictures load when they come into view.
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 600) {
          window.scrollTo(0, y);
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        window.scrollTo(0, 0);
      });
      await page.waitForTimeout(200);
      const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
    await page.close();
  }
}
await browser.close();
await server.stop();
console.log(`${pages.length} pages at ${widths.join(", ")} px, ${wanted.join(" and ")}, are in ${folder}/`);
