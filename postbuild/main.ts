import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { articleSlugs } from "../content-loader/articles.ts";
import type { PagePolicy, SiteManifest } from "../shared/site-manifest.ts";
import { createCompressor, isCompressible } from "./compress.ts";
import { describeFile } from "./manifest-file.ts";
import { createPageStylesheets } from "./page-stylesheet.ts";
import { type PageContext, processPage, writeAsset } from "./process-page.ts";
import { checkClientBuild, dataFile, pageFile, removeUnusedFiles } from "./react-router-output.ts";
import { wordsFile } from "./route-words.ts";
import { speculationRules } from "./speculation-rules.ts";
import { takeEntryAddress } from "./vite-manifest.ts";

interface PostbuildOptions extends Pick<SiteManifest, "redirects" | "notFound" | "origins"> {
  /** Paths of the prerendered server pages, by language. */
  serverPages: Record<string, string>;
  /** Folder that caches compressed files between builds. */
  cacheDir: string;
}

/** Pages kept as React Router wrote them, in `<siteDir>/prerendered`, for postbuild/react-router-output.test.ts. */
const keptPages = ["index.html", `blog/${articleSlugs()[0]}/index.html`];

/**
 * Post-processes the React Router build in `<siteDir>/client`: hydration waits for an interaction, each page gets its
 * styles and its content security policy, files are compressed, and `<siteDir>/site.json` lists them for the server.
 *
 * @throws when a file has an unknown type or a page cannot be processed
 */
export async function postprocessSite(
  siteDir: string,
  { cacheDir, ...site }: PostbuildOptions,
): Promise<void> {
  const client = join(siteDir, "client");
  for (const file of keptPages) {
    const kept = join(siteDir, "prerendered", file);
    await mkdir(dirname(kept), { recursive: true });
    await copyFile(join(client, file), kept);
  }
  const words = JSON.parse(await readFile(join(client, wordsFile), "utf8"));
  await rm(join(client, wordsFile));
  const hydrateModule = await takeEntryAddress(client, "app/hydration/hydrate.tsx");
  await checkClientBuild(client);
  await removeUnusedFiles(client, await filesBelow(client));
  await writeAsset(client, "next", ".speculationrules", speculationRules);

  const context: PageContext = { words, hydrateModule, reduceStylesheet: createPageStylesheets() };
  const policies = new Map<string, PagePolicy>();
  const notServed = new Set(
    Object.values(site.serverPages).flatMap((path) => [pageFile(path), dataFile(path)]),
  );
  const { compress, removeUnused } = createCompressor(client, cacheDir);
  await compress(processedFiles(client, { context, policies, notServed }));
  await removeUnused();

  const serverPages: SiteManifest["serverPages"] = {};
  for (const [language, path] of Object.entries(site.serverPages)) {
    serverPages[language] = {
      file: await moveServerPage(siteDir, path, language),
      ...policies.get(pageFile(path)),
    };
  }
  const files = (await filesBelow(client)).sort();
  const described: SiteManifest["files"] = [];
  for (const file of files) {
    const content = await readFile(join(client, file));
    described.push({ ...describeFile(file, content), ...policies.get(file) });
  }
  await writeFile(
    join(siteDir, "site.json"),
    JSON.stringify({ ...site, files: described, serverPages } satisfies SiteManifest),
  );
}

interface ProcessedFiles {
  context: PageContext;
  /** Receives the content security policy of each page. */
  policies: Map<string, PagePolicy>;
  /** Server pages and their loader data, which are not served as they are. */
  notServed: ReadonlySet<string>;
}

/**
 * Every file to compress. Files other than pages come first, the largest first, because those take seconds. Pages are
 * processed lazily, so that few are in memory at a time.
 */
async function* processedFiles(
  client: string,
  { context, policies, notServed }: ProcessedFiles,
): AsyncGenerator<string> {
  const built = await filesBelow(client);
  const isPage = (file: string) => file.endsWith(".html");
  yield* await largestFirst(
    client,
    built.filter((file) => !isPage(file) && !notServed.has(file) && isCompressible(file)),
  );
  for (const page of built.filter(isPage)) {
    policies.set(page, await processPage(client, page, context));
    if (!notServed.has(page)) yield page;
  }
  const known = new Set(built);
  yield* (await filesBelow(client)).filter((file) => !known.has(file));
}

async function largestFirst(client: string, files: readonly string[]): Promise<string[]> {
  const sizes = new Map<string, number>();
  for (const file of files) sizes.set(file, (await stat(join(client, file))).size);
  return files.toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
}

/**
 * Moves a page that the server fills out of the served folder and deletes its loader data.
 *
 * @returns its new path, relative to `site.json`
 */
async function moveServerPage(siteDir: string, path: string, language: string): Promise<string> {
  const client = join(siteDir, "client");
  const file = `server-pages/${language}.html`;
  await mkdir(join(siteDir, dirname(file)), { recursive: true });
  await rename(join(client, pageFile(path)), join(siteDir, file));
  await rm(join(client, path), { recursive: true });
  await rm(join(client, dataFile(path)));
  return file;
}

/** Files of a folder and its subfolders, compressed ones excluded. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
}
