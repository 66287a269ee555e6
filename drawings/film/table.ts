import { hex, oklch } from "../covers/colour.ts";
import { frame } from "./layout.ts";

/** The warm table that the sheet lies on. */

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

function glow(context: Context, x: number, y: number, radius: number, colour: string, opacity: number): void {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, `${colour}${byte(opacity)}`);
  gradient.addColorStop(0.5, `${colour}${byte(opacity * 0.34)}`);
  gradient.addColorStop(1, `${colour}00`);
  context.fillStyle = gradient;
  context.fillRect(0, 0, frame.width, frame.height);
}

/** An opacity as the last two digits of `#rrggbbaa`. */
function byte(opacity: number): string {
  return Math.round(Math.min(Math.max(opacity, 0), 1) * 255)
    .toString(16)
    .padStart(2, "0");
}

/** Paper with dawn in one corner and, as the light comes, more of it in the other. */
export function drawTable(context: Context, light: number): void {
  const gradient = context.createLinearGradient(0, 0, 0, frame.height);
  gradient.addColorStop(0, hex(oklch(".975 .014 82")));
  gradient.addColorStop(1, hex(oklch(".945 .016 190")));
  context.fillStyle = gradient;
  context.fillRect(0, 0, frame.width, frame.height);
  glow(context, 120, 20, 760, hex(oklch(".9 .085 68")), 0.75);
  glow(context, 1240, 20, 820, hex(oklch(".88 .1 168")), 0.35 + 0.5 * light);
}
