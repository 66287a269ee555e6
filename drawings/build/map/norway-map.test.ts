import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cities } from "../../../content-loader/data/cities.ts";
import { distanceBetween, meetsItself, ringsMeet } from "./intersections.ts";
import { norwayMap } from "./norway-map.ts";
import { area, type Point, simplify } from "./simplify.ts";
import { closedCurve, openCurve } from "./smooth-curve.ts";

describe("the map of Norway", () => {
  const map = norwayMap(cities);
  const markById = Object.fromEntries(map.marks.map((mark) => [mark.id, mark]));
  const rings = [map.outline, ...map.shores];

  it("contains the mainland and its largest islands, without Svalbard", () => {
    expect(map.shores.length).toBeGreaterThan(8);
    expect(map.width / map.height).toBeGreaterThan(0.7);
  });
  it("marks each city in its true direction from the others", () => {
    for (const { x, y } of map.marks) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(map.width);
      expect(y).toBeLessThan(map.height);
    }
    expect(markById.trondheim?.y).toBeLessThan(markById.bergen?.y ?? 0);
    expect(markById.bergen?.y).toBeLessThan(markById.stavanger?.y ?? 0);
    expect(markById.bergen?.x).toBeLessThan(markById.oslo?.x ?? 0);
  });
  it("has lines that neither cross nor touch", () => {
    expect(rings.filter(meetsItself)).toEqual([]);
    expect(rings.filter((ring, i) => rings.slice(0, i).some((other) => ringsMeet(ring, other)))).toEqual([]);
  });
  it("has no needles: few corners are sharper than 30 degrees", () => {
    const corners = rings.flatMap((ring) => ring.map((_, i) => angleAt(ring, i)));
    expect(corners.length).toBeGreaterThan(300);
    expect(corners.filter((angle) => angle < 30).length / corners.length).toBeLessThan(0.02);
  });
  it("has the buttons of the page on its cities", () => {
    const css = readFileSync("app/routes/norway/country-map.css", "utf8");
    for (const { id, x, y } of map.marks) {
      const [, left, top] =
        new RegExp(`-${id}"\\]\\) \\{\\s+left: ([\\d.]+)%;\\s+top: ([\\d.]+)%`).exec(css) ?? [];
      expect([id, Number(left), Number(top)]).toEqual([id, percent(x / map.width), percent(y / map.height)]);
    }
    expect(css).toContain(`aspect-ratio: ${map.width} / ${map.height};`);
    const component = readFileSync("app/routes/norway/country-map.tsx", "utf8");
    expect(component).toContain(`viewBox="0 0 ${map.width} ${map.height}"`);
  });
});

const percent = (share: number) => Math.round(share * 1000) / 10;

function angleAt(ring: readonly Point[], i: number): number {
  const [x, y] = ring[i] as Point;
  const directions = [-1, 1].map((step) => {
    const [otherX, otherY] = ring.at((i + step) % ring.length) as Point;
    return Math.atan2(otherY - y, otherX - x);
  }) as [number, number];
  const degrees = (Math.abs(directions[0] - directions[1]) * 180) / Math.PI;
  return Math.min(degrees, 360 - degrees);
}

const square: Point[] = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
];

describe("a smooth curve", () => {
  it("passes through the middles of its control points", () => {
    expect(closedCurve(square)).toBe("M2,0Q4,0 4,2T2,4 0,2 2,0z");
    expect(openCurve(square)).toBe("M0,0L2,0Q4,0 4,2T2,4L0,4");
  });
});

describe("lines", () => {
  const moved = (by: number) => square.map(([x, y]): Point => [x + by, y + by]);
  it("meet where they cross or touch only", () => {
    expect(ringsMeet(square, moved(2))).toBe(true);
    expect(ringsMeet(square, moved(4))).toBe(true);
    expect(ringsMeet(square, moved(5))).toBe(false);
  });
  it("are apart by their shortest distance", () => {
    expect(distanceBetween(square, moved(7))).toBeCloseTo(Math.hypot(3, 3));
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
    expect(simplify(line, 1)).toEqual(line.toSpliced(1, 1));
  });
  it("keeps at least its two ends", () => {
    expect(simplify(line, Number.MAX_VALUE)).toEqual([line[0], line.at(-1)]);
  });
  it("uses a tolerance in its own units", () => {
    expect(area(square)).toBe(16);
  });
});
