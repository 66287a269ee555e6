import { along, hex, mix, type Oklch } from "../../browser/color.ts";
import { hills, type Profile } from "../../browser/hills.ts";
import { createNoise, type Random } from "../../browser/random.ts";
import type { Palette } from "./palettes.ts";

/** Drawing context of a scene, and its horizontal extent. */
export interface Stage {
  random: Random;
  palette: Palette;
  from: number;
  to: number;
  lineWidth: number;
}

/** Below every crop of a cover. */
const ground = 480;

const point = (x: number, y: number) => `${x} ${Math.round(y * 10) / 10}`;

/** An open path along a profile. */
function trace(profile: Profile, from: number, to: number, step = 4): string {
  const points: string[] = [];
  for (let x = from; x <= to; x += step) points.push(point(x, profile(x)));
  return `M${points.join("L")}`;
}

/** The area below a profile, down to a level (the ground or a waterline). */
function area(profile: Profile, from: number, to: number, level = ground): string {
  return `${trace((x) => Math.min(profile(x), level), from, to)}L${point(to, level)}L${point(from, level)}Z`;
}

/** Overlapping rock cones; 0 (valley floor) to 1 (highest summit). */
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
  /** The last line; the lines between are interpolated. */
  base: Profile;
  count: number;
  /** 1 spaces the lines evenly; above 1 they crowd at the ridge, below 1 at the foot. */
  rhythm?: number;
  /** Random offset of the inner lines, in units. */
  wander?: number;
  /** Range of the palette's land colours, 0 far to 1 near. */
  depth: readonly [number, number];
  /** Bottom of the filled area, the ground by default. */
  level?: number;
  /** Mixes haze of this colour into the band. */
  haze?: { colour: Oklch; amount: number };
  from?: number;
  to?: number;
}

/** A landform as nested, filled contour lines. */
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
    // Dark lines are invisible on dark land, so they take the horizon's light there.
    const line = palette.night || fill[0] > 0.47 ? palette.line : mix(along(palette.sky, 1), fill, 0.3);
    const opacity = palette.lineOpacity * (haze ? 1 - haze.amount * 0.55 : 1);
    paths.push(
      `<path d="${area(profile, from, to, level)}" fill="${hex(fill)}" stroke="${hex(line)}" ` +
        `stroke-opacity="${opacity.toFixed(2)}" stroke-width="${lineWidth.toFixed(2)}"/>`,
    );
  }
  return paths.join("");
}
