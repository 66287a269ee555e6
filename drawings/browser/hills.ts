import { createNoise, type Random } from "./random.ts";

/** Height of a ridge at x, in cover units (800 wide, 400 high, y grows downwards). */
export type Profile = (x: number) => number;

/** Noise in two or three octaves between -1 and 1; features are `length` units apart. */
export function hills(random: Random, length: number, detail = 0.35): Profile {
  const broad = createNoise(random);
  const fine = createNoise(random);
  const norm = 1 + detail;
  return (x) => (broad(x / length) + detail * fine(x / (length * 0.37))) / norm;
}
