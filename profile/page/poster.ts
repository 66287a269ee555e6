import type { Lettering } from "../../drawings/build/covers/lettering.ts";
import type { Profile } from "./profile.ts";

/** The size of sharing pictures and posters. */
const posterSize = { width: 1200, height: 630 };

/** A font of a poster, with its variable axes fixed. */
export interface PosterFont {
  /** Path below the theme's folder. */
  file: string;
  /** Values of its axes: `{ wght: 800, wdth: 62 }`. */
  axes?: Record<string, number>;
  /** Added between letters, in em. */
  tracking?: number;
}

/** A theme's first screen as a picture for sharing and for the list of examples. It is drawn without a browser. */
export interface Poster<Name extends string = string> {
  fonts: Record<Name, PosterFont>;
  /** @returns an SVG in which all letters are outlines */
  draw(profile: Profile, letters: Record<Name, Lettering>, scheme: "light" | "dark"): string;
}

/** Lines of text as one path. x and y are the start of the first baseline. */
export function linesPath(
  letters: Lettering,
  lines: readonly string[],
  { x, y, size, leading }: { x: number; y: number; size: number; leading: number },
): string {
  return lines.map((line, i) => letters.outline(line, x, y + i * size * leading, size)).join("");
}

/** An SVG of the size of a poster. */
export function posterSvg(body: string): string {
  const { width, height } = posterSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}
