import { along, hex, oklch } from "../covers/colour.ts";
import { type Bar, contour, frame, onSheet, rising } from "./layout.ts";
import { byte } from "./sky.ts";
import { passage, settle } from "./timeline.ts";

/** The lines of the CV that lift off, unfurl across the frame and come to rest as a landscape. */

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export const contourCount = 20;

const segments = 96;
const land = [
  oklch(".46 .085 190"),
  oklch(".34 .068 205"),
  oklch(".24 .05 222"),
  oklch(".165 .038 232"),
] as const;
const light = [oklch(".93 .07 160"), oklch(".86 .115 168"), oklch(".6 .09 190")] as const;

interface Ribbon {
  points: { x: number; y: number }[];
  /** 0 on the sheet, 1 in the landscape; the mean of its points. */
  progress: number;
  /** The same for the end that is furthest behind. */
  grounded: number;
  bar: Bar;
}

/** Contour line i at a time. Its right end leaves first and its left end follows, as a ribbon does. */
export function ribbon(i: number, time: number): Ribbon {
  const source = Math.floor((i * rising.length) / contourCount);
  const bar = rising[source] ?? { x: 44, y: 140, width: 100, height: 6 };
  const delay = 0.25 + 0.055 * ((i * 7) % contourCount) + 0.03 * i;
  const points: Ribbon["points"] = [];
  let progress = 0;
  let grounded = 1;
  for (let k = 0; k <= segments; k++) {
    const u = k / segments;
    const p = passage(time, delay + (1 - u) * 0.75, 1.9, 0.012 * i + (1 - u) * 0.16);
    const start = onSheet(bar.x + bar.width * u, bar.y);
    const endX = -20 + (frame.width + 40) * u;
    const endY = contour(i, contourCount, endX);
    // On the way the ribbon swings up towards the light.
    const swing = Math.sin(Math.PI * p);
    points.push({
      x: start.x + (endX - start.x) * p + 46 * swing * Math.sin(u * 3 + i * 0.8),
      y: start.y + (endY - start.y) * p - swing * (70 + 62 * Math.sin(u * 4.2 + i * 0.55)),
    });
    progress += p / (segments + 1);
    grounded = Math.min(grounded, p);
  }
  return { points, progress, grounded, bar };
}

function path(context: Context, points: Ribbon["points"], down = 0, right = 0): void {
  context.beginPath();
  for (const [k, { x, y }] of points.entries()) {
    if (k === 0) context.moveTo(x + right, y + down);
    else context.lineTo(x + right, y + down);
  }
}

/** Land, back to front: each line carries the ground below it once it has come to rest. */
export function drawLand(context: Context, ribbons: readonly Ribbon[]): void {
  for (const [i, { points, progress, grounded }] of ribbons.entries()) {
    const opacity = settle((grounded - 0.8) / 0.2);
    if (opacity > 0) {
      path(context, points);
      context.lineTo(frame.width + 20, frame.height + 20);
      context.lineTo(-20, frame.height + 20);
      context.closePath();
      context.fillStyle = hex(along(land, i / (contourCount - 1))) + byte(opacity);
      context.fill();
    }
    if (progress > 0) drawLight(context, points, progress, i);
  }
}

function drawLight(context: Context, points: Ribbon["points"], progress: number, i: number): void {
  const colour = hex(along(light, i / (contourCount - 1)));
  const flight = Math.sin(Math.PI * progress);
  context.lineCap = "round";
  context.lineJoin = "round";
  path(context, points);
  if (flight > 0.05) {
    context.strokeStyle = colour + byte(0.12 * flight);
    context.lineWidth = 11;
    context.stroke();
  }
  context.strokeStyle = colour + byte(0.55 + 0.35 * flight);
  context.lineWidth = 5.5 + (1.3 - 5.5) * settle(progress * 1.6);
  context.stroke();
}

/** The same lines where they are still ink on paper, with the shadow that shows how far they have lifted. */
export function drawInk(context: Context, ribbons: readonly Ribbon[]): void {
  const ink = hex(oklch(".43 .03 230"));
  const strong = hex(oklch(".3 .045 225"));
  context.lineCap = "round";
  context.lineJoin = "round";
  let last: Bar | undefined;
  for (const { points, progress, bar } of ribbons) {
    // Two contours may come from one line; on the sheet they are one.
    if (progress === 0 && bar === last) continue;
    last = bar;
    const width = bar.height + (1.6 - bar.height) * settle(progress * 1.5);
    if (progress > 0.002) {
      const lift = Math.min(progress * 5, 1);
      path(context, points, 16 * lift, 5 * lift);
      context.strokeStyle = ink + byte(0.13 * (1 - progress));
      context.lineWidth = width + 7 * lift;
      context.stroke();
    }
    path(context, points);
    context.strokeStyle = (bar.strong ? strong : ink) + byte(bar.strong ? 0.92 : 0.46);
    context.lineWidth = width;
    context.stroke();
  }
}
