import type { Oklch } from "../../../drawings/browser/color.ts";
import { createRandom } from "../../../drawings/browser/random.ts";

/** Accent colours, dark enough for small text: madder, verdigris, indigo, ochre, violet, petrol. */
export const inks: readonly [Oklch, ...Oklch[]] = [
  [0.47, 0.15, 28],
  [0.45, 0.09, 165],
  [0.42, 0.12, 262],
  [0.46, 0.1, 65],
  [0.43, 0.12, 330],
  [0.44, 0.08, 205],
];

/** The accent colour derived from a name. */
export function pickInk(name: string): Oklch {
  return createRandom(`hefte/${name}`).pick(inks);
}
