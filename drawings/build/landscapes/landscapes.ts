import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hills, type Profile } from "../../browser/hills.ts";
import { createNoise, createRandom } from "../../browser/random.ts";
import { smooth } from "../covers/scene.ts";
import { alps } from "../covers/terrain.ts";

/** Size of every landscape in its own units; the land begins at the lower edge. */
const size = { width: 1600, height: 400 };

interface Form {
  /** Horizontal position of the highest summit. */
  summit: number;
  /** Its height. */
  height: number;
  /** Above 1 the left flank is the longer one. */
  lean: number;
  /** Position of the second summit relative to the first, and its share of the height. */
  shoulder: readonly [away: number, share: number];
}

/** One landscape for every page that ends in one; the seed is the name. */
const forms = {
  home: { summit: 1190, height: 372, lean: 1.25, shoulder: [-150, 0.62] },
  services: { summit: 1150, height: 350, lean: 1.5, shoulder: [170, 0.66] },
  pricing: { summit: 640, height: 310, lean: 0.8, shoulder: [190, 0.7] },
  "why-us": { summit: 430, height: 320, lean: 0.7, shoulder: [150, 0.58] },
  testimonials: { summit: 800, height: 330, lean: 1.05, shoulder: [-210, 0.6] },
  norway: { summit: 1080, height: 350, lean: 0.9, shoulder: [-240, 0.86] },
  "not-found": { summit: 1130, height: 380, lean: 1.15, shoulder: [140, 0.5] },
  receipt: { summit: 980, height: 330, lean: 1.3, shoulder: [-170, 0.6] },
} satisfies Record<string, Form>;

export type LandscapeName = keyof typeof forms;

export const landscapeNames = Object.keys(forms) as LandscapeName[];

/** Writes the landscapes as SVG files whose parts the pages use. */
export async function buildLandscapes(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of landscapeNames) await writeFile(join(folder, `${name}.svg`), drawLandscape(name));
}

/**
 * A landscape as an SVG document with two parts: `#land`, ranges as nested contours, and `#line`, its skyline
 * for narrow screens. Colours come from the page: `color` far up, `fill` at the foot, and `stroke`.
 */
export function drawLandscape(name: LandscapeName): string {
  const random = createRandom(`landscape/${name}`);
  const top = mountain(forms[name], alps(random, 120), hills(random, 34, 0.8));
  const rocks = alps(random, random.between(150, 210));
  // The range behind is low at the mountain.
  const far: Profile = (x) =>
    336 - rocks(x * 0.9) * (50 + 90 * smooth(150, 700, Math.abs(x - forms[name].summit)));
  const low = hills(random, 330, 0.25);
  const drift = createNoise(random);
  const near: Profile = (x) => 350 + low(x) * 30;
  const land = [
    contours({ top: far, base: () => 385, count: 5, tones: [0.26, 0.06], drift, wander: 3 }),
    contours({ top, base: (x) => 388 + low(x) * 8, count: 15, tones: [0.66, 0.04], drift, wander: 12 }),
    contours({ top: near, base: () => 414, count: 6, tones: [0.12, 0.02], drift, wander: 7 }),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">` +
    `<g id="land">${land.join("")}</g>` +
    `<path id="line" d="${area((x) => Math.min(top(x), near(x)))}" vector-effect="non-scaling-stroke"/></svg>\n`
  );
}

/** A steep summit on a wide base, as in Nordland, with a second one at its side and spurs on its flanks. */
function mountain({ summit, height, lean, shoulder }: Form, spurs: Profile, rock: Profile): Profile {
  return (x) => {
    const u = (Math.abs(x - summit) / 520) * (x < summit ? 1 / lean : lean);
    const tower = 0.5 * Math.max(0, 1 - u * 2.4) ** 1.15 + 0.5 * Math.exp(-u * 2);
    const v = Math.abs(x - summit - shoulder[0]) / 520;
    const side = shoulder[1] * (0.35 * Math.max(0, 1 - v * 4) + 0.65 * Math.exp(-v * 1.9));
    const flank = Math.min(u * 3, 1) * Math.exp(-u * 1.4);
    const shape = Math.max(tower, side) + (spurs(x) - 0.4) * 0.3 * flank;
    return 406 - height * shape - rock(x) * 9 * Math.min(u * 9, 1) * Math.exp(-u * 1.5);
  };
}

interface Contours {
  top: Profile;
  base: Profile;
  count: number;
  /** Share of the land's colour in the first and last fill. */
  tones: readonly [first: number, last: number];
  drift: Profile;
  wander: number;
}

/** A range as nested contours; the ground's colour is laid over each, so that they pale towards their foot. */
function contours({ top, base, count, tones, drift, wander }: Contours): string {
  const [first, last] = tones;
  const veil = 1 - (last / first) ** (1 / (count - 1));
  const path = (attributes: string, d: string) =>
    `<path ${attributes} vector-effect="non-scaling-stroke" d="${d}"/>`;
  return Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1);
    // The further down, the rounder.
    const round = 46 * t;
    const profile: Profile = (x) =>
      ((top(x - round) + 2 * top(x) + top(x + round)) / 4) * (1 - t) +
      base(x) * t +
      wander * Math.sin(Math.PI * t) * drift(x / 150 + i * 0.13);
    const d = area(profile);
    return i === 0
      ? `<path stroke="none" d="${d}"/>${path(`fill="currentColor" fill-opacity="${first}"`, d)}`
      : path(`fill-opacity="${veil.toFixed(2)}"`, d);
  }).join("");
}

/** The area below a profile. Its sides and bottom are outside the picture, so that only the profile shows a stroke. */
function area(profile: Profile): string {
  const step = 8;
  const moves: string[] = [];
  let from = Math.round(profile(-step) * 10);
  for (let x = 0; x <= size.width + step; x += step) {
    const to = Math.round(profile(x) * 10);
    moves.push(`${step} ${short((to - from) / 10)}`);
    from = to;
  }
  const start = Math.round(profile(-step) * 10) / 10;
  return `M-${step} ${start}l${moves.join(" ").replaceAll(" -", "-")}V${size.height + 20}H-${step}z`;
}

/** A number as path data, without a leading zero. */
function short(value: number): string {
  return String(value).replace(/^(-?)0\./, "$1.");
}
