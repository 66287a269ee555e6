import { along, hex } from "../../browser/color.ts";
import { createNoise, createRandom } from "../../browser/random.ts";
import { serif } from "./lettering.ts";
import { families, type Palette } from "./palettes.ts";

/** Large enough for integer coordinates, which keep the file small. */
const side = 192;

interface Light {
  palette: Palette;
  /** The part of the palette's land colours that the tile shows. */
  depth: readonly [number, number];
}

const [, , roseDawn = families.dawn[0]] = families.dawn;
const [, , rust = families.autumn[0]] = families.autumn;
const [, , gold = families["midnight-sun"][0]] = families["midnight-sun"];

/** Lights whose land is dark enough for pale letters (4.5:1). */
const lights: readonly [Light, ...Light[]] = [
  { palette: families.aurora[0], depth: [0, 0.3] },
  { palette: roseDawn, depth: [0.58, 1] },
  { palette: families["blue-hour"][0], depth: [0.5, 1] },
  { palette: rust, depth: [0.5, 1] },
  { palette: families.snow[0], depth: [0.62, 1] },
  { palette: families.rose[0], depth: [0.5, 1] },
  { palette: families.summer[0], depth: [0.58, 1] },
  { palette: gold, depth: [0.5, 1] },
];

/**
 * A placeholder portrait: initials in Instrument Serif on a landscape, as a self-contained SVG of 192 units.
 *
 * @param initials one to three letters
 * @param seed decides light and land; the same seed gives the same tile
 */
export function drawMonogram(initials: string, seed: string): string {
  const random = createRandom(`monogram/${seed}`);
  const { palette, depth } = random.pick(lights);
  const noise = createNoise(random);
  const ridges: string[] = [];
  for (let i = 0; i < 4; i++) {
    const points = Array.from({ length: 6 }, (_, step) => ({
      x: step * 48 - 24,
      y: 74 + i * 28 + noise(step * 0.68 + i * 0.3) * (17 - i * 2),
    }));
    // Quadratic curves through midpoints take a third of the bytes of short lines.
    const curve = points
      .slice(1, -1)
      .map(({ x, y }, step) => {
        const next = points[step + 2] ?? { x, y };
        return `Q${x} ${Math.round(y)} ${x + 24} ${Math.round((y + next.y) / 2)}`;
      })
      .join("");
    ridges.push(
      `<path d="M-24 ${Math.round(points[0]?.y ?? 74)}${curve}V198H-24Z" fill="${hex(along(palette.land, depth[0] + ((depth[1] - depth[0]) * i) / 3))}"/>`,
    );
  }
  const size = initials.length > 2 ? 68 : 84;
  const x = (side - serif().width(initials, size)) / 2;
  const orb = { x: random.whole(44, 152), y: random.whole(34, 48), radius: random.whole(16, 26) };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">` +
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${hex(palette.sky[0])}"/>` +
    `<stop offset=".7" stop-color="${hex(along(palette.sky, 1))}"/></linearGradient>` +
    `<path d="M0 0h${side}v${side}H0z" fill="url(#s)"/>` +
    `<circle cx="${orb.x}" cy="${orb.y}" r="${orb.radius}" fill="${hex(palette.orb)}"/>` +
    `<g stroke="${hex(palette.line)}" stroke-opacity=".4" stroke-width="1.4">${ridges.join("")}</g>` +
    `<path d="${serif().outline(initials, x, 154, size, 0)}" fill="#fcf9f3"/></svg>`
  );
}
