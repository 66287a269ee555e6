/** Colours in OKLCH, as in the design tokens, converted to sRGB for renderers. */

/** Lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** Parses the three numbers inside CSS `oklch()`. */
export function oklch(text: string): Oklch {
  const [lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN] = text
    .trim()
    .split(/\s+/)
    .map(Number);
  if (Number.isNaN(lightness + chroma + hue)) throw new Error(`Not an OKLCH colour: "${text}".`);
  return [lightness, chroma, hue];
}

type Lab = readonly [number, number, number];

function toLab([lightness, chroma, hue]: Oklch): Lab {
  const angle = (hue * Math.PI) / 180;
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

function toOklch([lightness, a, b]: Lab): Oklch {
  return [lightness, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI];
}

/** Interpolates two colours in OKLab (without passing other hues). */
export function mix(from: Oklch, to: Oklch, t: number): Oklch {
  const [l1, a1, b1] = toLab(from);
  const [l2, a2, b2] = toLab(to);
  return toOklch([l1 + (l2 - l1) * t, a1 + (a2 - a1) * t, b1 + (b2 - b1) * t]);
}

/** The colour at t (0 to 1) on a gradient with equal steps. */
export function along(stops: readonly [Oklch, ...Oklch[]], t: number): Oklch {
  const place = Math.min(Math.max(t, 0), 1) * (stops.length - 1);
  const index = Math.min(Math.floor(place), stops.length - 2);
  const from = stops[index] ?? stops[0];
  return mix(from, stops[index + 1] ?? from, place - index);
}

/** `#rrggbb`, clipped to sRGB. Matrices: Björn Ottosson, "A perceptual color space for image processing". */
export function hex(colour: Oklch): string {
  const [lightness, a, b] = toLab(colour);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const channels = linear.map((value) => {
    const clipped = Math.min(Math.max(value, 0), 1);
    const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}
