import { describe, expect, it } from "vitest";
import { cities } from "../../../content-loader/data/cities.ts";
import { meetsItself, ringsMeet } from "./intersections.ts";
import { norwayMap } from "./norway-map.ts";
import { area, length, type Point, simplify } from "./simplify.ts";

describe("the map of Norway", () => {
  const map = norwayMap(cities);
  const markById = Object.fromEntries(map.marks.map((mark) => [mark.id, mark]));

  it("is small enough for the first response", () => {
    expect(map.mainland.length + map.islands.length).toBeLessThanOrEqual(2500);
  });
  it("contains the mainland and its largest islands, without Svalbard", () => {
    expect(map.islands.split("M").length - 1).toBeGreaterThan(15);
    expect(map.width / map.height).toBeGreaterThan(0.7);
  });
  it("marks each city in its true direction from the others", () => {
    for (const { x, y } of map.marks) {
      expect(x).toBeGreaterThan(map.left);
      expect(x).toBeLessThan(map.left + map.width);
      expect(y).toBeLessThan(map.height);
    }
    expect(markById.trondheim?.y).toBeLessThan(markById.bergen?.y ?? 0);
    expect(markById.bergen?.y).toBeLessThan(markById.stavanger?.y ?? 0);
    expect(markById.bergen?.x).toBeLessThan(markById.oslo?.x ?? 0);
  });
  it("has lines that neither cross nor touch", () => {
    const rings = [map.mainland, ...(map.islands.match(/M[^M]+/g) ?? [])].map(pointsOf);
    expect(rings.length).toBeGreaterThan(15);
    expect(rings.filter(meetsItself)).toEqual([]);
    expect(rings.filter((ring, i) => rings.slice(0, i).some((other) => ringsMeet(ring, other)))).toEqual([]);
  });
  it("has a coast longer than the country's height", () => {
    expect(map.coastLength).toBeGreaterThan(2 * map.height);
  });
});

/** The corners of a path of relative moves. */
function pointsOf(path: string): Point[] {
  const numbers = path.match(/-?\d+/g)?.map(Number) ?? [];
  const points: Point[] = [];
  for (let i = 0; i < numbers.length; i += 2) {
    const [x, y] = points.at(-1) ?? [0, 0];
    points.push([x + (numbers[i] ?? 0), y + (numbers[i + 1] ?? 0)]);
  }
  return points;
}

describe("lines", () => {
  const square: Point[] = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ];
  const moved = (by: number) => square.map(([x, y]): Point => [x + by, y + by]);
  it("meet where they cross or touch only", () => {
    expect(ringsMeet(square, moved(2))).toBe(true);
    expect(ringsMeet(square, moved(4))).toBe(true);
    expect(ringsMeet(square, moved(5))).toBe(false);
  });
  it("meet themselves in a twisted ring", () => {
    expect(meetsItself(square)).toBe(false);
    expect(meetsItself(square.toSpliced(1, 2, [4, 4], [4, 0]))).toBe(true);
  });
});

describe("a simplified line", () => {
  const line: Point[] = [
    [0, 0],
    [5, 0.1],
    [10, 0],
    [10, 10],
    [0, 10],
  ];
  it("drops points on nearly straight stretches and keeps corners and ends", () => {
    expect(simplify(line, 1)).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ]);
  });
  it("keeps at least its two ends", () => {
    expect(simplify(line, Number.MAX_VALUE)).toEqual([
      [0, 0],
      [0, 10],
    ]);
  });
  it("uses a tolerance in its own units", () => {
    expect(
      area([
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
      ]),
    ).toBe(100);
    expect(
      length([
        [0, 0],
        [3, 4],
        [3, 5],
      ]),
    ).toBe(6);
  });
});
