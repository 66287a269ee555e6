import { hex, type Oklch } from "../../../drawings/browser/color.ts";
import { linesPath, type Poster, posterSvg } from "../../page/poster.ts";
import { coastHeight, coastPaths, coastWidth } from "./coast.ts";
import { pickHues } from "./hues.ts";

const display = { file: "fonts/bricolage-display.woff2", tracking: -0.03 };
const text = { file: "fonts/bricolage-text.woff2", axes: { wght: 600 } };
const horizon = 470;

/** The opening of the page: sky, headline, coast and the water below it. The colours are those of kyst.css. */
export const poster: Poster<"display" | "text"> = {
  fonts: { display, text },
  draw(profile, letters, scheme) {
    const { water, light } = pickHues(profile.name);
    const of = (lightness: number, chroma: number, hue = water) => hex([lightness, chroma, hue] as Oklch);
    const ink = scheme === "dark" ? of(0.955, 0.015) : of(0.22, 0.05);
    const [top, glow, ...land] =
      scheme === "dark"
        ? [
            of(0.17, 0.045),
            of(0.4, 0.085, light),
            of(0.34, 0.055),
            of(0.27, 0.055),
            of(0.14, 0.035),
            of(0.3, 0.07),
          ]
        : [
            of(0.82, 0.065),
            of(0.955, 0.05, light),
            of(0.83, 0.045),
            of(0.71, 0.06),
            of(0.37, 0.07),
            of(0.265, 0.065),
          ];
    const headline = profile.headline ?? profile.label ?? profile.name;
    const { size, lines } = letters.display.fit(headline, {
      width: 1060,
      height: 268,
      sizes: [132, 118, 104, 92, 82, 72, 64, 56, 48, 40, 32],
      maxLines: 6,
      lineHeight: 0.94,
    });
    const first = horizon - 118 - (lines.length - 1) * size * 0.94;
    const [far, middle, near] = coastPaths(profile);
    const scale = `translate(0 ${horizon - 110}) scale(${1200 / coastWidth} ${110 / coastHeight})`;
    return posterSvg(
      `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${glow}"/></linearGradient>` +
        `<path d="M0 0h1200v${horizon}H0z" fill="url(#sky)"/>` +
        `<circle cx="1010" cy="${horizon - 28}" r="74" fill="${of(0.69, 0.195, 42)}"/>` +
        `<g transform="${scale}"><path d="${far}" fill="${land[0]}"/><path d="${middle}" fill="${land[1]}"/>` +
        `<path d="${near}" fill="${land[2]}"/></g>` +
        `<path d="M0 ${horizon}h1200v160H0z" fill="${land[3]}"/>` +
        `<path d="${linesPath(letters.display, lines, { x: 58, y: first, size, leading: 0.94 })}" fill="${ink}"/>` +
        `<path d="${letters.text.outline(profile.name, 60, 66, 26)}" fill="${ink}"/>` +
        `<path d="${letters.text.outline(profile.label ?? "", 60, 545, 30)}" fill="${of(0.965, 0.02)}"/>`,
    );
  },
};
