import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { drawMark, markOnDark, markOnLight } from "../covers/mark.ts";

/** The icons by file name, drawn from the brand mark. */
const icons = {
  // Browser tabs are light or dark, so the icon follows the color scheme.
  "favicon.svg":
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">' +
    `<style>@media (prefers-color-scheme:dark){[fill="${markOnLight.sheet}"]{fill:${markOnDark.sheet}}` +
    `[stroke]{stroke:${markOnDark.stroke}}}</style>${drawMark(markOnLight)}</svg>`,
  "icon-192.png": tile(192, { rounded: true, share: 0.66 }),
  "icon-512.png": tile(512, { rounded: true, share: 0.66 }),
  // Launchers may crop a maskable icon to a circle of 80 %: https://www.w3.org/TR/appmanifest/#icon-masks
  "icon-maskable-512.png": tile(512, { rounded: false, share: 0.5 }),
  "apple-touch-icon.png": tile(180, { rounded: false, share: 0.6 }),
};

/** The mark on a dark tile; `share` is its part of the tile's height. */
function tile(size: number, { rounded, share }: { rounded: boolean; share: number }): string {
  const scale = (share * 24) / 20;
  const offset = (24 - 24 * scale) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24">` +
    '<defs><radialGradient id="aurora" cx=".95" cy="0" r="1.05"><stop offset="0" stop-color="#1f8f76"/>' +
    '<stop offset=".55" stop-color="#0b4b52"/><stop offset="1" stop-color="#012c38"/></radialGradient></defs>' +
    `<rect width="24" height="24" rx="${rounded ? 5.4 : 0}" fill="url(#aurora)"/>` +
    `<g transform="translate(${offset} ${offset}) scale(${scale})">${drawMark(markOnDark)}</g></svg>`
  );
}

/** Writes the site's icons into a folder: an SVG favicon, PNGs for the manifest (192, 512, maskable), Apple's 180. */
export async function buildIcons({ outDir }: { outDir: string }): Promise<void> {
  await mkdir(outDir, { recursive: true });
  await Promise.all(
    Object.entries(icons).map(async ([name, svg]) => {
      const bytes = name.endsWith(".svg")
        ? svg
        : await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
      await writeFile(join(outDir, name), bytes);
    }),
  );
}
