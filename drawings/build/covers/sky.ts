import { along, hex, mix, type Oklch } from "../../browser/color.ts";
import { createNoise, type Random } from "../../browser/random.ts";
import type { Palette } from "./palettes.ts";

/** The sun or moon of a cover. */
export interface Orb {
  x: number;
  y: number;
  radius: number;
  style: "disc" | "rings" | "crescent";
}

/** Gradient stops, close enough for linear sRGB steps to follow OKLab. */
export function stops(colours: readonly [Oklch, ...Oklch[]], steps = 9): string {
  return Array.from({ length: steps }, (_, i) => {
    const t = i / (steps - 1);
    return `<stop offset="${t.toFixed(3)}" stop-color="${hex(along(colours, t))}"/>`;
  }).join("");
}

/** The colour of the horizon. */
export function horizonColour(palette: Palette): Oklch {
  return palette.sky[palette.sky.length - 1] ?? palette.sky[0];
}

/** The sky from y -80 down to the horizon, with the glow of the orb in it. */
export function drawSky(palette: Palette, orb: Orb, horizon: number, from: number, to: number): string {
  const glow = mix(palette.orb, horizonColour(palette), 0.35);
  const reach = Math.max(orb.radius * 3.4, 150);
  return (
    `<defs><linearGradient id="sky" gradientUnits="userSpaceOnUse" x1="0" y1="-60" x2="0" y2="${horizon}">` +
    `${stops(palette.sky)}</linearGradient>` +
    `<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="${orb.x}" cy="${orb.y}" r="${reach}">` +
    `<stop offset="0" stop-color="${hex(glow)}" stop-opacity=".62"/>` +
    `<stop offset=".45" stop-color="${hex(glow)}" stop-opacity=".2"/>` +
    `<stop offset="1" stop-color="${hex(glow)}" stop-opacity="0"/></radialGradient></defs>` +
    `<rect x="${from}" y="-80" width="${to - from}" height="560" fill="url(#sky)"/>` +
    `<rect x="${from}" y="-80" width="${to - from}" height="560" fill="url(#glow)"/>`
  );
}

export function drawOrb(palette: Palette, { x, y, radius, style }: Orb): string {
  const fill = hex(palette.orb);
  const disc = `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
  if (style === "rings") {
    // Contour lines of light in the style of the land.
    const rings = [1.32, 1.72, 2.2, 2.76].map(
      (scale, i) =>
        `<circle cx="${x}" cy="${y}" r="${(radius * scale).toFixed(1)}" fill="none" stroke="${fill}" ` +
        `stroke-opacity="${(0.6 - i * 0.13).toFixed(2)}" stroke-width="1.1"/>`,
    );
    return rings.join("") + disc;
  }
  if (style === "crescent") {
    // Two arcs: the lit limb, and the terminator as half an ellipse.
    return (
      `<g transform="rotate(24 ${x} ${y})"><circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" fill-opacity=".12"/>` +
      `<path d="M${x} ${y - radius}A${radius} ${radius} 0 0 1 ${x} ${y + radius}` +
      `A${(radius * 0.6).toFixed(1)} ${radius} 0 0 0 ${x} ${y - radius}Z" fill="${fill}"/></g>`
    );
  }
  return disc;
}

export function drawStars(random: Random, from: number, to: number, floor: number): string {
  const count = Math.round((to - from) / 13);
  return Array.from({ length: count }, () => {
    const x = random.between(from, to).toFixed(1);
    // Thinner towards the horizon, as in air.
    const y = (-60 + (floor + 60) * random.next() ** 1.5).toFixed(1);
    const size = (0.45 + 0.75 * random.next() ** 3).toFixed(2);
    return `<circle cx="${x}" cy="${y}" r="${size}" fill="#fff" fill-opacity="${random.between(0.3, 0.85).toFixed(2)}"/>`;
  }).join("");
}

/** Northern lights: curtains of fine upright strokes over a folded hem. */
export function drawCurtains(random: Random, colour: Oklch, from: number, to: number, hem: number): string {
  const gradient =
    `<defs><linearGradient id="curtain" x1="0" y1="1" x2="0" y2="0">` +
    `<stop offset="0" stop-color="${hex(colour)}" stop-opacity="0"/>` +
    `<stop offset=".1" stop-color="${hex(colour)}" stop-opacity=".9"/>` +
    `<stop offset=".45" stop-color="${hex(mix(colour, [0.6, 0.13, 210], 0.5))}" stop-opacity=".4"/>` +
    `<stop offset="1" stop-color="${hex([0.55, 0.16, 300])}" stop-opacity="0"/></linearGradient></defs>`;
  const strokes: string[] = [];
  for (let curtain = 0; curtain < 3; curtain++) {
    const fold = createNoise(random);
    const reach = createNoise(random);
    const light = createNoise(random);
    const lift = curtain * 46 + random.between(-12, 12);
    for (let x = from; x < to; x += 5) {
      const strength = Math.max(0, 0.42 + 0.75 * light(x / 130) - curtain * 0.12);
      if (strength < 0.05) continue;
      const y = hem - lift + fold(x / 150) * 40 + fold(x / 47 + 9) * 12;
      const height = 105 + 75 * reach(x / 34);
      strokes.push(
        `<path d="M${x - 3} ${y.toFixed(1)}h6l${(height * 0.12).toFixed(1)} ${(-height).toFixed(1)}h-6Z" ` +
          `fill="url(#curtain)" fill-opacity="${Math.min(strength, 0.95).toFixed(2)}"/>`,
      );
    }
  }
  return gradient + strokes.join("");
}
