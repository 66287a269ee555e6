import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont, { type SubsetOptions } from "subset-font";

/**
 * Makes the site's faces anew: `node build/faces/faces.ts`, after an update of the packages that hold the originals. The
 * results are committed, so that a build need not make them; a test says when they are no longer what this makes.
 */

const folder = fileURLToPath(new URL("../../app/fonts/", import.meta.url));

export type Face = "instrument-serif" | "instrument-serif-italic" | "schibsted-grotesk";

/** Latin-1 without its controls, and the marks of typography: Norwegian, English, and names of western Europe. */
const letters = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}Œœ–—‘’‚“”„•…‹›′″€™−↑↓`;

const faces: Record<Face, SubsetOptions & { original: string }> = {
  "instrument-serif": {
    original: "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2",
    noHinting: true,
  },
  "instrument-serif-italic": {
    original: "@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2",
    noHinting: true,
  },
  // The site's weights end at 700. What it has of hinting is 24 bytes less than none, and tells Linux to leave it alone.
  "schibsted-grotesk": {
    original: "@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2",
    variationAxes: { wght: { min: 400, max: 700 } },
  },
};

export const faceNames = Object.keys(faces) as Face[];

/** Where a face lies among the sources, as a path. */
export const pathOf = (name: Face) => `${folder}${name}.woff2`;

/**
 * One face with the site's letters alone, the serif without instructions for hinting: they were a third of it and do
 * little at the sizes of headings. So the display face, the one that every page preloads, comes in the first flight of a
 * connection instead of the second.
 *
 * @returns WOFF2
 */
export async function drawFace(name: Face): Promise<Buffer> {
  const { original, ...options } = faces[name];
  const font = await readFile(fileURLToPath(import.meta.resolve(original)));
  return subsetFont(font, letters, { targetFormat: "woff2", ...options });
}

function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

if (import.meta.main) {
  await mkdir(folder, { recursive: true });
  for (const name of faceNames) await writeFile(pathOf(name), await drawFace(name));
}
