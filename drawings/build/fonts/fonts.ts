import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont, { type SubsetOptions } from "subset-font";
import { basicLetters, extendedLetters } from "../../browser/letters.ts";

/**
 * Subsets the site's fonts: run `node drawings/build/fonts/fonts.ts` after an update of the packages with the originals.
 * The results are committed; a test fails when they are outdated.
 */

const root = fileURLToPath(new URL("../../../", import.meta.url));
const bricolage =
  "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2";
const vollkorn = "@fontsource-variable/vollkorn/files/vollkorn-latin-wght";
const archivo = "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2";
const martian = "@fontsource-variable/martian-mono/files/martian-mono-latin-standard-normal.woff2";

interface Subset extends SubsetOptions {
  /** Path in its package. */
  original: string;
  letters: string;
}

/** The site's fonts by path without extension. */
const siteFonts: Record<string, Omit<Subset, "letters">> = {
  "app/fonts/instrument-serif": {
    original: "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2",
    noHinting: true,
  },
  "app/fonts/instrument-serif-italic": {
    original: "@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2",
    noHinting: true,
  },
  // The site's weights end at 700. The remaining hinting is 24 bytes smaller than none and disables it on Linux.
  "app/fonts/schibsted-grotesk": {
    original: "@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2",
    variationAxes: { wght: { min: 400, max: 700 } },
  },
};

/** The fonts of the profile themes. Names in any European language must be in one font. */
const themeFonts: typeof siteFonts = {
  // A static instance for the headline; a weight range for text.
  "profile/themes/kyst/fonts/bricolage-display": {
    original: bricolage,
    noHinting: true,
    variationAxes: { opsz: 96, wdth: 100, wght: 800 },
  },
  "profile/themes/kyst/fonts/bricolage-text": {
    original: bricolage,
    noHinting: true,
    variationAxes: { opsz: 14, wdth: 100, wght: { min: 400, max: 700 } },
  },
  "profile/themes/hefte/fonts/vollkorn": {
    original: `${vollkorn}-normal.woff2`,
    noHinting: true,
    variationAxes: { wght: { min: 400, max: 600 } },
  },
  "profile/themes/hefte/fonts/vollkorn-italic": {
    original: `${vollkorn}-italic.woff2`,
    noHinting: true,
    variationAxes: { wght: 400 },
  },
  "profile/themes/plan/fonts/archivo": {
    original: archivo,
    noHinting: true,
    variationAxes: { wdth: { min: 62, max: 125 }, wght: { min: 400, max: 800 } },
  },
  "profile/themes/plan/fonts/martian-mono": {
    original: martian,
    noHinting: true,
    variationAxes: { wdth: 87.5, wght: 400 },
  },
};

const subsets: Record<string, Subset> = Object.fromEntries([
  ...Object.entries(siteFonts).map(([name, font]) => [name, { ...font, letters: basicLetters }]),
  ...Object.entries(themeFonts).flatMap(([name, font]) => [
    // The packages keep the dotless i in their Latin file.
    [name, { ...font, letters: `${basicLetters}ı` }],
    [
      `${name}-extended`,
      { ...font, letters: extendedLetters, original: font.original.replace("-latin-", "-latin-ext-") },
    ],
  ]),
]);

export const fontNames = Object.keys(subsets);

/** Source path of a font. */
export const fontPath = (name: string) => `${root}${name}.woff2`;

/**
 * Subsets one font. Heading fonts lose their hinting, a third of the file, so
 * that the preloaded font arrives in the first TCP round trip.
 *
 * @returns WOFF2
 */
export async function subset(name: string): Promise<Buffer> {
  const entry = subsets[name];
  if (!entry) throw new Error(`There is no font "${name}". Known: ${fontNames.join(", ")}.`);
  const { original, letters, ...options } = entry;
  const font = await readFile(fileURLToPath(import.meta.resolve(original)));
  return subsetFont(font, letters, { targetFormat: "woff2", ...options });
}

if (import.meta.main) {
  for (const name of fontNames) {
    await mkdir(dirname(fontPath(name)), { recursive: true });
    await writeFile(fontPath(name), await subset(name));
  }
}
