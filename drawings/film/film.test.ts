import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { contour, frame } from "./layout.ts";
import { ribbon } from "./lines.ts";
import { duration, passage } from "./timeline.ts";

const published = new URL("../../public/film/", import.meta.url);

describe("the film as it is published", () => {
  test("both encodings stay under 700 KB", async () => {
    for (const name of ["film.webm", "film.mp4"]) {
      expect((await readFile(new URL(name, published))).length).toBeLessThan(700_000);
    }
  });

  test("the MP4 can play before it has arrived whole: its index comes first, and there is no sound in it", async () => {
    const film = await readFile(new URL("film.mp4", published));
    expect(film.indexOf("moov")).toBeGreaterThan(0);
    expect(film.indexOf("moov")).toBeLessThan(film.indexOf("mdat"));
    expect(film.includes("avc1")).toBe(true);
    expect(film.includes("mp4a")).toBe(false);
  });

  test("the WebM is AV1 and silent", async () => {
    const film = await readFile(new URL("film.webm", published));
    expect(film.includes("V_AV1")).toBe(true);
    expect(film.includes("A_OPUS")).toBe(false);
  });

  test("the poster has the film's size and stays under 60 KB in each encoding", async () => {
    for (const type of ["avif", "webp", "jpg"]) {
      const poster = await readFile(new URL(`poster.${type}`, published));
      expect(poster.length).toBeLessThanOrEqual(60_000);
      expect(await sharp(poster).metadata()).toMatchObject(frame);
    }
  });
});

describe("the film's movement", () => {
  test("begins and ends with every line at rest on the sheet, so that the loop has no seam", () => {
    for (let i = 0; i < 20; i++) {
      expect(ribbon(i, 0).progress).toBe(0);
      expect(ribbon(i, duration - 1e-6).progress).toBeCloseTo(0, 6);
    }
  });

  test("every line has come to rest in the landscape while the website is shown", () => {
    for (let i = 0; i < 20; i++) {
      const { points, grounded } = ribbon(i, 6.2);
      expect(grounded).toBe(1);
      expect(points[48]?.y).toBeCloseTo(contour(i, 20, points[48]?.x ?? 0), 0);
    }
  });

  test("nothing jumps: between two frames no passage covers more than a tenth of its way", () => {
    for (let time = 0; time < duration; time += 1 / 24) {
      const step = Math.abs(passage(time + 1 / 24, 0.7, 2) - passage(time, 0.7, 2));
      expect(step).toBeLessThan(0.1);
    }
  });
});
