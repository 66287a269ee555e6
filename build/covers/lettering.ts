import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import opentype, { type Command, type Font, type Glyph } from "opentype.js";

/** Lettering as outlines: a picture looks the same wherever it is drawn, whatever fonts are installed there. */

const file = createRequire(import.meta.url).resolve(
  "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff",
);

let loaded: Font | undefined;

function serif(): Font {
  if (!loaded) {
    const bytes = readFileSync(file);
    loaded = opentype.parse(
      bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
    );
  }
  return loaded;
}

/** The tightness of the site's headings, in em. */
const tracking = -0.018;

interface Placed {
  glyph: Glyph;
  x: number;
}

/**
 * Sets one line: advance widths, kerning and tracking. Written out because opentype.js (2.0) refuses the contextual
 * substitutions of this face; Latin text needs none of them once it is composed (NFC).
 */
function set(text: string, size: number): { glyphs: Placed[]; width: number } {
  const font = serif();
  const unit = size / font.unitsPerEm;
  const glyphs: Placed[] = [];
  let x = 0;
  let previous: Glyph | undefined;
  for (const character of text.normalize("NFC")) {
    const glyph = font.charToGlyph(character);
    if (glyph.index === 0) throw new Error(`Instrument Serif has no glyph for "${character}" in "${text}".`);
    if (previous) x += font.getKerningValue(previous, glyph) * unit + tracking * size;
    glyphs.push({ glyph, x });
    x += (glyph.advanceWidth ?? 0) * unit;
    previous = glyph;
  }
  return { glyphs, width: x };
}

/** Width of a line of Instrument Serif, in the unit of `size`. */
export function lineWidth(text: string, size: number): number {
  return set(text, size).width;
}

/** Path data of a line whose baseline starts at x, y. A character that the face lacks is an error that names it. */
export function outline(text: string, x: number, y: number, size: number, decimals = 1): string {
  return set(text, size)
    .glyphs.map((placed) => pathData(placed.glyph.getPath(x + placed.x, y, size).commands, decimals))
    .join("");
}

/** The library's own `toPathData` writes NaN where a coordinate is a rounding error away from a whole number. */
function pathData(commands: readonly Command[], decimals: number): string {
  return commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const values = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined);
      return type + values.map((value) => Number(value.toFixed(decimals))).join(" ");
    })
    .join("");
}

function wrap(words: readonly string[], size: number, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && lineWidth(longer, size) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  lines.push(line);
  return lines;
}

/** Lines of about the same length: the narrowest measure that needs no more lines than the full width does. */
export function balance(text: string, size: number, width: number): string[] {
  const words: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    // A dash stays with the word before it; a line never begins with one.
    const last = word === "–" || word === "&" ? words.pop() : undefined;
    words.push(last === undefined ? word : `${last} ${word}`);
  }
  let best = wrap(words, size, width);
  for (let narrower = width - 8; narrower > width * 0.4; narrower -= 8) {
    const lines = wrap(words, size, narrower);
    if (lines.length > best.length || lines.some((line) => lineWidth(line, size) > width)) break;
    best = lines;
  }
  return best;
}

export interface TitleBox {
  width: number;
  height: number;
  sizes: readonly [number, ...number[]];
  maxLines: number;
}

export const lineHeight = 1.02;

/** The largest of the sizes in which a title fits its box, and its lines. A title that fits in none is an error. */
export function fitTitle(
  text: string,
  { width, height, sizes, maxLines }: TitleBox,
): { size: number; lines: string[] } {
  for (const size of sizes) {
    const lines = balance(text, size, width);
    const fits = lines.every((line) => lineWidth(line, size) <= width);
    if (fits && lines.length <= maxLines && lines.length * size * lineHeight <= height)
      return { size, lines };
  }
  throw new Error(`The title "${text}" is too long for a social image.`);
}
