export type Point = readonly [x: number, y: number];

/** How much less a point of a sharp corner weighs: narrow inlets and headlands go first, as in Mapshaper. */
const sharpness = 0.8;

/**
 * Simplifies a line (Visvalingam and Whyatt, 'Line generalisation by repeated
 * elimination of points', 1993). Its two ends stay.
 *
 * @param smallest minimum weight, in square units: the area of the triangle of a point and its neighbours, less
 *   where its corner is sharp
 */
export function simplify(line: readonly Point[], smallest: number): Point[] {
  const kept = [...line];
  // The ends have no triangle; removing a point only changes its neighbours' weights.
  const weight = (index: number) => {
    const triangle = kept.slice(index - 1, index + 2);
    return index > 0 && triangle.length === 3
      ? area(triangle) * (1 - sharpness * cosine(triangle))
      : Number.POSITIVE_INFINITY;
  };
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

/** The cosine of a triangle's angle at its second point. */
function cosine(triangle: readonly Point[]): number {
  const [[fromX, fromY], [x, y], [toX, toY]] = triangle as [Point, Point, Point];
  const [ax, ay, bx, by] = [fromX - x, fromY - y, toX - x, toY - y];
  return (ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by) || 1);
}
