import { categoryLight } from "../../../content-loader/data/categories.ts";
import { createRandom } from "../../browser/random.ts";
import { families, type Palette } from "./palettes.ts";
import type { Scene } from "./scene.ts";
import { sceneNames, scenes } from "./scenes.ts";
import { drawCurtains, drawOrb, drawSky, drawStars, type Orb } from "./sky.ts";
import type { Stage } from "./terrain.ts";

/** The visible part of a landscape, in cover units. */
export interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Part of every seed, chosen among 20,000: it spreads the first 26 articles evenly over compositions and
 * moods (covers.test.ts). Changing it redraws every cover.
 */
const edition = "14549";

export interface Cover {
  palette: Palette;
  orb: Orb;
  /** The drawing without the svg element; x from -400 to 1200, y from -80 to 480. */
  body: string;
}

/** The whole picture: the article's hero and, smaller, its card. */
const heroWindow: Window = { x: 0, y: 0, width: 800, height: 400 };

/**
 * The landscape of an article.
 *
 * @param slug seed of composition, land, orb and mood
 * @param category id in content/data/categories.json, decides the light
 */
export function composeCover(slug: string, category: string): Cover {
  const random = createRandom(`${edition}/${slug}`);
  const palette = random.pick(families[categoryLight(category)]);
  const compose = scenes[random.pick(sceneNames)];
  const [from, to] = [-400, 1200];
  const stage = { random, palette, from, to, lineWidth: random.between(0.8, 1.25) };
  const scene = compose(stage);
  const orb = {
    ...scene.orb,
    x: Math.round(scene.orb.x),
    y: Math.round(scene.orb.y),
    radius: Math.round(scene.orb.radius),
  };
  return { palette, orb, body: drawScene(stage, { ...scene, orb }) };
}

/** A scene with its sky, without the svg element. */
export function drawScene({ random, palette, from, to }: Stage, { orb, horizon, land }: Scene): string {
  const parts = [drawSky(palette, orb, horizon, from, to)];
  if (palette.moon) parts.push(drawStars(random, from, to, horizon - 40));
  if (palette.curtains) parts.push(drawCurtains(random, palette.curtains, from, to, horizon - 60));
  parts.push(drawOrb(palette, orb), land);
  return parts.join("");
}

/** An SVG document of a part of a cover. */
export function coverSvg(body: string, window: Window, width: number, height: number, over = ""): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="${window.x} ${window.y} ${window.width} ${window.height}">${body}${over}</svg>`
  );
}

/** An article's cover as SVG, 800 by 400 by default. */
export function drawCover(slug: string, category: string, width = 800, height = 400): string {
  return coverSvg(composeCover(slug, category).body, heroWindow, width, height);
}
