import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { site } from "../../content-loader/data/site.ts";
import { hex, oklch } from "../../drawings/browser/color.ts";
import type { SiteManifest } from "../../shared/site-manifest.ts";
import { pageHeads } from "../support/page-head.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { isProfile, readPage } from "../support/site-pages.ts";

/** The longest validity of security.txt that RFC 9116 recommends. */
const yearMs = 365 * 24 * 60 * 60 * 1000;

const pages = pageHeads();
let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test.each([
  ["/sitemap.xml", "application/xml"],
  ["/robots.txt", "text/plain"],
  ["/site.webmanifest", "application/manifest+json"],
  ["/.well-known/security.txt", "text/plain"],
])("%s is served as %s", async (path, type) => {
  const answer = await fetch(server.url + path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain(type);
  expect(await answer.text()).toMatch(/\S/);
});

test("no file is empty", () => {
  const { files }: SiteManifest = JSON.parse(readFileSync("dist/site.json", "utf8"));
  expect(files.map(({ file }) => file).filter((file) => readClient(file) === "")).toEqual([]);
});

test("every page names an icon and Apple's icon", () => {
  const linked = pages.map(({ links }) => [links.icon, links["apple-touch-icon"]].join());
  expect([...new Set(linked)]).toEqual(["/favicon.svg,/apple-touch-icon.png"]);
});

test("the manifest's icons exist in their sizes, one of them maskable", async () => {
  const { name, icons }: { name: string; icons: Record<string, string>[] } = JSON.parse(
    readClient("site.webmanifest"),
  );
  expect(name).toBe(site.brand);
  for (const { src = "", sizes, type } of icons) {
    const { width, height, format } = await sharp(join("dist", "client", src)).metadata();
    const [size, mime] =
      format === "svg" ? ["any", "image/svg+xml"] : [`${width}x${height}`, `image/${format}`];
    expect([src, sizes, type]).toEqual([src, size, mime]);
  }
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(icons.filter(({ purpose }) => purpose === "maskable")).toHaveLength(1);
});

test("theme-color is the page background in light and dark", () => {
  const css = readFileSync("app/app.css", "utf8");
  const [colour, dark] = [...css.matchAll(/--color-paper: oklch\(([^)]+)\)/g)].map(([, paper = ""]) =>
    hex(oklch(paper)),
  );
  const own = pages.filter(({ path }) => !isProfile(path));
  expect([...new Set(own.map(({ meta }) => meta["theme-color"]))]).toEqual([colour]);
  // A browser takes the first one whose media query matches, so the dark colour comes first.
  const night = `content="${dark}" media="(prefers-color-scheme:dark)"/><meta name="theme-color"`;
  for (const page of own) expect(readPage(page).toString("utf8")).toContain(night);
  expect(JSON.parse(readClient("site.webmanifest"))).toMatchObject({
    theme_color: colour,
    background_color: colour,
  });
});

test("security.txt has a contact and an expiry date", () => {
  const text = readClient(".well-known/security.txt");
  expect(text).toContain(`Contact: mailto:${site.contact.email}\n`);
  expect(text).toContain(`Canonical: ${site.url}/.well-known/security.txt\n`);
  const [, expires = ""] = /^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)$/m.exec(text) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
  expect(Date.parse(expires)).toBeLessThan(Date.now() + yearMs);
});

function readClient(file: string): string {
  return readFileSync(join("dist", "client", file), "utf8");
}
