import { expect, test } from "vitest";
import { drawLandscape, landscapeNames } from "./landscapes.ts";

const skylines = landscapeNames.map((name) => {
  const [, path = ""] = /<path id="line"[^>]* d="([^"]+)"/.exec(drawLandscape(name)) ?? [];
  const [, start, moves = ""] = /^M-8 (\S+)l(.+?)V420H-8z$/.exec(path) ?? [];
  let y = Number(start);
  return [...moves.matchAll(/8 ?(-?[\d.]+)/g)].map(([, dy]) => {
    y += Number(dy);
    return y;
  });
});

test("draws every skyline within its picture, from beyond one edge to beyond the other", () => {
  for (const skyline of skylines) {
    expect(skyline).toHaveLength(202);
    expect(Math.min(...skyline)).toBeGreaterThan(8);
    expect(Math.max(...skyline)).toBeLessThan(400);
  }
});

test("gives every page its own summit, higher than all else", () => {
  expect(new Set(skylines.map(String)).size).toBe(landscapeNames.length);
  for (const skyline of skylines) {
    const highest = skyline.indexOf(Math.min(...skyline));
    const others = skyline.filter((_, i) => Math.abs(i - highest) > 40);
    expect(Math.min(...others) - (skyline[highest] ?? 0)).toBeGreaterThan(60);
  }
});

test("takes its colours from the page, and no styles, which the content security policy would block", () => {
  for (const name of landscapeNames) expect(drawLandscape(name)).not.toMatch(/style|#[0-9a-f]{3}|rgb|oklch/);
});
