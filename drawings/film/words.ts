import { type Flight, onSheet, sheet } from "./layout.ts";
import { ease, passage } from "./timeline.ts";

/** The lines of the CV that lift off, turn and grow, and settle as the words of the website. */

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A picture of words, and how many of its pixels make one of what it shows. */
export interface Words {
  picture: ImageBitmap;
  scale: number;
}

/** A line at a time: its middle in the frame, how it is turned, how large it is and how far it has come. */
interface Moment {
  x: number;
  y: number;
  angle: number;
  width: number;
  height: number;
  progress: number;
}

const between = (from: number, to: number, p: number) => from + (to - from) * p;

/** Where line i of n is. The lines set out from the head of the sheet to its foot, and go home in the same order. */
export function momentOf({ from, to }: Flight, i: number, n: number, time: number): Moment {
  const p = passage(time, 0.3 + (0.9 * i) / n, 1.9, (0.3 * i) / n);
  const start = onSheet(from.x + from.width / 2, from.y + from.height / 2);
  // On the way they swing up towards the light, each a little otherwise.
  const swing = Math.sin(Math.PI * p) * (40 + 50 * Math.sin(i * 1.7) ** 2);
  return {
    x: between(start.x, to.x + to.width / 2, p),
    y: between(start.y, to.y + to.height / 2, p) - swing,
    angle: sheet.angle * (1 - p) + 0.1 * Math.sin(2 * Math.PI * p) * Math.sin(i * 2.3),
    width: between(from.width, to.width, p),
    height: between(from.height, to.height, p),
    progress: p,
  };
}

/** Draws all lines where they are at a time: as they stand in the CV at first, as the website has them in the end. */
export function drawWords(
  context: Context,
  flights: readonly Flight[],
  cv: Words,
  website: Words,
  time: number,
): void {
  for (const [i, { from, to, leads }] of flights.entries()) {
    const moment = momentOf({ from, to, leads }, i, flights.length, time);
    const turned = ease((moment.progress - 0.2) / 0.6);
    const { x, y, angle, width, height } = moment;
    context.save();
    context.translate(x, y);
    context.rotate(angle);
    for (const [{ picture, scale }, strip, opacity] of [
      [cv, from, 1 - turned],
      [website, to, leads ? turned : 0],
    ] as const) {
      if (opacity <= 0.004) continue;
      context.globalAlpha = opacity;
      const cut = [strip.x, strip.y, strip.width, strip.height].map((length) => length * scale);
      const [left = 0, top = 0, across = 0, down = 0] = cut;
      context.drawImage(picture, left, top, across, down, -width / 2, -height / 2, width, height);
    }
    context.restore();
  }
}
