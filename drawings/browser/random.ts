/** Deterministic random numbers, so that a cover is the same on every machine and run. */

export interface Random {
  /** The next number in [0, 1). */
  next(): number;
  between(low: number, high: number): number;
  /** An integer from low to high, inclusive. */
  whole(low: number, high: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
}

/** 32-bit FNV-1a hash of a text. */
export function hash32(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 0;
}

/** A mulberry32 generator seeded by a text. */
export function createRandom(seed: string): Random {
  let state = hash32(seed);
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
  const between = (low: number, high: number) => low + (high - low) * next();
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}

/** Smooth noise from -1 to 1 through random heights at integers. */
export function createNoise(random: Random): (x: number) => number {
  const heights = Array.from({ length: 256 }, () => random.between(-1, 1));
  const height = (i: number) => heights[((i % 256) + 256) % 256] ?? 0;
  return (x) => {
    const left = Math.floor(x);
    const t = x - left;
    // Quintic fade: a continuous second derivative avoids visible kinks in hairlines.
    const fade = t * t * t * (t * (t * 6 - 15) + 10);
    return height(left) * (1 - fade) + height(left + 1) * fade;
  };
}
