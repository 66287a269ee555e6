import type { Oklch } from "../../../drawings/browser/color.ts";
import { createRandom } from "../../../drawings/browser/random.ts";

/** Second inks of an edition, dark enough for small text on its paper: madder, verdigris, indigo, ochre, violet, petrol. */
export const inks: readonly [Oklch, ...Oklch[]] = [
  [0.47, 0.15, 28],
  [0.45, 0.09, 165],
  [0.42, 0.12, 262],
  [0.46, 0.1, 65],
  [0.43, 0.12, 330],
  [0.44, 0.08, 205],
];

/** The second ink of a person's edition. */
export function pickInk(name: string): Oklch {
  return createRandom(`hefte/${name}`).pick(inks);
}
