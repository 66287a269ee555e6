import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import sharp from "sharp";
import subsetFont from "subset-font";
import { profileFile, profileSlugs } from "../../content-loader/profiles.ts";
import type { Job } from "../../drawings/build/covers/cache.ts";
import { letteringOf } from "../../drawings/build/covers/lettering.ts";
import { encodeAvif, encodeSocialImage, encodeWebp } from "../../drawings/build/covers/raster.ts";
import { languageCodes } from "../../shared/languages.ts";
import { checkResume } from "../check-resume.ts";
import type { Letters, Poster, PosterFont } from "../page/poster.ts";
import { type Profile, profileOf } from "../page/profile.ts";

const themes = resolve("profile/themes");
/** Widths of a poster in the list of examples, in pixels; browsers older than AVIF are shown the last as WebP. */
const listWidths = [1200, 800];
const webpWidth = 800;

/** What is drawn of each example: its picture for sharing, and the same for the list. */
export async function posterJobs(now: Date): Promise<Job[]> {
  const version = await sourcesOf(themes);
  return profileSlugs().flatMap((slug) =>
    languageCodes.map((language): Job => {
      const { theme, resume } = profileFile(slug, language);
      return {
        // What goes on is drawn to this month's end.
        inputs: ["example", slug, language, theme, resume, now.toISOString().slice(0, 7), version],
        async draw() {
          const profile = profileOf(checkResume(resume).resume, language, now);
          return encoded(await drawPoster(theme, profile), slug, language);
        },
      };
    }),
  );
}

/**
 * The poster of a profile in a theme, as SVG.
 * @throws when the theme has none
 */
export async function drawPoster(theme: string, profile: Profile): Promise<string> {
  const file = join(themes, theme, "poster.ts");
  if (!existsSync(file)) throw new Error(`The theme "${theme}" has no poster.ts`);
  const { poster }: { poster: Poster } = await import(file);
  const letters: Record<string, Letters> = {};
  for (const [name, font] of Object.entries(poster.fonts)) letters[name] = await themeLetters(theme, font);
  return poster.draw(profile, letters);
}

/** A font of a theme as outlines, with its further letters. */
export async function themeLetters(
  theme: string,
  { file, axes = {}, tracking = 0 }: PosterFont,
): Promise<Letters> {
  const [letters, further] = await Promise.all(
    [file, file.replace(/\.woff2$/, "-further.woff2")].map(async (name) =>
      subsetFont(await readFile(join(themes, theme, name)), everything, {
        targetFormat: "truetype",
        variationAxes: axes,
      }),
    ),
  );
  return letteringOf(letters as Buffer, file, tracking, further);
}

/** The fonts are cut already: nothing more is taken from them. */
const everything = String.fromCodePoint(...Array.from({ length: 0x2200 - 0x20 }, (_, i) => i + 0x20));

async function encoded(svg: string, slug: string, language: string): Promise<Map<string, Buffer>> {
  const files = new Map([[`/og/page-example-${slug}-${language}.jpg`, await encodeSocialImage(svg)]]);
  for (const width of listWidths) {
    const image = sharp(Buffer.from(svg)).removeAlpha().resize(width);
    const name = `/examples/${slug}-${language}-${width}`;
    files.set(`${name}.avif`, await encodeAvif(image, [66, 56, 46, 36], "4:4:4"));
    if (width === webpWidth) files.set(`${name}.webp`, await encodeWebp(image, [84, 76, 66, 54]));
  }
  return files;
}

/** The text of all that posters are drawn by: what changes there draws them anew. */
async function sourcesOf(folder: string): Promise<string> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.ts$/.test(file)).sort();
  return (await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")))).join("\n");
}
