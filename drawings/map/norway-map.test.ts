import { describe, expect, it } from "vitest";
import { cities } from "../../content/data/cities.ts";
import { norwayMap } from "./norway-map.ts";
import { area, length, type Point, simplify } from "./simplify.ts";

describe("the map of Norway", () => {
  const map = norwayMap(cities);
  const at = Object.fromEntries(map.marks.map((mark) => [mark.id, mark]));

  it("is light enough for the first response", () => {
    expect(map.mainland.length + map.islands.length).toBeLessThanOrEqual(2500);
  });
  it("holds the mainland and its largest islands, and nothing of Svalbard", () => {
    expect(map.islands.split("M").length - 1).toBeGreaterThan(15);
    expect(map.width / map.height).toBeGreaterThan(0.7);
  });
  it("marks each city within the drawing, in its true direction from the others", () => {
    for (const { x, y } of map.marks) {
      expect(x).toBeGreaterThan(map.left);
      expect(x).toBeLessThan(map.left + map.width);
      expect(y).toBeLessThan(map.height);
    }
    expect(at.trondheim?.y).toBeLessThan(at.bergen?.y ?? 0);
    expect(at.bergen?.y).toBeLessThan(at.stavanger?.y ?? 0);
    expect(at.bergen?.x).toBeLessThan(at.oslo?.x ?? 0);
  });
  it("has a coast that is longer than the country is tall", () => {
    expect(map.coastLength).toBeGreaterThan(2 * map.height);
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
  it("loses points that hardly bend it and keeps its corners and ends", () => {
    expect(simplify(line, 1)).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ]);
  });
  it("shrinks to its two ends at most", () => {
    expect(simplify(line, Number.MAX_VALUE)).toEqual([
      [0, 0],
      [0, 10],
    ]);
  });
  it("is measured in its own units", () => {
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
