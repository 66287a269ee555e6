import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Browser } from "playwright-core";
import sharp, { type Sharp } from "sharp";
import { pageImageBudget, within } from "../drawings/covers/raster.ts";
import { paintFrames } from "../drawings/film/browser.ts";
import type { Scene } from "../drawings/film/layout.ts";
import { takeScene } from "../drawings/film/scene.ts";
import { serveFilm } from "../drawings/film/serve.ts";
import { duration, framesPerSecond, posterTime } from "../drawings/film/timeline.ts";
import { type LanguageCode, languageCodes } from "../shared/languages.ts";
import { startServer } from "../tests/support/server.ts";
import { launchHeadless } from "./chromium.ts";
import { readArguments, refuse } from "./command-line.mjs";

const usage = `node scripts/render-film.ts [${languageCodes.join("|")}]: makes the film anew from the built site, in both languages or in one. Needs
Chromium and ffmpeg with libx264 and libsvtav1. The results are committed, so that a build needs neither.

  --preview   serves the page of the film instead, to be looked at in a browser`;

const { values, positionals } = readArguments(usage, {
  options: { preview: { type: "boolean", default: false } },
  allowPositionals: true,
});
const unknown = positionals.find((word) => !languageCodes.some((code) => code === word));
if (unknown) refuse(usage, `There is no film in '${unknown}'`);

const folder = fileURLToPath(new URL("../public/film/", import.meta.url));

const run = promisify(execFile);

const common = ["-an", "-pix_fmt", "yuv420p", "-vf", "scale=out_color_matrix=bt709:out_range=tv"];
const colours = [
  "-colorspace",
  "bt709",
  "-color_primaries",
  "bt709",
  "-color_trc",
  "bt709",
  "-color_range",
  "tv",
];

/** Lower is better for the rate factors; the first that keeps the budget, in bytes, is taken. */
const encodings = [
  {
    name: "film.mp4",
    budget: 638_000,
    rates: [26, 27, 28, 29, 30, 31],
    arguments: (rate: number) => [
      ...[
        "-c:v",
        "libx264",
        "-crf",
        `${rate}`,
        "-preset",
        "veryslow",
        "-tune",
        "animation",
        "-profile:v",
        "high",
      ],
      // More bits for dark gradients, which band first.
      ...["-x264-params", "keyint=240:aq-mode=3", "-movflags", "+faststart"],
    ],
  },
  {
    name: "film.webm",
    budget: 694_000,
    rates: [33, 35, 37, 39, 41],
    arguments: (rate: number) => ["-c:v", "libsvtav1", "-crf", `${rate}`, "-preset", "4", "-g", "240"],
  },
];

async function encodeFilm(frames: string, out: string): Promise<void> {
  for (const { name, budget, rates, arguments: options } of encodings) {
    const file = join(out, name);
    for (const rate of rates) {
      const input = ["-framerate", `${framesPerSecond}`, "-i", join(frames, "%04d.png")];
      await run("ffmpeg", ["-y", "-v", "error", ...input, ...common, ...options(rate), ...colours, file]);
      const { size } = await stat(file);
      console.log(`${name}: ${size} bytes at rate factor ${rate}`);
      if (size <= budget) break;
      if (rate === rates.at(-1)) throw new Error(`${name} does not come under ${budget} bytes.`);
    }
  }
}

async function encodePoster(browser: Browser, url: string, out: string): Promise<void> {
  await paintFrames(browser, url, [posterTime], async (png) => {
    const poster = sharp(png).removeAlpha();
    const avif = (picture: Sharp) => (quality: number) =>
      picture.clone().avif({ quality, effort: 7 }).toBuffer();
    const webp = (picture: Sharp) => (quality: number) =>
      picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    const encoders = {
      "poster.avif": avif(poster),
      "poster.webp": webp(poster),
      // For phones, which are narrower.
      "poster-800.avif": avif(poster.clone().resize(800)),
      "poster-800.webp": webp(poster.clone().resize(800)),
      "poster.jpg": (quality: number) => poster.clone().jpeg({ quality, mozjpeg: true }).toBuffer(),
    };
    for (const [name, encode] of Object.entries(encoders)) {
      const bytes = await within(pageImageBudget, [78, 72, 66, 60, 54], encode);
      await writeFile(join(out, name), bytes);
      console.log(`${name}: ${bytes.length} bytes`);
    }
  });
}

async function render(browser: Browser, page: string, language: LanguageCode): Promise<void> {
  const out = join(folder, language);
  const url = `${page}?language=${language}`;
  await mkdir(out, { recursive: true });
  await encodePoster(browser, url, out);
  const frames = await mkdtemp(join(tmpdir(), "film-"));
  try {
    const times = Array.from({ length: duration * framesPerSecond }, (_, i) => i / framesPerSecond);
    await paintFrames(browser, url, times, (png, i) =>
      writeFile(join(frames, `${String(i).padStart(4, "0")}.png`), png),
    );
    await encodeFilm(frames, out);
  } finally {
    await rm(frames, { recursive: true });
  }
}

const wanted = languageCodes.filter((code) => positionals.length === 0 || positionals.includes(code));
const site = await startServer();
const browser = await launchHeadless();
const scenes: Record<string, Scene> = {};
for (const language of wanted) scenes[language] = await takeScene(browser, site.url, language);
await site.stop();
const { server, url } = await serveFilm(scenes);
if (values.preview) {
  await browser.close();
  console.log(`The film runs at ${url}?language=${wanted[0]} until you press Ctrl+C.`);
} else {
  for (const language of wanted) await render(browser, url, language);
  await browser.close();
  server.close();
}
