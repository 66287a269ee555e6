import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { hardCases } from "../../tests/support/hard-profiles.ts";
import { createProfile } from "../page/profile.ts";
import { themes } from "../themes/index.ts";
import { drawPoster } from "./main.ts";

const now = new Date("2026-11-22");

describe.each(Object.keys(themes))("The poster of %s", (theme) => {
  test.each(Object.keys(hardCases))("is drawn when the CV is %s", async (name) => {
    const { resume, language } = hardCases[name] ?? { resume: {}, language: "en" };
    const svg = await drawPoster(theme, createProfile(resume, language, now));
    expect(svg).not.toMatch(/NaN|undefined|<text/);
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  test("has letters of Sámi and Polish names", async () => {
    const profile = createProfile({ basics: { name: "Máret Łącka-Čuđi", label: "Žiga" } }, "no", now);
    expect(await drawPoster(theme, profile)).not.toMatch(/NaN|undefined|<text/);
  });
});
