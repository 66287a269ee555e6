import { readdirSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { articleSummaries } from "../../content-loader/articles.ts";
import { cities } from "../../content-loader/data/cities.ts";
import { site } from "../../content-loader/data/site.ts";
import { norwayTestimonials, testimonials } from "../../content-loader/data/testimonials.ts";
import { readTranslations } from "../../content-loader/translations.ts";
import { byLanguage, defaultLanguage } from "../../shared/languages.ts";
import type { Job } from "./covers/cache.ts";
import { buildCovers, type CoverArticle, type CoverPage } from "./covers/main.ts";
import { drawMonogram } from "./covers/monogram.ts";
import { panoramaJobs } from "./covers/panorama.ts";
import { buildIcons } from "./icons/main.ts";
import { buildLandscapes } from "./landscapes/landscapes.ts";
import { norwayMap } from "./map/norway-map.ts";

/**
 * Draws all generated pictures (covers, social images, portraits, icons, the map) into the public folder, using the
 * cache for unchanged input.
 *
 * @param others jobs of other modules, such as posters of profiles
 */
export async function buildPictures(publicDir: string, cacheDir: string, others: Job[]): Promise<void> {
  await buildIcons({ outDir: publicDir });
  await buildLandscapes(join(publicDir, "landscapes"));
  await mkdir(join(publicDir, "maps"), { recursive: true });
  await writeFile(join(publicDir, "maps/norway.svg"), norwayMap(cities).svg);
  await buildPortraits(join(publicDir, "portraits"));
  await drawCovers(publicDir, cacheDir, others);
}

/** Draws the covers and social images that are missing. */
export async function drawCovers(publicDir: string, cacheDir: string, others: Job[] = []): Promise<void> {
  await buildCovers({
    brand: site.brand,
    articles: coverArticles(),
    pages: coverPages(),
    others: [...panoramaJobs, ...others],
    outDir: publicDir,
    cacheDir,
  });
}

function coverArticles(): CoverArticle[] {
  const summaries = byLanguage(
    (code) => new Map(articleSummaries(code).map((article) => [article.slug, article])),
  );
  return articleSummaries(defaultLanguage).map((original) => ({
    slug: original.slug,
    category: original.categoryId,
    titles: byLanguage((code) => (summaries[code].get(original.slug) ?? original).title),
    labels: byLanguage((code) => (summaries[code].get(original.slug) ?? original).category),
  }));
}

interface PageTranslations {
  meta?: { title: string };
}

/** One picture for every namespace with its own page, with the title without the brand, which the picture shows. */
function coverPages(): CoverPage[] {
  return readdirSync("content/en").flatMap((file) => {
    const name = basename(file, ".json");
    const translations = readTranslations<PageTranslations>(name);
    const titles = byLanguage(
      (code) => translations[code].meta?.title.replace(/^\{\{brand\}\}: | \| \{\{brand\}\}$/, "") ?? "",
    );
    return Object.values(titles).every(Boolean) ? [{ name, titles }] : [];
  });
}

async function buildPortraits(folder: string): Promise<void> {
  // People who are no longer shown leave no portrait.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const founder = { id: "founder", name: site.founder.name };
  for (const { id, name } of [founder, ...testimonials, ...norwayTestimonials]) {
    const initials = name
      .split(" ")
      .map((part) => part[0])
      .join("");
    await writeFile(join(folder, `${id}.svg`), drawMonogram(initials, id));
  }
}
