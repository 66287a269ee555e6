import { createRandom } from "../../../drawings/browser/random.ts";

/** Hues that water can have, and the light over it. */
const waters = [205, 220, 235, 250, 262] as const;
const lights = [35, 55, 72, 88] as const;

/** A person's water and light. */
export function pickHues(name: string): { water: number; light: number } {
  const random = createRandom(`kyst/${name}`);
  return { water: random.pick(waters), light: random.pick(lights) };
}
