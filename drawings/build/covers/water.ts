import { hex, mix } from "../../browser/color.ts";
import { horizonColour, type Orb, stops } from "./sky.ts";
import type { Stage } from "./terrain.ts";

/** Open water: the sky mirrored and darker. */
export function drawWater({ palette, from, to }: Stage, horizon: number): string {
  const near = palette.land[palette.land.length - 1] ?? palette.land[0];
  const far = mix(horizonColour(palette), near, 0.1);
  const deep = mix(mix(palette.sky[0], near, 0.55), near, palette.night ? 0.3 : 0.05);
  return (
    `<defs><linearGradient id="water" gradientUnits="userSpaceOnUse" x1="0" y1="${horizon}" x2="0" y2="430">` +
    `${stops([far, mix(far, deep, 0.62), deep])}</linearGradient></defs>` +
    `<rect x="${from}" y="${horizon}" width="${to - from}" height="260" fill="url(#water)"/>`
  );
}

/** The orb's reflection and a few calm lines. */
export function drawGlitter(stage: Stage, orb: Orb, horizon: number): string {
  const { palette, random, from, to, lineWidth } = stage;
  const lines: string[] = [];
  let y = horizon + 5;
  for (let i = 0; y < 440; i++) {
    const open = (y - horizon) / 190;
    const half =
      orb.radius * (0.95 - 0.35 * Math.sin(Math.min(open, 1) * Math.PI)) * random.between(0.45, 1.1);
    const x = orb.x + random.between(-0.22, 0.22) * orb.radius;
    lines.push(stroke(x - half, x + half, y, hex(palette.orb), 0.85 - open * 0.45, 1.5 + open * 1.6));
    if (i % 2 === 0) {
      const start = random.between(from, to);
      lines.push(
        stroke(
          start,
          start + random.between(60, 260),
          y + 3,
          hex(palette.line),
          0.16 + open * 0.14,
          lineWidth,
        ),
      );
    }
    y += 5.5 + open * 13;
  }
  return lines.join("");
}

function stroke(x1: number, x2: number, y: number, colour: string, opacity: number, width: number): string {
  return (
    `<path d="M${x1.toFixed(1)} ${y.toFixed(1)}H${x2.toFixed(1)}" fill="none" stroke="${colour}" stroke-linecap="round" ` +
    `stroke-opacity="${Math.max(opacity, 0.15).toFixed(2)}" stroke-width="${width.toFixed(2)}"/>`
  );
}
