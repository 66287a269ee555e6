import { hex, type Oklch } from "../../browser/color.ts";
import { type Cover, composeCover, coverSvg } from "./draw.ts";
import { lineHeight, serif } from "./lettering.ts";
import { drawMark, markOnDark, markOnLight } from "./mark.ts";
import type { Palette } from "./palettes.ts";

/** The size of Open Graph and X cards. */
const socialSize = { width: 1200, height: 630 };

const margin = 72;
const scale = socialSize.width / 800;

interface SocialText {
  brand: string;
  /** Localized category or page name. */
  label?: string;
  title: string;
}

/** An article's social image: its landscape with the title in the sky. */
export function articleSocialImage(slug: string, category: string, text: SocialText): string {
  return socialImage(composeCover(slug, category), text);
}

/** A page's social image; its landscape is seeded by its name. */
export function pageSocialImage(name: string, text: SocialText): string {
  return socialImage(composeCover(`page/${name}`, "norway-career"), text);
}

function socialImage({ body, orb, palette }: Cover, text: SocialText): string {
  // Mirrored when the orb is on the left, and moved until the orb does not overlap the text.
  const mirrored = orb.x < 400;
  const x = mirrored ? 800 - orb.x : orb.x;
  const place = Math.min(Math.max(x, 650 + orb.radius * 0.45), 712);
  const height = socialSize.height / scale;
  const art = mirrored ? `<g transform="matrix(-1 0 0 1 800 0)">${body}</g>` : body;
  const window = { x: x - place, y: -62, width: 800, height };
  const unit = `translate(${x - place} -62) scale(${1 / scale})`;
  const over = `<g transform="${unit}">${scrim(palette)}${drawText(palette, text)}</g>`;
  return coverSvg(art, window, socialSize.width, socialSize.height, over);
}

/** An overlay in the sky's colour behind the text, for contrast on every palette. */
function scrim(palette: Palette): string {
  const [lightness, chroma, hue] = palette.sky[0];
  const veil: Oklch = palette.night
    ? [Math.min(lightness, 0.33), Math.min(chroma, 0.085), hue]
    : [Math.max(lightness, 0.92), Math.min(chroma, 0.04), hue];
  // A glowing horizon needs a stronger overlay than dark land.
  const steps = palette.night
    ? [0.88, 0.88, 0.86, 0.8, 0.64, 0.26, 0]
    : [0.86, 0.84, 0.76, 0.6, 0.36, 0.12, 0];
  const stops = steps.map(
    (opacity, i) =>
      `<stop offset="${(i / (steps.length - 1)).toFixed(3)}" stop-color="${hex(veil)}" stop-opacity="${opacity}"/>`,
  );
  return (
    `<defs><linearGradient id="veil" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="960" y2="0">${stops.join("")}</linearGradient></defs>` +
    `<rect width="${socialSize.width}" height="${socialSize.height}" fill="url(#veil)"/>`
  );
}

function drawText(palette: Palette, { brand, label, title }: SocialText): string {
  const colour = palette.night ? "#fcf9f3" : "#0b2330";
  const letters = serif();
  const fitted = letters.fit(title, {
    width: 720,
    height: 400,
    sizes: [98, 90, 82, 74, 66, 58, 50],
    maxLines: 4,
  });
  const leading = fitted.size * lineHeight;
  // The lines are centred slightly below the middle.
  const first = 352 - (fitted.lines.length * leading) / 2 + fitted.size * 0.78;
  const lines = fitted.lines.map((line, i) =>
    letters.outline(line, margin - fitted.size * 0.03, first + i * leading, fitted.size),
  );
  const brandStart = margin + 52;
  const parts = [
    `<g transform="translate(${margin - 8} 62) scale(2)">${drawMark(palette.night ? markOnDark : markOnLight)}</g>`,
    `<path d="${letters.outline(brand, brandStart, 98, 40)}" fill="${colour}"/>`,
    `<path d="${lines.join("")}" fill="${colour}"/>`,
  ];
  if (label) {
    const start = brandStart + letters.width(brand, 40) + 20;
    parts.push(
      `<path d="M${start} 72v32" stroke="${colour}" stroke-opacity=".45" stroke-width="1.5"/>`,
      `<path d="${letters.outline(label, start + 20, 98, 34)}" fill="${colour}" fill-opacity=".88"/>`,
    );
  }
  return parts.join("");
}
