import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { minifySync, transformWithOxc } from "vite";
import type { ManifestFile, PagePolicy, SiteManifest } from "../contract/site-manifest.ts";
import { createCompressor, encodingsOf, isCompressible } from "./compress.ts";
import { policyHashes } from "./content-security.ts";
import { type NamesOfStates, namesFile } from "./names-of-states.ts";
import { nextPages } from "./next-pages.ts";
import { addressModules } from "./own-modules.ts";
import { attribute, elementsOf, type Page, parsePage, setText, textOf, writePage } from "./page.ts";
import { createPageStyles } from "./page-styles.ts";
import { addStarter, splitPage } from "./split-page.ts";
import { minifiedStyles } from "./whole-styles.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".data": "text/x-script; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".speculationrules": "application/speculationrules+json",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".webm": "video/webm",
  ".mp4": "video/mp4",
};
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
  // Every page is prerendered; the fallback would only be a second, empty front page.
  await rm(join(client, "__spa-fallback.html"), { force: true });
  // Feeds, the search index and documents of their own are files, not pages that a router goes to: nobody asks for their data.
  for (const file of await filesBelow(client)) {
    if (/\.(xml|json|html)\.data$/.test(file)) await rm(join(client, file));
  }

  const states: NamesOfStates = JSON.parse(await readFile(join(client, namesFile), "utf8"));
  await rm(join(client, namesFile));
  for (const path of Object.values(site.serverPages)) await rm(join(client, `${path}.data`));

  const built = await filesBelow(client);
  const { compress, forgetOthers } = createCompressor(client, cacheDir);
  const isPage = (file: string) => file.endsWith(".html");
  // Threads compress what is finished already while pages are finished on this one.
  const compressed = compress(built.filter((file) => isCompressible(file) && !isPage(file)));
  const policies = new Map<string, PagePolicy>();
  const divideStyles = createPageStyles();
  const modules = built.flatMap((file) => (dirname(file) === "assets" ? basename(file) : []));
  for (const page of built.filter(isPage)) {
    policies.set(page, await finishPage(client, page, { states, modules, divideStyles }));
  }

  const serverPages: SiteManifest["serverPages"] = {};
  for (const [language, path] of Object.entries(site.serverPages)) {
    const file = await takeOut(siteDir, path, language);
    serverPages[language] = { file, ...policies.get(fileAt(path)) };
  }

  await writeAsset(client, "next", ".speculationrules", nextPages);
  const files = (await filesBelow(client)).sort();
  const early = new Set(built.filter((file) => !isPage(file)));
  await compressed;
  await compress(files.filter((file) => isCompressible(file) && !early.has(file)));
  await forgetOthers();
  const described = files.map((file) => ({ ...describe(file), ...policies.get(file) }));
  await writeFile(
    join(siteDir, "site.json"),
    JSON.stringify({ ...site, files: described, serverPages } satisfies SiteManifest),
  );
}

interface FinishPage {
  states: NamesOfStates;
  /** Names of the files that the build wrote for pages to load. */
  modules: readonly string[];
  divideStyles: ReturnType<typeof createPageStyles>;
}

async function finishPage(client: string, file: string, { states, modules, divideStyles }: FinishPage) {
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
    const file = fileURLToPath(new URL("../app/waking/first-idle.ts", import.meta.url));
    const { code } = await transformWithOxc(await readFile(file, "utf8"), file);
    idleModule = minifySync(file, code, { module: true }).code.trim();
  }
  return idleModule;
}

/** Writes a file that may be cached for ever, as its name changes with its text. Returns its address. */
async function writeAsset(client: string, name: string, extension: string, text: string): Promise<string> {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 10);
  const file = `assets/${name}-${hash}${extension}`;
  await writeFile(join(client, file), text);
  return `/${file}`;
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

function describe(file: string): ManifestFile {
  const extension = extname(file);
  const type = types[extension];
  if (!type)
    throw new Error(
      `${file}: finish/finish.ts does not know what ${extension || "a file without ending"} is`,
    );
  const cache =
    extension === ".html"
      ? "html"
      : extension === ".data"
        ? "data"
        : file.startsWith("assets/")
          ? "immutable"
          : type.startsWith("video/")
            ? "media"
            : "day";
  const described: ManifestFile = { path: addressOf(file), file, type, cache };
  return isCompressible(file) ? { ...described, encodings: encodingsOf(file) } : described;
}

/** `contact/index.html` is served at `/contact`, everything else under its own name. */
function addressOf(file: string): string {
  return `/${file.replace(/\/?index\.html$/, "")}`;
}

/** Where React Router writes a page. */
function fileAt(path: string): string {
  return `${path.slice(1)}/index.html`;
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
}
