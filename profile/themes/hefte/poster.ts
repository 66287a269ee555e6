import { hex } from "../../../drawings/browser/color.ts";
import { linesPath, type Poster, posterSvg } from "../../page/poster.ts";
import { pickInk } from "./inks.ts";
import { blockSize, initialBaseline, patternLines } from "./pattern.ts";

/** The colours of hefte.css: paper, its fold, ink. */
const colours = {
  light: { paper: hex([0.962, 0.018, 92]), fold: hex([0.88, 0.026, 88]), ink: hex([0.24, 0.02, 50]) },
  dark: { paper: hex([0.195, 0.018, 60]), fold: hex([0.15, 0.014, 60]), ink: hex([0.9, 0.03, 82]) },
};
const roman = { file: "fonts/vollkorn.woff2", axes: { wght: 400 } };
const bold = { file: "fonts/vollkorn.woff2", axes: { wght: 600 } };
const italic = { file: "fonts/vollkorn-italic.woff2" };

/** An open spread: the title on the left, the drawn initial on the right. */
export const poster: Poster<"roman" | "bold" | "italic"> = {
  fonts: { roman, bold, italic },
  draw(profile, letters, scheme) {
    const { name, headline: text = "", label } = profile;
    const { paper, fold, ink } = colours[scheme];
    const [lightness, chroma, hue] = pickInk(name);
    const second = hex(scheme === "dark" ? [0.78, chroma * 0.8, hue] : [lightness, chroma, hue]);
    const title = letters.roman.fit(name, {
      width: 560,
      height: 260,
      sizes: [104, 92, 80, 68, 56, 46, 38],
      maxLines: 4,
    });
    const headline = letters.italic.fit(text, {
      width: 540,
      height: 210,
      sizes: [36, 32, 28, 24, 20],
      maxLines: 7,
      lineHeight: 1.32,
    });
    const below = 150 + title.lines.length * title.size * 1.02;
    const letter = [...name.trim()][0]?.toUpperCase() ?? "";
    const size = 205;
    return posterSvg(
      `<path d="M0 0h1200v630H0z" fill="${paper}"/>` +
        `<linearGradient id="fold"><stop stop-color="${fold}"/><stop offset="1" stop-color="${paper}"/></linearGradient>` +
        `<path d="M690 0h90v630h-90z" fill="url(#fold)"/><path d="M690 0v630" stroke="${ink}" stroke-opacity=".3"/>` +
        `<path d="${letters.roman.outline((label ?? "").toUpperCase(), 70, 92, 21)}" fill="${second}"/>` +
        `<path d="${linesPath(letters.roman, title.lines, { x: 66, y: 120 + title.size * 0.8, size: title.size, leading: 1.02 })}" fill="${ink}"/>` +
        `<path d="${linesPath(letters.italic, headline.lines, { x: 70, y: below + headline.size * 1.3, size: headline.size, leading: 1.32 })}" fill="${ink}"/>` +
        `<g transform="translate(790 155) scale(${320 / blockSize})"><path d="M0 0h${blockSize}v${blockSize}H0z" fill="${second}"/>` +
        `<g fill="none" stroke="${paper}" stroke-width="1.6">${patternLines(name)
          .map((path) => `<path d="${path}"/>`)
          .join("")}</g>` +
        `<path d="M7 7h226v226H7z" fill="none" stroke="${paper}" stroke-width="2.4"/>` +
        `<path d="${letters.bold.outline(letter, (blockSize - letters.bold.width(letter, size)) / 2, initialBaseline(letter), size)}" fill="${paper}" stroke="${second}" stroke-width="9" paint-order="stroke"/></g>`,
    );
  },
};
