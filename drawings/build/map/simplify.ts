export type Point = readonly [x: number, y: number];

/**
 * Simplifies a line (Visvalingam and Whyatt, 'Line generalisation by repeated
 * elimination of points', 1993). Its two ends stay.
 *
 * @param smallest minimum area, in square units, of the triangle of a point and its neighbours
 */
export function simplify(line: readonly Point[], smallest: number): Point[] {
  const kept = [...line];
  // The ends have no triangle; removing a point only changes its neighbours' areas.
  const weight = (index: number) =>
    index > 0 && index < kept.length - 1 ? area(kept.slice(index - 1, index + 2)) : Number.POSITIVE_INFINITY;
  const weights = kept.map((_, index) => weight(index));
  for (;;) {
    const weakest = weights.reduce((least, next, index) => (next < (weights[least] ?? 0) ? index : least), 0);
    if ((weights[weakest] ?? 0) >= smallest) return kept;
    kept.splice(weakest, 1);
    weights.splice(weakest, 1);
    for (const index of [weakest - 1, weakest]) weights[index] = weight(index);
  }
}

/** The area of a closed ring (with or without repeated first point), in square units. */
export function area(ring: readonly Point[]): number {
  let twice = 0;
  for (const [i, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
    twice += x * nextY - nextX * y;
  }
  return Math.abs(twice) / 2;
}

/** The length of a line. */
export function length(line: readonly Point[]): number {
  return line.reduce((sum, [x, y], i) => {
    const [previousX, previousY] = line[i - 1] ?? [x, y];
    return sum + Math.hypot(x - previousX, y - previousY);
  }, 0);
}
