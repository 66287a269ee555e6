import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildIcons } from "./main.ts";

let outDir = "";
beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), "icons-"));
  await buildIcons({ outDir });
});
afterAll(() => rm(outDir, { recursive: true }));

test("each icon has the size of its name or use", async () => {
  const sizes: Record<string, number> = { "apple-touch-icon.png": 180 };
  const names = (await readdir(outDir)).filter((name) => name.endsWith(".png"));
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) {
    const size = sizes[name] ?? Number(/(\d+)\.png$/.exec(name)?.[1]);
    expect(await sharp(join(outDir, name)).metadata()).toMatchObject({
      width: size,
      height: size,
      format: "png",
    });
  }
});

test("the maskable icon fills its square, with the mark in the safe zone", async () => {
  const { data, info } = await sharp(join(outDir, "icon-maskable-512.png"))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[3]).toBe(255);
  let farthest = 0;
  for (let i = 0; i < data.length; i += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(i, i + 3);
    const [x, y] = [(i / 4) % info.width, Math.floor(i / 4 / info.width)];
    // The paper of the mark.
    if (red > 235 && green > 235 && blue > 225) farthest = Math.max(farthest, Math.hypot(x - 256, y - 256));
  }
  expect(farthest).toBeGreaterThan(0);
  expect(farthest).toBeLessThan(0.4 * 512);
});

test("the favicon is one small file that follows the color scheme", async () => {
  const svg = await readFile(join(outDir, "favicon.svg"), "utf8");
  expect(svg.length).toBeLessThan(1024);
  expect(svg).toContain("prefers-color-scheme:dark");
});
