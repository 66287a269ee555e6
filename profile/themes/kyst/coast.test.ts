import { expect, test } from "vitest";
import { hardCases } from "../../../tests/support/hard-profiles.ts";
import { createProfile } from "../../page/profile.ts";
import type { Resume } from "../../resume.ts";
import { axisMarks, findPeaks } from "./coast.ts";

const now = new Date("2026-11-22");
const marks = (resume: Resume) => axisMarks(createProfile(resume, "en", now));

/** Distance in pixels between two positions on the axis of a window. */
const pixels = (from: number, to: number, width: number) => (to - from) * width;
/** A mark with its year, and `today` with its mark, which ends at 0.94 of the width (opening.tsx), in pixels. */
const yearWidth = 42;
const todayWidth = 52;

test.each([
  ["a phone", 320, true],
  ["a phone on its side", 768, false],
])("keeps the years of thirty jobs apart from each other and from today on %s", (_, width, phone) => {
  const shown = marks(hardCases["thirty jobs"]?.resume ?? {}).filter(({ fitsPhone }) => fitsPhone || !phone);
  expect(shown.length).toBeGreaterThan(2);
  for (const [i, { position }] of shown.entries()) {
    const next = shown[i + 1]?.position;
    const space = next ? pixels(position, next, width) : pixels(position, 0.94, width) - todayWidth;
    expect(space).toBeGreaterThanOrEqual(yearWidth);
  }
});

test("shows the year of the first job on every screen, and none when unknown", () => {
  expect(marks(hardCases["one job"]?.resume ?? {})).toMatchObject([{ year: "2026", fitsPhone: true }]);
  expect(marks({})).toEqual([]);
});

test("each period is a peak that leads to its entry when its employer and dates are known", () => {
  const work = [
    { name: "Aker Solutions", startDate: "2019" },
    { name: "Statens vegvesen, drift og vedlikehold", startDate: "2011", endDate: "2018" },
    { name: "Undated" },
  ];
  const peaks = findPeaks(createProfile({ basics: { name: "A" }, work }, "en", now));
  expect(peaks.map(({ id, name }) => [id, name])).toEqual([
    ["work-1", "Aker Solutions"],
    ["work-2", "Statens vegvesen, drift og vedlikehold"],
  ]);
  for (const { from, to, top, shortName } of peaks) {
    expect(to - from).toBeGreaterThanOrEqual(0.08);
    expect(top.x).toBeGreaterThan(from);
    expect(top.x).toBeLessThan(to);
    expect(top.y).toBeGreaterThanOrEqual(0);
    expect(shortName.length).toBeLessThanOrEqual(24);
  }
});
