import type { Point } from "./simplify.ts";

/** Whether two closed rings intersect or touch. */
export function ringsMeet(one: readonly Point[], other: readonly Point[]): boolean {
  return one.some((from, i) => {
    const to = next(one, i);
    return other.some((start, j) => linesMeet(from, to, start, next(other, j)));
  });
}

/** Whether a closed ring intersects itself, ignoring the shared ends of adjacent sides. */
export function meetsItself(ring: readonly Point[]): boolean {
  return ring.some((from, i) =>
    ring.some((start, j) => {
      const isNeighbour = j - i < 2 || (i === 0 && j === ring.length - 1);
      return !isNeighbour && linesMeet(from, next(ring, i), start, next(ring, j));
    }),
  );
}

/** The shortest distance between two closed rings that do not intersect. */
export function distanceBetween(one: readonly Point[], other: readonly Point[]): number {
  const fromCorners = (points: readonly Point[], ring: readonly Point[]) =>
    points.flatMap((point) => ring.map((start, i) => distanceToLine(point, start, next(ring, i))));
  return Math.min(...fromCorners(one, other), ...fromCorners(other, one));
}

function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

function next(ring: readonly Point[], i: number): Point {
  return ring[(i + 1) % ring.length] as Point;
}

/** Each segment's ends are on both sides of the other, or an end is on it. */
function linesMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  return boxesMeet(a, b, c, d) && side(a, b, c) * side(a, b, d) <= 0 && side(c, d, a) * side(c, d, b) <= 0;
}

function boxesMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  return [0, 1].every(
    (axis) =>
      Math.max(a[axis as 0], b[axis as 0]) >= Math.min(c[axis as 0], d[axis as 0]) &&
      Math.max(c[axis as 0], d[axis as 0]) >= Math.min(a[axis as 0], b[axis as 0]),
  );
}

/** The side of a line on which a point is: 1, -1, or 0 on the line. */
function side([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number {
  return Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
}
