import type { Point } from "./simplify.ts";

/**
 * Path data of a closed quadratic B-spline. It starts between the first two control points and stays within the
 * triangles of neighbouring ones, so that lines far enough apart do not cross.
 */
export function closedCurve(points: readonly Point[]): string {
  const [first, second, ...rest] = points.map((point, i) => middle(point, points[(i + 1) % points.length]));
  return `M${first}Q${points[1]} ${second}T${[...rest, first].join(" ")}z`;
}

/** Path data of an open quadratic B-spline from the first point to the last. */
export function openCurve(points: readonly Point[]): string {
  const [first, second, ...rest] = points.slice(1).map((point, i) => middle(point, points[i]));
  return `M${points[0]}L${first}Q${points[1]} ${second}T${rest.join(" ")}L${points.at(-1)}`;
}

/** Exact in binary for whole numbers: each `T` mirrors the control point before it, and errors would add up. */
function middle([x, y]: Point, [nextX, nextY]: Point = [x, y]): Point {
  return [(x + nextX) / 2, (y + nextY) / 2];
}
