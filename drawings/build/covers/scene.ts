import type { Orb } from "./sky.ts";
import type { Stage } from "./terrain.ts";

/** A landscape without its sky: where the orb stands, where the sky ends, and the land and water in front of both. */
export interface Scene {
  orb: Orb;
  horizon: number;
  land: string;
}

export type Compose = (stage: Stage) => Scene;

/** 0 below `low`, 1 above `high`, an S between them. */
export const smooth = (low: number, high: number, x: number) => {
  const t = Math.min(Math.max((x - low) / (high - low), 0), 1);
  return t * t * (3 - 2 * t);
};

/** A sun is full, sometimes ringed; a moon may be a crescent too. */
export function orbStyle(stage: Stage): Orb["style"] {
  return stage.palette.moon
    ? stage.random.pick(["disc", "crescent", "rings"])
    : stage.random.pick(["disc", "disc", "rings"]);
}
