import { mkdir, writeFile } from "node:fs/promises";
import type { Browser } from "playwright-core";
import sharp from "sharp";
import { homeProfile, profileSlugs, readProfile } from "../content-loader/profiles.ts";
import { languageCodes, localizedPath } from "../shared/languages.ts";
import { startServer } from "../tests/support/server.ts";
import { launchHeadless } from "./chromium.ts";
import { readArguments } from "./command-line.mjs";
import { ensureBuild } from "./prepare.mjs";

const usage = `npm run pictures [-- address]: takes the pictures of the examples that the front page shows, in light and dark mode, from
the built site or from where it runs already. They are part of the project, as the film is, so that no build needs a browser; to be run when an
example or a theme has changed (docs/add-a-profile.md).`;

const folder = "app/routes/home/first-screens";
/** The pictures' texts, so that a test notices when the examples have changed. */
const record = "profile/posters/pictured.json";

interface Shot {
  name: string;
  /** Window size in CSS pixels. */
  width: number;
  height: number;
  /** Height of the picture in CSS pixels. */
  depth: number;
  /** Picture pixels per CSS pixel. */
  scale: number;
  /** Maximum bytes: 60,000 by tests/site/weight.test.ts, less above the fold of a phone. */
  budget: number;
}

/** The whole page, which the frame scrolls through. */
const page: Shot = { name: "page", width: 768, height: 960, depth: 2400, scale: 1, budget: 60_000 };
/** Its first screen on a phone, where the frame does not scroll. */
const phone: Shot = { name: "phone", width: 390, height: 488, depth: 488, scale: 1.65, budget: 30_000 };
/** The first screen next to the CV: on a phone and on a desktop. */
const screens: Shot[] = [
  { name: "narrow", width: 320, height: 604, depth: 1000, scale: 1.5, budget: 24_000 },
  { name: "wide", width: 600, height: 612, depth: 612, scale: 2, budget: 60_000 },
];

async function take(
  browser: Browser,
  address: string,
  { width, height, depth, scale, budget }: Shot,
  colorScheme: "light" | "dark",
): Promise<Buffer> {
  const window = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme,
    reducedMotion: "reduce",
    // The page's policy allows its own styles only, so the bar is hidden by an allowed one.
    bypassCSP: true,
  });
  await window.goto(address, { waitUntil: "networkidle" });
  // The bar above an example belongs to the site.
  await window.addStyleTag({ content: ".bar { display: none !important }" });
  const png = await window.screenshot({ clip: { x: 0, y: 0, width, height: depth }, fullPage: true });
  await window.close();
  for (const quality of [62, 54, 46, 38, 30, 24]) {
    const avif = await sharp(png).avif({ quality, effort: 4, chromaSubsampling: "4:4:4" }).toBuffer();
    if (avif.length <= budget) return avif;
  }
  throw new Error(`${address} cannot be encoded in ${budget} bytes`);
}

const [running] = readArguments(usage, { allowPositionals: true }).positionals;
if (!running) ensureBuild();
const server = running ? undefined : await startServer();
const browser = await launchHeadless();
await mkdir(folder, { recursive: true });
const texts: Record<string, unknown> = {};
for (const slug of profileSlugs()) {
  for (const language of languageCodes) {
    const address = (server?.url ?? running) + localizedPath(`/examples/${slug}`, language);
    for (const shot of slug === homeProfile ? [page, phone, ...screens] : [page, phone]) {
      for (const scheme of ["light", "dark"] as const) {
        const name = `${slug}-${language}-${shot.name}-${scheme}.avif`;
        const picture = await take(browser, address, shot, scheme);
        await writeFile(`${folder}/${name}`, picture);
        console.log(`${name}: ${picture.length} bytes`);
      }
    }
    const { theme, resume } = readProfile(slug, language);
    texts[`${slug}-${language}`] = { theme, basics: (resume as { basics?: unknown }).basics };
  }
}
await writeFile(record, `${JSON.stringify(texts, null, 2)}\n`);
await browser.close();
await server?.stop();
