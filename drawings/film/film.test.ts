import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { languageCodes } from "../../shared/languages.ts";
import { flightsOf, frame, onSheet } from "./layout.ts";
import { duration, passage } from "./timeline.ts";
import { momentOf } from "./words.ts";

describe.each(languageCodes)("the film as it is published, %s", (language) => {
  const published = new URL(`../../public/film/${language}/`, import.meta.url);

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
  const row = (y: number) => ({ x: 40, y, width: 200, height: 10 });
  const lines = Array.from({ length: 12 }, (_, i) => row(40 + 20 * i));
  const words = Array.from({ length: 5 }, (_, i) => ({ ...row(60 + 120 * i), height: 60 }));
  const flights = flightsOf(lines, words);

  test("every line of the website is what one line of the CV becomes, and no line of the CV is left behind", () => {
    expect(flights.map(({ from }) => from)).toEqual(lines);
    expect(flights.filter(({ leads }) => leads).map(({ to }) => to)).toEqual(words);
    expect(() => flightsOf(words, lines)).toThrow("more lines than the CV");
  });

  test("begins and ends with every line at rest on the sheet, so that the loop has no seam", () => {
    for (const [i, flight] of flights.entries()) {
      for (const time of [0, duration - 1e-6]) {
        const { x, y, progress } = momentOf(flight, i, flights.length, time);
        const home = onSheet(140, flight.from.y + 5);
        expect(progress).toBeCloseTo(0, 6);
        expect([x, y]).toEqual([expect.closeTo(home.x, 3), expect.closeTo(home.y, 3)]);
      }
    }
  });

  test("every line has come to rest where it stands on the website while that is shown", () => {
    for (const [i, flight] of flights.entries()) {
      for (const time of [4.8, 7.8]) {
        const { x, y, angle, height } = momentOf(flight, i, flights.length, time);
        expect([x, y, angle, height]).toEqual(
          [140, flight.to.y + 30, 0, 60].map((value) => expect.closeTo(value, 3)),
        );
      }
    }
  });

  test("nothing jumps: between two frames no passage covers more than a tenth of its way", () => {
    for (let time = 0; time < duration; time += 1 / 24) {
      const step = Math.abs(passage(time + 1 / 24, 0.7, 2) - passage(time, 0.7, 2));
      expect(step).toBeLessThan(0.1);
    }
  });
});
