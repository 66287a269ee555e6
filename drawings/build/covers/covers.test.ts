import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { categoryIds, categoryLight } from "../../../content-loader/data/categories.ts";
import { composeCover, drawCover } from "./draw.ts";
import { buildCovers, type CoverOptions } from "./main.ts";
import { drawMonogram } from "./monogram.ts";
import { articleSocialImage } from "./social.ts";

/** The first articles of the site, with the categories of their metadata. */
const articles: readonly (readonly [slug: string, category: string])[] = [
  ["digital-branding-2025", "digital-branding"],
  ["personal-website", "career-development"],
  ["new-resume", "career-development"],
  ["personal-brand-guide", "personal-branding"],
  ["seo-guide", "seo"],
  ["first-impressions", "psychology"],
  ["career-pivot-strategy", "career-development"],
  ["remote-work-branding", "remote-work"],
  ["executive-presence-online", "leadership"],
  ["digital-networking", "networking"],
  ["personal-brand-audit", "brand-strategy"],
  ["tech-portfolio", "technology"],
  ["consultant-strategy", "business-strategy"],
  ["creative-professional", "portfolio"],
  ["healthcare-digital-ethics", "healthcare"],
  ["norway-job-market", "job-market-analysis"],
  ["international-in-norway", "norway-guide"],
  ["norwegian-business-culture", "norway-guide"],
  ["video-content-branding", "content-marketing"],
  ["ai-tools-personal-brand", "digital-strategy"],
  ["international-expansion", "international"],
  ["startup-founder-branding", "startup-strategy"],
  ["ai-powered-networking", "ai-technology"],
  ["remote-team-leadership", "leadership"],
  ["freelancer-brand-strategy", "freelancing"],
  ["crisis-communication-strategy", "crisis-management"],
];

/** A cover in a few pixels, as it looks from a distance. */
async function thumbnail(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(24, 12).removeAlpha().raw().toBuffer();
}

/** Root of the mean squared difference of the channels, 0 to 255. */
function distance(one: Buffer, other: Buffer): number {
  const sum = one.reduce((total, value, i) => total + (value - (other[i] ?? 0)) ** 2, 0);
  return Math.sqrt(sum / one.length);
}

function luminance(red: number, green: number, blue: number): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe("a cover", () => {
  test("is the same each time it is drawn, as is its social image", () => {
    expect(drawCover("seo-guide", "seo")).toBe(drawCover("seo-guide", "seo"));
    const text = { brand: "Profilverk", label: "SEO", title: "A guide" };
    expect(articleSocialImage("seo-guide", "seo", text)).toBe(articleSocialImage("seo-guide", "seo", text));
  });

  test("differs visibly between articles", async () => {
    const seen = await Promise.all(
      articles.map(([slug, category]) => thumbnail(drawCover(slug, category, 200, 100))),
    );
    const close = articles.flatMap(([slug], i) =>
      articles.slice(0, i).flatMap(([other], j) => {
        const apart = distance(seen[i] ?? Buffer.alloc(0), seen[j] ?? Buffer.alloc(0));
        return apart < 20 ? [`${slug} and ${other}: ${apart.toFixed(1)}`] : [];
      }),
    );
    expect(close).toEqual([]);
  });

  test("differs between articles of one category", () => {
    expect(drawCover("one-article", "seo")).not.toBe(drawCover("another-article", "seo"));
  });

  test("throws with the name of an unknown category", () => {
    expect(() => drawCover("an-article", "astrology")).toThrow(/astrology/);
  });

  test("can be drawn in the light of every category with any seed", () => {
    for (const [category = ""] of Map.groupBy(categoryIds, categoryLight).values()) {
      for (let i = 0; i < 25; i++)
        expect(composeCover(`article-${i}`, category).body).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test("keeps its sun or moon inside the picture", () => {
    for (const [slug, category] of articles) {
      const { orb } = composeCover(slug, category);
      expect(orb.x).toBeGreaterThan(orb.radius);
      expect(orb.x).toBeLessThan(800 - orb.radius);
      expect(orb.y).toBeGreaterThan(40);
    }
  });
});

test("a social image has enough contrast below its title for every article", async () => {
  for (const [slug, category] of articles) {
    const svg = articleSocialImage(slug, category, { brand: ".", title: "." });
    const { palette } = composeCover(slug, category);
    const textLuminance = palette.night ? luminance(252, 249, 243) : luminance(11, 35, 48);
    // A tenth of the size is enough, because the pixels are averaged.
    const area = { left: 7, top: 6, width: 69, height: 50 };
    const pixels = await sharp(Buffer.from(svg), { density: 7.2 })
      .extract(area)
      .resize(36, 25)
      .removeAlpha()
      .raw()
      .toBuffer();
    const contrasts: number[] = [];
    for (let i = 0; i < pixels.length; i += 3) {
      const groundLuminance = luminance(pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0);
      contrasts.push(
        (Math.max(textLuminance, groundLuminance) + 0.05) / (Math.min(textLuminance, groundLuminance) + 0.05),
      );
    }
    const worst = contrasts.sort((a, b) => a - b)[Math.floor(contrasts.length * 0.02)];
    // WCAG 1.4.3 asks 3:1 of large text.
    expect.soft(worst, slug).toBeGreaterThan(3);
  }
});

test("a monogram is small, standalone and the same each time", () => {
  for (const initials of ["SL", "MÅ", "ÆN", "KØB"]) {
    const tile = drawMonogram(initials, initials);
    expect(tile).toBe(drawMonogram(initials, initials));
    expect(Buffer.byteLength(tile)).toBeLessThanOrEqual(3 * 1024);
    expect(tile).not.toMatch(/<text|href|NaN/);
  }
});

describe("building the covers of a site", () => {
  let folder = "";
  let options: CoverOptions;
  const article = {
    slug: "first",
    category: "leadership",
    titles: { en: "First of all", no: "Først av alt" },
    labels: { en: "Leadership", no: "Ledelse" },
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "covers-"));
    options = {
      brand: "Profilverk",
      articles: [article],
      pages: [{ name: "home", titles: { en: "Welcome", no: "Velkommen" } }],
      outDir: join(folder, "out"),
      cacheDir: join(folder, "cache"),
    };
  });
  afterAll(() => rm(folder, { recursive: true }));

  test("writes each picture in its size and weight limit, then reads it from the cache", async () => {
    expect(await buildCovers(options)).toEqual({ drawn: 5, cached: 0 });
    const covers = await readdir(join(options.outDir, "covers"));
    expect(covers.sort()).toEqual(
      ["1600.avif", "640.avif", "800.avif", "800.webp"].map((size) => `first-${size}`),
    );
    for (const name of covers) {
      const file = join(options.outDir, "covers", name);
      const width = Number.parseInt(name.replace(/^\w+-/, ""), 10);
      expect((await stat(file)).size).toBeLessThanOrEqual(60_000);
      expect(await sharp(file).metadata()).toMatchObject({ width, height: width / 2 });
    }
    const social = await readdir(join(options.outDir, "og"));
    expect(social.sort()).toEqual(
      ["first-en", "first-no", "page-home-en", "page-home-no"].map((name) => `${name}.jpg`),
    );
    for (const name of social) {
      const file = join(options.outDir, "og", name);
      expect((await stat(file)).size).toBeLessThanOrEqual(120_000);
      expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630 });
    }

    const before = await readFile(join(options.outDir, "covers/first-1600.avif"));
    await rm(options.outDir, { recursive: true });
    expect(await buildCovers(options)).toEqual({ drawn: 0, cached: 5 });
    expect((await readFile(join(options.outDir, "covers/first-1600.avif"))).equals(before)).toBe(true);
  });

  test("redraws only the picture of a changed title, and a full redraw gives the same bytes", async () => {
    const renamed = { ...article, titles: { ...article.titles, en: "Before all else" } };
    expect(await buildCovers({ ...options, articles: [renamed] })).toEqual({ drawn: 1, cached: 4 });

    const again = { ...options, outDir: join(folder, "again"), cacheDir: join(folder, "empty") };
    await buildCovers({ ...again, pages: [] });
    for (const name of ["covers/first-800.avif", "covers/first-800.webp", "og/first-no.jpg"])
      expect(
        (await readFile(join(again.outDir, name))).equals(await readFile(join(options.outDir, name))),
      ).toBe(true);
  });

  test("throws for an unknown category and writes nothing", async () => {
    const outDir = join(folder, "nothing");
    const wrong = { ...article, category: "astrology" };
    await expect(buildCovers({ ...options, outDir, articles: [wrong] })).rejects.toThrow(/astrology/);
    await expect(stat(outDir)).rejects.toThrow();
  });
});
