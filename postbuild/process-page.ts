import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as attributes from "../shared/attributes.ts";
import type { PagePolicy } from "../shared/site-manifest.ts";
import { policyHashes } from "./content-security.ts";
import {
  getAttribute,
  getElements,
  parsePage,
  setAttribute,
  setAttributes,
  setText,
  textContent,
  writePage,
} from "./page.ts";
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
  /** Address of the module that exports `hydrate()`. */
  hydrateModule: string;
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
  { words, hydrateModule, reduceStylesheet }: PageContext,
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
    const code = await hydrationModule(client, parts, hydrateModule);
    const module = await writeAsset(client, "hydration", ".js", code);
    const stylesheet = await writeAsset(client, "site", ".css", whole);
    setAttributes(page, parts.moduleScript, {});
    setText(page, parts.moduleScript, "");
    for (const element of getElements(page)) {
      if (element.tagName === "style") setAttributes(page, element, { [attributes.stylesheet]: stylesheet });
      if (getAttribute(element, attributes.hydrationModule) !== undefined)
        setAttribute(page, element, attributes.hydrationModule, module);
    }
  } else {
    for (const element of getElements(page).filter(({ tagName }) => tagName === "style"))
      setText(page, element, minifyStylesheet(textContent(element)));
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
