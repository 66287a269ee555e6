import { hex } from "../../../drawings/browser/color.ts";
import { pickHue } from "../../page/monogram.ts";
import { linesPath, type Poster, posterSvg } from "../../page/poster.ts";
import { nameLines } from "./name-lines.ts";

const archivo = (wdth: number, wght = 800) => ({ file: "fonts/archivo.woff2", axes: { wdth, wght } });
const black = "#0d0d0d";
/** Maximum height of the name, to leave space for the headline. */
const maxNameHeight = 400;

/** Padding at both ends of the name, as on the page. */
const inset = 17;

/** The name across the full width, above the headline on the signal colour. */
export const poster: Poster<"62" | "75" | "100" | "125" | "headline" | "mono"> = {
  fonts: {
    "62": archivo(62),
    "75": archivo(75),
    "100": archivo(100),
    "125": archivo(125),
    headline: { ...archivo(88, 600), tracking: -0.02 },
    mono: { file: "fonts/martian-mono.woff2" },
  },
  draw(profile, letters, scheme) {
    const [ground, ink] = scheme === "dark" ? [hex([0.155, 0, 0]), hex([0.97, 0, 0])] : ["#fff", black];
    const parts: string[] = [];
    const lines = nameLines(profile.name);
    const whole = lines.reduce((sum, { height }) => sum + height * 1.2 + 16, 0);
    const scale = Math.min(1, maxNameHeight / whole);
    let y = 66;
    for (const { text, stretch, size, height } of lines) {
      const set = letters[`${stretch}`];
      const wide = ((1200 - 2 * inset) * scale) / set.width(text, size * 1.2 * scale);
      y += height * 1.2 * scale;
      parts.push(
        `<path transform="translate(${inset} ${y}) scale(${wide} 1)" d="${set.outline(text, 0, 0, size * 1.2 * scale)}"/>`,
      );
      y += 16 * scale;
    }
    const top = y + 6 * scale;
    const headline = letters.headline.fit(profile.headline ?? profile.label ?? " ", {
      width: 1120,
      height: 630 - top - 50,
      sizes: [60, 54, 48, 42, 36, 30, 26, 22],
      maxLines: 4,
      lineHeight: 1.06,
    });
    return posterSvg(
      `<path d="M0 0h1200v630H0z" fill="${ground}"/><g fill="${ink}">${parts.join("")}` +
        `<path d="${letters.mono.outline([profile.name, profile.label].filter(Boolean).join("    "), 26, 42, 17)}"/></g>` +
        `<path d="M0 ${top}h1200v${630 - top}H0z" fill="${hex([0.76, 0.19, pickHue(profile.name)])}"/><path d="M0 ${top}h1200v6H0z" fill="${black}"/>` +
        `<path d="${linesPath(letters.headline, headline.lines, { x: 26, y: top + 26 + headline.size * 0.86, size: headline.size, leading: 1.06 })}" fill="${black}"/>`,
    );
  },
};
