import { bowl, fan, peak, plain, range, spurs, swell } from "./land-scenes.ts";
import { fjord, headland, mirror, skerries } from "./water-scenes.ts";

/** Every way a fjord is composed. The order is part of the seed: a new one goes last, and redraws the others even so. */
export const scenes = {
  swell,
  peak,
  fjord,
  mirror,
  range,
  skerries,
  plain,
  headland,
  fan,
  bowl,
  spurs,
} as const;

export type SceneName = keyof typeof scenes;

export const sceneNames = Object.keys(scenes) as [SceneName, ...SceneName[]];
