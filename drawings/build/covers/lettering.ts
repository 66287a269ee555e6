import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import opentype, { type Command, type Font, type Glyph } from "opentype.js";

/** Text as outlines, so that a picture does not depend on installed fonts. */

const file = createRequire(import.meta.url).resolve(
  "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff",
);

let loaded: Lettering | undefined;

/** Typesetting for the site's own pictures, with the letter spacing of its headings. */
export function serif(): Lettering {
  loaded ??= createLettering(readFileSync(file), "Instrument Serif", -0.018);
  return loaded;
}

/** Typesetting in one font. */
export interface Lettering {
  /** Width of a line, in the unit of `size`. */
  width(text: string, size: number): number;
  /** Path data of a line with its baseline at x, y. Throws for a missing character. */
  outline(text: string, x: number, y: number, size: number, decimals?: number): string;
  /** The largest size in which a title fits its box, and its lines. Throws when none fits. */
  fit(text: string, box: TitleBox): { size: number; lines: string[] };
}

/**
 * @param bytes the font as TrueType, OpenType or WOFF
 * @param name font name in errors
 * @param tracking letter spacing in em
 * @param extended the same font with additional letters
 */
export function createLettering(bytes: Buffer, name: string, tracking: number, extended?: Buffer): Lettering {
  const fonts = [bytes, ...(extended ? [extended] : [])].map(parse);
  const setLine = (text: string, size: number) => set(fonts, name, tracking, text, size);
  const width = (text: string, size: number) => setLine(text, size).width;
  return {
    width,
    outline: (text, x, y, size, decimals = 1) =>
      setLine(text, size)
        .glyphs.map((placed) => pathData(placed.glyph.getPath(x + placed.x, y, size).commands, decimals))
        .join(""),
    fit: (text, box) => fitTitle(width, text, box),
  };
}

function parse(bytes: Buffer): Font {
  return opentype.parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
  );
}

/**
 * Sets one line: advance widths, kerning and tracking. Own code because opentype.js (2.0) rejects the contextual
 * substitutions of Instrument Serif; Latin text needs none of them once it is composed (NFC).
 *
 * @param fonts of which the first that has a character is used
 */
function set(fonts: readonly Font[], name: string, tracking: number, text: string, size: number) {
  const glyphs: { glyph: Glyph; x: number }[] = [];
  let x = 0;
  let previous: { font: Font; glyph: Glyph } | undefined;
  for (const character of text.normalize("NFC")) {
    const font = fonts.find((each) => each.charToGlyph(character).index !== 0);
    if (!font) throw new Error(`${name} has no glyph for "${character}" in "${text}".`);
    const unit = size / font.unitsPerEm;
    const glyph = font.charToGlyph(character);
    if (previous) x += tracking * size;
    if (previous?.font === font) x += font.getKerningValue(previous.glyph, glyph) * unit;
    glyphs.push({ glyph, x });
    x += (glyph.advanceWidth ?? 0) * unit;
    previous = { font, glyph };
  }
  return { glyphs, width: x };
}

/** The library's `toPathData` writes NaN for coordinates near whole numbers. */
function pathData(commands: readonly Command[], decimals: number): string {
  return commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const values = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined);
      return type + values.map((value) => Number(value.toFixed(decimals))).join(" ");
    })
    .join("");
}

type Measure = Lettering["width"];

function wrap(measure: Measure, words: readonly string[], size: number, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && measure(longer, size) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  lines.push(line);
  return lines;
}

/** Balances lines: the narrowest width that needs no more lines than the full width. */
function balance(measure: Measure, text: string, size: number, width: number): string[] {
  const words: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    // A dash stays with the word before it, so no line starts with one.
    const last = word === "–" || word === "&" ? words.pop() : undefined;
    words.push(last === undefined ? word : `${last} ${word}`);
  }
  let best = wrap(measure, words, size, width);
  for (let narrower = width - 8; narrower > width * 0.4; narrower -= 8) {
    const lines = wrap(measure, words, size, narrower);
    if (lines.length > best.length || lines.some((line) => measure(line, size) > width)) break;
    best = lines;
  }
  return best;
}

interface TitleBox {
  width: number;
  height: number;
  sizes: readonly [number, ...number[]];
  maxLines: number;
  /** In em; by default that of the site's headings. */
  lineHeight?: number;
}

export const lineHeight = 1.02;

function fitTitle(
  measure: Measure,
  text: string,
  { width, height, sizes, maxLines, lineHeight: leading = lineHeight }: TitleBox,
): { size: number; lines: string[] } {
  for (const size of sizes) {
    const lines = balance(measure, text, size, width);
    const fits = lines.every((line) => measure(line, size) <= width);
    if (fits && lines.length <= maxLines && lines.length * size * leading <= height) return { size, lines };
  }
  throw new Error(`The title "${text}" is too long for a social image.`);
}
