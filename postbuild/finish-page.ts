import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { minifySync, transformWithOxc } from "vite";
import type { PagePolicy } from "../shared/site-manifest.ts";
import { policyHashes } from "./content-security.ts";
import type { NamesOfStates } from "./names-of-states.ts";
import { addressModules } from "./own-modules.ts";
import { attribute, elementsOf, type Page, parsePage, setText, textOf, writePage } from "./page.ts";
import type { createPageStyles } from "./page-styles.ts";
import { addStarter, splitPage } from "./split-page.ts";
import { minifiedStyles } from "./whole-styles.ts";

/** What the finishing of every page goes by. */
export interface FinishPage {
  states: NamesOfStates;
  /** Names of the files that the build wrote for pages to load. */
  modules: readonly string[];
  divideStyles: ReturnType<typeof createPageStyles>;
}

/**
 * Finishes a page where it stands, and writes beside it the scripts and the stylesheet that it asks for later.
 *
 * @param client the folder that is served
 * @param file the page in it
 * @returns what its content security policy has to allow
 * @throws when it lacks a part that React Router writes
 */
export async function finishPage(
  client: string,
  file: string,
  { states, modules, divideStyles }: FinishPage,
): Promise<PagePolicy> {
  const page = parsePage(await readFile(join(client, file), "utf8"));
  if (isDocument(page)) {
    for (const element of elementsOf(page).filter(({ tagName }) => tagName === "style"))
      setText(page, element, minifiedStyles(textOf(element)));
  } else {
    const { boot, routes, starterPlace } = splitPage(page);
    const whole = divideStyles(
      page,
      routes.flatMap((route) => states[route] ?? []),
    );
    addressModules(page, modules);
    addStarter(page, starterPlace, {
      boot: await writeAsset(client, "boot", ".js", boot),
      idle: await writeAsset(client, "idle", ".js", await firstIdle()),
      stylesheet: await writeAsset(client, "site", ".css", whole),
    });
  }
  await writeFile(join(client, file), writePage(page));
  const { scripts, styles } = policyHashes(page, file);
  return { csp: scripts, styleCsp: styles };
}

/** Writes a file that may be cached for ever, as its name changes with its text. Returns its address. */
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

/** A page without React Router's modules is none of its pages but a document that a route gave (an example profile, a sheet). */
function isDocument(page: Page): boolean {
  return !elementsOf(page).some(
    (element) =>
      attribute(element, "rel") === "modulepreload" ||
      (element.tagName === "script" &&
        (attribute(element, "src") !== undefined ||
          attribute(element, "type") === "module" ||
          textOf(element).includes("__reactRouterContext"))),
  );
}

let idleModule: string | undefined;

/** The module that looks after every page until it wakes, made small. */
async function firstIdle(): Promise<string> {
  if (!idleModule) {
    const file = fileURLToPath(new URL("../app/hydration/on-idle.ts", import.meta.url));
    const { code } = await transformWithOxc(await readFile(file, "utf8"), file);
    idleModule = minifySync(file, code, { module: true }).code.trim();
  }
  return idleModule;
}
