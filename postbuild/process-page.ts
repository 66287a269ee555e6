import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { minifySync, transformWithOxc } from "vite";
import type { PagePolicy } from "../shared/site-manifest.ts";
import { policyHashes } from "./content-security.ts";
import { addInlineLoader } from "./inline-loader.ts";
import { addressModules } from "./own-modules.ts";
import { elementsOf, parsePage, setText, textOf, writePage } from "./page.ts";
import { type createPageStylesheets, minifyStylesheet } from "./page-stylesheet.ts";
import {
  checkPageData,
  hydrationModule,
  isReactRouterPage,
  takeHydrationParts,
} from "./react-router-output.ts";
import { joinWords, type RouteWords } from "./route-words.ts";

/** What is the same for all pages of a build. */
export interface PageContext {
  words: RouteWords;
  /** Names of the files that the build wrote for pages to load. */
  modules: readonly string[];
  reduceStylesheet: ReturnType<typeof createPageStylesheets>;
}

/**
 * Post-processes a page in place and writes the scripts and the stylesheet that it loads later.
 *
 * @param client the folder that is served
 * @param file the page, relative to it
 * @returns what the page's content security policy has to allow
 * @throws when a part that React Router writes is missing
 */
export async function processPage(
  client: string,
  file: string,
  { words, modules, reduceStylesheet }: PageContext,
): Promise<PagePolicy> {
  const page = parsePage(await readFile(join(client, file), "utf8"));
  const isRendered = isReactRouterPage(page);
  checkPageData(client, file, isRendered);
  if (isRendered) {
    const parts = takeHydrationParts(page, file);
    const whole = reduceStylesheet(
      page,
      joinWords(parts.routes.flatMap(({ module }) => words[module] ?? [])),
    );
    addressModules(page, modules);
    addInlineLoader(page, parts.moduleScript, {
      boot: await writeAsset(client, "boot", ".js", hydrationModule(parts)),
      idle: await writeAsset(client, "idle", ".js", await firstIdle()),
      stylesheet: await writeAsset(client, "site", ".css", whole),
    });
  } else {
    for (const element of elementsOf(page).filter(({ tagName }) => tagName === "style"))
      setText(page, element, minifyStylesheet(textOf(element)));
  }
  await writeFile(join(client, file), writePage(page));
  const { scripts, styles } = policyHashes(page, file);
  return { csp: scripts, styleCsp: styles };
}

/**
 * Writes a file that may be cached permanently, because its name contains a hash of its text.
 *
 * @returns its address
 */
export async function writeAsset(
  client: string,
  name: string,
  extension: string,
  text: string,
): Promise<string> {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 10);
  const file = `assets/${name}-${hash}${extension}`;
  await writeFile(join(client, file), text);
  return `/${file}`;
}

let idleModule: string | undefined;

/** The idle module, minified. */
async function firstIdle(): Promise<string> {
  if (!idleModule) {
    const file = fileURLToPath(new URL("../app/hydration/on-idle.ts", import.meta.url));
    const { code } = await transformWithOxc(await readFile(file, "utf8"), file);
    idleModule = minifySync(file, code, { module: true }).code.trim();
  }
  return idleModule;
}
