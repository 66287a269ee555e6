import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import type { PagePolicy, SiteManifest } from "../shared/site-manifest.ts";
import { createCompressor, isCompressible } from "./compress.ts";
import { type FinishPage, finishPage, writeAsset } from "./finish-page.ts";
import { describeFile } from "./manifest-file.ts";
import { namesFile } from "./names-of-states.ts";
import { nextPages } from "./next-pages.ts";
import { createPageStyles } from "./page-styles.ts";

interface FinishOptions extends Pick<SiteManifest, "redirects" | "notFound" | "origins"> {
  /** The addresses at which React Router built the pages that the server fills, by language. */
  serverPages: Record<string, string>;
  /** Keeps compressed files from one build to the next. */
  cacheDir: string;
}

/**
 * Finishes what React Router built in `<siteDir>/client`: scripts wait until they are wanted, every page knows its
 * content security policy, everything that gains from it is compressed, and `<siteDir>/site.json` lists all files
 * for the server.
 *
 * @throws when a file has a type that is not known here or a page can't be finished
 */
export async function finishSite(siteDir: string, { cacheDir, ...site }: FinishOptions): Promise<void> {
  const client = join(siteDir, "client");
  const states = JSON.parse(await readFile(join(client, namesFile), "utf8"));
  await removeUnasked(client, Object.values(site.serverPages));
  await writeAsset(client, "next", ".speculationrules", nextPages);

  const modules = await readdir(join(client, "assets"));
  const how: FinishPage = { states, modules, divideStyles: createPageStyles() };
  const policies = new Map<string, PagePolicy>();
  const notServed = new Set(Object.values(site.serverPages).map(fileAt));
  const { compress, forgetOthers } = createCompressor(client, cacheDir);
  await compress(finishedFiles(client, { how, policies, notServed }));
  await forgetOthers();

  const serverPages: SiteManifest["serverPages"] = {};
  for (const [language, path] of Object.entries(site.serverPages)) {
    serverPages[language] = { file: await takeOut(siteDir, path, language), ...policies.get(fileAt(path)) };
  }
  const files = (await filesBelow(client)).sort();
  const described = files.map((file) => ({ ...describeFile(file), ...policies.get(file) }));
  await writeFile(
    join(siteDir, "site.json"),
    JSON.stringify({ ...site, files: described, serverPages } satisfies SiteManifest),
  );
}

interface FinishedFiles {
  how: FinishPage;
  /** Is told what each page's content security policy has to allow. */
  policies: Map<string, PagePolicy>;
  /** Pages that nobody is sent as they are. */
  notServed: ReadonlySet<string>;
}

/**
 * Every file that is to be compressed, once it is finished. What is no page is so already, and the largest comes first: it
 * takes seconds, for which others would have to wait at the end. A page is finished when it is asked for, so that no more of
 * them are in memory than are worked at.
 */
async function* finishedFiles(
  client: string,
  { how, policies, notServed }: FinishedFiles,
): AsyncGenerator<string> {
  const built = await filesBelow(client);
  const isPage = (file: string) => file.endsWith(".html");
  yield* await largestFirst(
    client,
    built.filter((file) => !isPage(file) && isCompressible(file)),
  );
  for (const page of built.filter(isPage)) {
    policies.set(page, await finishPage(client, page, how));
    if (!notServed.has(page)) yield page;
  }
  // What pages brought with them.
  const known = new Set(built);
  yield* (await filesBelow(client)).filter((file) => !known.has(file));
}

async function largestFirst(client: string, files: readonly string[]): Promise<string[]> {
  const sizes = new Map<string, number>();
  for (const file of files) sizes.set(file, (await stat(join(client, file))).size);
  return files.toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
}

/**
 * Removes what React Router and its plugins wrote and nobody asks for: the fallback, as every page is prerendered and it would
 * only be a second, empty front page; the data and the modules, with nothing in them, of what no router goes to (feeds, the
 * search index, documents of their own); the data of pages that the server fills; and what was meant for the finishing.
 */
async function removeUnasked(client: string, serverPages: readonly string[]): Promise<void> {
  const unasked = new Set([
    "__spa-fallback.html",
    namesFile,
    ...serverPages.map((path) => `${path.slice(1)}.data`),
  ]);
  for (const file of await filesBelow(client)) {
    const path = join(client, file);
    const isEmpty = async () => file.endsWith(".js") && (await stat(path)).size === 0;
    if (unasked.has(file) || /\.(xml|json|html)\.data$/.test(file) || (await isEmpty())) await rm(path);
  }
}

/** Moves a page that has no address to where it is never served from. Returns its place beside `site.json`. */
async function takeOut(siteDir: string, path: string, language: string): Promise<string> {
  const client = join(siteDir, "client");
  const file = `server-pages/${language}.html`;
  await mkdir(join(siteDir, dirname(file)), { recursive: true });
  await rename(join(client, fileAt(path)), join(siteDir, file));
  await rm(join(client, path), { recursive: true });
  return file;
}

/** Where React Router writes a page. */
function fileAt(path: string): string {
  return `${path.slice(1)}/index.html`;
}

/** Files of a folder and its folders, compressed ones left out. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
}
