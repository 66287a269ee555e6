import type { Orb } from "./sky.ts";
import type { Stage } from "./terrain.ts";

/** A landscape without its sky: orb position, horizon, and land and water. */
export interface Scene {
  orb: Orb;
  horizon: number;
  land: string;
}

export type Compose = (stage: Stage) => Scene;

/** Smoothstep: 0 below `low`, 1 above `high`. */
export const smooth = (low: number, high: number, x: number) => {
  const t = Math.min(Math.max((x - low) / (high - low), 0), 1);
  return t * t * (3 - 2 * t);
};

/** A sun is full or ringed; a moon may be a crescent. */
export function orbStyle(stage: Stage): Orb["style"] {
  return stage.palette.moon
    ? stage.random.pick(["disc", "crescent", "rings"])
    : stage.random.pick(["disc", "disc", "rings"]);
}
