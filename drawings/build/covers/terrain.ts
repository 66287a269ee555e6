import { along, hex, mix, type Oklch } from "../../browser/color.ts";
import { hills, type Profile } from "../../browser/hills.ts";
import { createNoise, type Random } from "../../browser/random.ts";
import type { Palette } from "./palettes.ts";

/** What a scene is drawn with, and how far it has to reach on either side. */
export interface Stage {
  random: Random;
  palette: Palette;
  from: number;
  to: number;
  lineWidth: number;
}

/** Below every window that a cover is cut with. */
const ground = 480;

const point = (x: number, y: number) => `${x} ${Math.round(y * 10) / 10}`;

/** An open path along a profile. */
function trace(profile: Profile, from: number, to: number, step = 4): string {
  const points: string[] = [];
  for (let x = from; x <= to; x += step) points.push(point(x, profile(x)));
  return `M${points.join("L")}`;
}

/** Everything below a profile, down to a level (the ground, or a waterline). */
function area(profile: Profile, from: number, to: number, level = ground): string {
  return `${trace((x) => Math.min(profile(x), level), from, to)}L${point(to, level)}L${point(from, level)}Z`;
}

/** Alps: cones of rock that stand in each other's way; between 0 (valley floor) and 1 (the highest summit). */
export function alps(random: Random, spacing: number): Profile {
  const rock = hills(random, spacing * 0.16, 0.8);
  const summits: { x: number; height: number; left: number; right: number }[] = [];
  for (let x = -700; x < 1500; x += spacing * random.between(0.55, 1.35)) {
    const width = () => spacing * random.between(0.75, 1.5);
    summits.push({ x, height: random.between(0.4, 1), left: width(), right: width() });
  }
  return (x) => {
    let highest = 0.06;
    for (const summit of summits) {
      const away = x < summit.x ? (summit.x - x) / summit.left : (x - summit.x) / summit.right;
      highest = Math.max(highest, summit.height * Math.max(0, 1 - away) ** 1.2);
    }
    return highest + rock(x) * 0.045;
  };
}

export interface Band {
  /** The ridge that the band begins with. */
  top: Profile;
  /** The line that it ends in; the lines between run from one to the other. */
  base: Profile;
  count: number;
  /** 1 spaces the lines evenly; above 1 they crowd at the ridge, below 1 at the foot. */
  rhythm?: number;
  /** How far the inner lines wander, in units. */
  wander?: number;
  /** The stretch of the palette's land that the band takes, 0 far to 1 near. */
  depth: readonly [number, number];
  /** Filled down to here instead of to the ground. */
  level?: number;
  /** Mixes haze of this colour into the band. */
  haze?: { colour: Oklch; amount: number };
  from?: number;
  to?: number;
}

/** A body of land as nested contour lines, each filled, so that it reads as a relief. */
export function band(stage: Stage, options: Band): string {
  const { top, base, count, rhythm = 1, wander = 0, depth, level, haze } = options;
  const { palette, random, lineWidth } = stage;
  const from = options.from ?? stage.from;
  const to = options.to ?? stage.to;
  const drift = createNoise(random);
  const paths: string[] = [];
  for (let i = 0; i < count; i++) {
    const t = count === 1 ? 0 : i / (count - 1);
    const eased = t ** rhythm;
    const profile: Profile = (x) =>
      top(x) * (1 - eased) + base(x) * eased + wander * Math.sin(Math.PI * t) * drift(x / 110 + i * 0.13);
    const land = along(palette.land, depth[0] + (depth[1] - depth[0]) * t);
    const fill = haze ? mix(land, haze.colour, haze.amount * (1 - t * 0.35)) : land;
    // Dark lines drown in dark land: there the lines take the light of the horizon.
    const line = palette.night || fill[0] > 0.47 ? palette.line : mix(along(palette.sky, 1), fill, 0.3);
    const opacity = palette.lineOpacity * (haze ? 1 - haze.amount * 0.55 : 1);
    paths.push(
      `<path d="${area(profile, from, to, level)}" fill="${hex(fill)}" stroke="${hex(line)}" ` +
        `stroke-opacity="${opacity.toFixed(2)}" stroke-width="${lineWidth.toFixed(2)}"/>`,
    );
  }
  return paths.join("");
}
