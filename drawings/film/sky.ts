import { hex, mix, oklch } from "../covers/colour.ts";
import { createNoise, createRandom } from "../covers/random.ts";
import { frame } from "./layout.ts";
import { cycle } from "./timeline.ts";

/** The air of the film: the warm table, the night of the website and its northern lights. */

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
export function byte(opacity: number): string {
  return Math.round(Math.min(Math.max(opacity, 0), 1) * 255)
    .toString(16)
    .padStart(2, "0");
}

/** Paper with dawn in one corner and, as the light comes, aurora in the other. */
export function drawTable(context: Context, light: number): void {
  const gradient = context.createLinearGradient(0, 0, 0, frame.height);
  gradient.addColorStop(0, hex(oklch(".975 .014 82")));
  gradient.addColorStop(1, hex(oklch(".945 .016 190")));
  context.fillStyle = gradient;
  context.fillRect(0, 0, frame.width, frame.height);
  glow(context, 120, 20, 760, hex(oklch(".9 .085 68")), 0.75);
  glow(context, 1240, 20, 820, hex(oklch(".88 .1 168")), 0.35 + 0.5 * light);
}

/** Night from zenith to horizon. */
export function drawNight(context: Context): void {
  const gradient = context.createLinearGradient(0, 0, 0, 560);
  const [top, middle, low] = [oklch(".2 .048 240"), oklch(".275 .058 222"), oklch(".43 .085 192")];
  for (let i = 0; i <= 8; i++) {
    const t = i / 8;
    gradient.addColorStop(t, hex(t < 0.5 ? mix(top, middle, t * 2) : mix(middle, low, t * 2 - 1)));
  }
  context.fillStyle = gradient;
  context.fillRect(0, 0, frame.width, frame.height);
}

const random = createRandom("film");
const fold = createNoise(random);
const reach = createNoise(random);
const strength = createNoise(random);
const stars = Array.from({ length: 70 }, () => ({
  x: random.between(0, frame.width),
  y: random.between(0, 420) * random.next(),
  radius: 0.5 + 0.8 * random.next() ** 3,
  opacity: random.between(0.25, 0.8),
}));

export function drawStars(context: Context, opacity: number): void {
  for (const star of stars) {
    context.fillStyle = `#ffffff${byte(star.opacity * opacity)}`;
    context.beginPath();
    context.arc(star.x, star.y, star.radius, 0, 2 * Math.PI);
    context.fill();
  }
}

const curtainScale = 4;
const green = hex(oklch(".87 .14 162"));
const teal = hex(oklch(".72 .12 185"));
const violet = hex(oklch(".5 .16 300"));

/** Northern lights, painted small and enlarged: soft to the eye and cheap to encode. */
export function drawAurora(context: Context, time: number, opacity: number): void {
  const curtain = new OffscreenCanvas(frame.width / curtainScale, frame.height / curtainScale);
  const small = curtain.getContext("2d");
  if (!small || opacity <= 0) return;
  small.clearRect(0, 0, curtain.width, curtain.height);
  small.globalCompositeOperation = "lighter";
  for (let row = 0; row < 2; row++) {
    const drift = Math.sin(cycle(time) + row * 2.1) * 0.22;
    for (let x = 0; x < curtain.width; x += 1) {
      const u = x / curtain.width;
      const power = Math.max(0, 0.3 + 0.7 * strength(u * 4.2 + row * 7 + drift) + 0.3 * (u - 0.4)) * opacity;
      if (power < 0.02) continue;
      const hem =
        66 - row * 24 + fold(u * 3.4 + row * 3 + drift * 0.7) * 17 + fold(u * 9 + drift) * 4 - 16 * u;
      const height = 58 + 26 * reach(u * 13 + row * 5 - drift * 1.6);
      const gradient = small.createLinearGradient(0, hem, 0, hem - height);
      gradient.addColorStop(0, `${green}00`);
      gradient.addColorStop(0.07, green + byte(power * 0.8));
      gradient.addColorStop(0.3, teal + byte(power * 0.42));
      gradient.addColorStop(1, `${violet}00`);
      small.fillStyle = gradient;
      small.fillRect(x, hem - height, 1, height);
    }
  }
  context.save();
  context.globalCompositeOperation = "screen";
  context.imageSmoothingQuality = "high";
  context.drawImage(curtain, 0, 0, frame.width, frame.height);
  context.restore();
}

/** The light around the sun; added, not mixed, so that it stays clean on the night's blue. */
export function drawSunlight(context: Context, x: number, y: number, opacity: number): void {
  context.save();
  context.globalCompositeOperation = "screen";
  glow(context, x, y, 400, hex(oklch(".8 .09 115")), 0.36 * opacity);
  context.restore();
}
