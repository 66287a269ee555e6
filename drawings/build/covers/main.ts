import { mkdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import sharp from "sharp";
import { categoryLight } from "../../../content-loader/data/categories.ts";
import { type LanguageCode, languageCodes } from "../../../shared/languages.ts";
import { fulfil, generatorVersion, type Job, pool } from "./cache.ts";
import { drawCover } from "./draw.ts";
import { coverWidth, encodeCover, encodeSocialImage } from "./raster.ts";
import { articleSocialImage, pageSocialImage } from "./social.ts";

export interface CoverArticle {
  slug: string;
  /** An id in content/data/categories.json, such as `remote-work`. */
  category: string;
  titles: Record<LanguageCode, string>;
  /** Text next to the brand on the social image, such as the category. */
  labels: Record<LanguageCode, string>;
}

export interface CoverPage {
  name: string;
  titles: Record<LanguageCode, string>;
}

export interface CoverOptions {
  brand: string;
  articles: readonly CoverArticle[];
  pages: readonly CoverPage[];
  /** Jobs of other modules that share the cache. */
  others?: readonly Job[];
  /** The root folder of the built site. */
  outDir: string;
  cacheDir: string;
}

/**
 * Draws missing covers and social images in parallel, with progress on a terminal and a summary line.
 *
 * @throws for an unknown category or a title that does not fit
 */
export async function buildCovers(options: CoverOptions): Promise<{ drawn: number; cached: number }> {
  const { outDir, cacheDir } = options;
  // One thread per picture: as fast in total, with less memory.
  sharp.concurrency(1);
  const started = performance.now();
  const version = await generatorVersion();
  const jobs = [
    ...options.articles.flatMap((article) => articleJobs(article, options.brand)),
    ...pageJobs(options),
    ...(options.others ?? []),
  ];
  await mkdir(outDir, { recursive: true });
  let drawn = 0;
  await pool(jobs, availableParallelism(), async (job) => {
    if (!(await fulfil(job, version, outDir, cacheDir))) return;
    drawn++;
    if (process.stdout.isTTY) process.stdout.write(`\r${drawn} pictures drawn`);
  });
  if (process.stdout.isTTY) process.stdout.write("\r");
  const cached = jobs.length - drawn;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `Covers: ${options.articles.length} articles and ${options.pages.length} pages in ${seconds} s ` +
      `(${drawn} pictures drawn, ${cached} from the cache).`,
  );
  return { drawn, cached };
}

function articleJobs(article: CoverArticle, brand: string): Job[] {
  const { slug, category, titles, labels } = article;
  const cover: Job = {
    inputs: ["cover", slug, category, categoryLight(category)],
    async draw() {
      const files = await encodeCover(drawCover(slug, category, coverWidth, coverWidth / 2));
      return new Map([...files].map(([name, bytes]) => [`/covers/${slug}-${name}`, bytes]));
    },
  };
  const social = languageCodes.map((language): Job => {
    const text = { brand, label: labels[language], title: titles[language] };
    return {
      inputs: ["social", slug, category, categoryLight(category), language, text],
      async draw() {
        const image = await encodeSocialImage(articleSocialImage(slug, category, text));
        return new Map([[`/og/${slug}-${language}.jpg`, image]]);
      },
    };
  });
  return [cover, ...social];
}

function pageJobs({ pages, brand }: CoverOptions): Job[] {
  return pages.flatMap(({ name, titles }) =>
    languageCodes.map((language): Job => {
      const text = { brand, title: titles[language] };
      return {
        inputs: ["page", name, language, text],
        async draw() {
          const image = await encodeSocialImage(pageSocialImage(name, text));
          return new Map([[`/og/page-${name}-${language}.jpg`, image]]);
        },
      };
    }),
  );
}
