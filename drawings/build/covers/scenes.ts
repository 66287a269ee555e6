import { bowl, fan, peak, plain, range, spurs, swell } from "./land-scenes.ts";
import { fjord, headland, mirror, skerries } from "./water-scenes.ts";

/** All compositions. Their number and order are part of the seed. */
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

type SceneName = keyof typeof scenes;

export const sceneNames = Object.keys(scenes) as [SceneName, ...SceneName[]];
