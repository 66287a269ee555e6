import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont, { type SubsetOptions } from "subset-font";
import { furtherLetters, letters } from "./letters.ts";

/**
 * Makes the site's faces anew: `node drawings/faces/faces.ts`, after an update of the packages that hold the originals. The
 * results are committed, so that a build need not make them; a test says when they are no longer what this makes.
 */

const root = fileURLToPath(new URL("../../", import.meta.url));
const bricolage =
  "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2";
const vollkorn = "@fontsource-variable/vollkorn/files/vollkorn-latin-wght";
const archivo = "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2";
const martian = "@fontsource-variable/martian-mono/files/martian-mono-latin-standard-normal.woff2";

interface Cut extends SubsetOptions {
  /** The file in its package. */
  original: string;
  letters: string;
}

/** What the site's faces are cut from, by where they lie among the sources. */
const siteFaces: Record<string, Omit<Cut, "letters">> = {
  "app/fonts/instrument-serif": {
    original: "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2",
    noHinting: true,
  },
  "app/fonts/instrument-serif-italic": {
    original: "@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2",
    noHinting: true,
  },
  // The site's weights end at 700. What it has of hinting is 24 bytes less than none, and tells Linux to leave it alone.
  "app/fonts/schibsted-grotesk": {
    original: "@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2",
    variationAxes: { wght: { min: 400, max: 700 } },
  },
};

/** What the themes' faces are cut from: whoever's CV it is, their name is to stand in one face. */
const lookFaces: typeof siteFaces = {
  // One master of the headline, drawn for its size; for text the weights between two.
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

const faces: Record<string, Cut> = Object.fromEntries([
  ...Object.entries(siteFaces).map(([name, face]) => [name, { ...face, letters }]),
  ...Object.entries(lookFaces).flatMap(([name, face]) => [
    // The packages keep the dotless i with the letters of the west.
    [name, { ...face, letters: `${letters}ı` }],
    [
      `${name}-further`,
      { ...face, letters: furtherLetters, original: face.original.replace("-latin-", "-latin-ext-") },
    ],
  ]),
]);

export const faceNames = Object.keys(faces);

/** Where a face lies among the sources, as a path. */
export const pathOf = (name: string) => `${root}${name}.woff2`;

/**
 * One face with its letters alone, the serif without instructions for hinting: they were a third of it and do
 * little at the sizes of headings. So the display face, the one that every page preloads, comes in the first flight of a
 * connection instead of the second.
 *
 * @returns WOFF2
 */
export async function drawFace(name: string): Promise<Buffer> {
  const face = faces[name];
  if (!face) throw new Error(`No face is cut for "${name}". Known: ${faceNames.join(", ")}.`);
  const { original, letters, ...options } = face;
  const font = await readFile(fileURLToPath(import.meta.resolve(original)));
  return subsetFont(font, letters, { targetFormat: "woff2", ...options });
}

if (import.meta.main) {
  for (const name of faceNames) {
    await mkdir(dirname(pathOf(name)), { recursive: true });
    await writeFile(pathOf(name), await drawFace(name));
  }
}
