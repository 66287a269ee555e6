import { expect, test } from "vitest";
import { contour, contourSize } from "./contour.ts";

test("starts as a straight line, stays within its picture and ends at its right edge on the ground", () => {
  for (let seed = 1; seed <= 40; seed++) {
    const path = contour(seed);
    const [, rule = "", land = ""] = /^M0 99H(\d+)l(.*)$/.exec(path) ?? [];
    let [x, y] = [Number(rule), 99];
    expect(x).toBeGreaterThan(contourSize.width / 5);
    for (const [, dx, dy] of land.matchAll(/(\d+) ?(-?\d+)/g)) {
      expect(Number(dx)).toBeGreaterThan(0);
      x += Number(dx);
      y += Number(dy);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThan(contourSize.height);
    }
    expect([x, y]).toEqual([contourSize.width, 99]);
  }
});

test("draws another mountain for another seed, and the same for the same", () => {
  expect(contour(7)).toBe(contour(7));
  expect(contour(7)).not.toBe(contour(8));
});
