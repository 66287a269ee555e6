import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import sharp from "sharp";
import subsetFont from "subset-font";
import { profileSlugs, readProfile } from "../../content-loader/profiles.ts";
import { hex } from "../../drawings/browser/color.ts";
import type { Job } from "../../drawings/build/covers/cache.ts";
import { createLettering, type Lettering } from "../../drawings/build/covers/lettering.ts";
import { encodeAvif, encodeSocialImage } from "../../drawings/build/covers/raster.ts";
import { languageCodes } from "../../shared/languages.ts";
import { checkResume } from "../check-resume.ts";
import { pickHue } from "../page/monogram.ts";
import type { Poster, PosterFont } from "../page/poster.ts";
import { createProfile, type Profile } from "../page/profile.ts";

const themes = resolve("profile/themes");
/** Widths of a poster in the list of examples, in pixels. */
const listWidths = [1200, 800];

/** Jobs for the pictures of each example: its social image, and the list's posters in both colour schemes. */
export async function posterJobs(now: Date): Promise<Job[]> {
  const version = await readSources(themes);
  return profileSlugs().flatMap((slug) =>
    languageCodes.map((language): Job => {
      const { theme, resume } = readProfile(slug, language);
      return {
        // Ongoing entries end with this month.
        inputs: ["example", slug, language, theme, resume, now.toISOString().slice(0, 7), version],
        async draw() {
          const profile = createProfile(checkResume(resume).resume, language, now);
          return encodeFiles(
            await drawPoster(theme, profile),
            await drawPoster(theme, profile, "dark"),
            slug,
            language,
          );
        },
      };
    }),
  );
}

/**
 * The poster of a profile in a theme, as SVG.
 * @throws when the theme has no poster
 */
export async function drawPoster(
  theme: string,
  profile: Profile,
  scheme: "light" | "dark" = "light",
): Promise<string> {
  const poster = await loadPoster(theme);
  const letters: Record<string, Lettering> = {};
  for (const [name, font] of Object.entries(poster.fonts)) letters[name] = await themeLetters(theme, font);
  return poster.draw(profile, letters, scheme);
}

/** An icon with the initials in the theme's first font, as an SVG of 180 by 180. */
export async function drawIcon(
  theme: string,
  { name, initials }: Pick<Profile, "name" | "initials">,
): Promise<string> {
  const [font] = Object.values((await loadPoster(theme)).fonts);
  if (!font) throw new Error(`The poster of the theme "${theme}" has no font`);
  const letters = await themeLetters(theme, font);
  const size = Math.min(96, (96 * 140) / letters.width(initials, 96));
  const x = (180 - letters.width(initials, size)) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="180" viewBox="0 0 180 180"><path d="M0 0h180v180H0z" fill="${hex([0.4, 0.11, pickHue(name)])}"/>` +
    `<path d="${letters.outline(initials, x, 90 + size * 0.35, size)}" fill="#fff"/></svg>`
  );
}

async function loadPoster(theme: string): Promise<Poster> {
  const file = join(themes, theme, "poster.ts");
  if (!existsSync(file)) throw new Error(`The theme "${theme}" has no poster.ts`);
  const { poster }: { poster: Poster } = await import(file);
  return poster;
}

const loadedLetters = new Map<string, Promise<Lettering>>();

/** A theme's font as outlines, extended letters included. */
function themeLetters(theme: string, font: PosterFont): Promise<Lettering> {
  const key = JSON.stringify([theme, font]);
  const letters = loadedLetters.get(key) ?? loadLetters(theme, font);
  loadedLetters.set(key, letters);
  return letters;
}

async function loadLetters(theme: string, { file, axes = {}, tracking = 0 }: PosterFont): Promise<Lettering> {
  const subset = async (name: string) =>
    subsetFont(await readFile(join(themes, theme, name)), allLetters, {
      targetFormat: "truetype",
      variationAxes: axes,
    });
  return createLettering(
    await subset(file),
    file,
    tracking,
    await subset(file.replace(/\.woff2$/, "-extended.woff2")),
  );
}

/** The fonts are subset already. */
const allLetters = String.fromCodePoint(...Array.from({ length: 0x2200 - 0x20 }, (_, i) => i + 0x20));

async function encodeFiles(
  light: string,
  dark: string,
  slug: string,
  language: string,
): Promise<Map<string, Buffer>> {
  const files = new Map([[`/og/page-example-${slug}-${language}.jpg`, await encodeSocialImage(light)]]);
  for (const [scheme, svg] of Object.entries({ light, dark })) {
    for (const width of listWidths) {
      const image = sharp(Buffer.from(svg)).removeAlpha().resize(width);
      files.set(
        `/examples/${slug}-${language}-${scheme}-${width}.avif`,
        await encodeAvif(image, [66, 56, 46, 36], "4:4:4"),
      );
    }
  }
  return files;
}

/** Source code of the posters, as part of the cache key. */
async function readSources(folder: string): Promise<string> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.ts$/.test(file)).sort();
  return (await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")))).join("\n");
}
