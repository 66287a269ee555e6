import { minifySync } from "vite";
import { inlineScript } from "../app/waking/inline-script.ts";
import { facesSettled } from "../app/waking/late-faces.ts";
import { pageIsAwake, wakeOnIntent } from "../app/waking/starter.ts";
import { marks } from "../contract/marks.ts";

/** Takes a page of React Router's build apart: what is needed for the first paint stays, the rest waits for it. */

export interface SplitPage {
  /** The page without scripts of its own but for those of its head. */
  html: string;
  /** A module that brings the page alive: all that it needs, its data, its route modules and the entry. */
  boot: string;
  /** Addresses of the modules that hold the page's routes, the root first. */
  routes: string[];
}

const starter = inlineScript(wakeOnIntent, facesSettled, pageIsAwake);

const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const contextScript = /(?<=<script>)(window\.__reactRouterContext = [\s\S]*?)(?=<\/script>)/;
const scrollScript = /(?<=<script>)\(\(storageKey, restoreKey\) => [\s\S]*?(?=<\/script>)/;
const routesScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const routeImport = /import \* as route\d+ from "([^"]+)"/g;
const streamScript = /<script>(window\.__reactRouterContext\.streamController\.[\s\S]*?)<\/script>/g;
/** The Suspense boundaries that the stream's scripts stand in. */
const streamBoundaries = /(?:<!--\/?\$-->)+(?=<\/body>)/;

/** Where the starter goes: in the place of the routes' script, because React expects a script there. */
const starterPlace = "<!--starter-->";

/**
 * The scripts of React Router that stand for themselves stay as empty elements: React looks for them when it takes the page
 * over. The one that scrolls is not needed: React Router gives scrolling back to the browser when a page is left, and a
 * page that is finished can be scrolled at once.
 *
 * @param html a page as `react-router build` wrote it
 * @throws if it does not have the parts that this version of React Router writes
 */
export function splitPage(html: string): SplitPage {
  const modules = [...html.matchAll(modulePreload)].map(([, href = ""]) => href);
  const routes = routesScript.exec(html)?.[1];
  const context = contextScript.exec(html)?.[1];
  const scroll = scrollScript.test(html);
  // The entry starts React as soon as it is run, so the boot module asks for it last.
  const needed = modules.filter((href) => !routes?.includes(`import("${href}")`));
  const stream = [...html.matchAll(streamScript)].map(([, code = ""]) => code);
  if (modules.length === 0 || !routes || !context || !scroll || stream.length < 2) {
    throw new Error(
      "The page has not the scripts that React Router 8 writes: finish/split-page.ts has to follow",
    );
  }
  return {
    html: html
      .replace(modulePreload, "")
      .replace(contextScript, "")
      .replace(scrollScript, "")
      .replace(streamScript, "")
      .replace(streamBoundaries, "")
      .replace(routesScript, starterPlace),
    boot: `${needed.map((href) => `import "${href}";`).join("\n")}\n${routes.replace(/^\s*import\("/m, () => `${context}\n${withoutLoadedHtml(stream.join("\n"), html)}\nimport("`)}\n`,
    routes: [...routes.matchAll(routeImport)].map(([, address = ""]) => address),
  };
}

const loadedElement = new RegExp(`<\\w+ [^>]*\\b${marks.loaded}\\b[^>]*>`);
const enqueuedText = /(?<=streamController\.enqueue\()"(?:[^"\\]|\\.)*"(?=\))/;

/**
 * HTML that was loaded stands in an element that is marked for it and in the page's data once more: an article's text would
 * be downloaded twice. The boot module takes it from the element.
 *
 * @throws if what stands in the element is not in the data
 */
function withoutLoadedHtml(stream: string, html: string): string {
  const element = loadedElement.exec(html);
  if (!element) return stream;
  const start = element.index + element[0].length;
  return stream.replace(enqueuedText, (literal) => {
    const data: string = JSON.parse(literal);
    // One line of JSON holds all values; what follows it are promises, which a prerendered page has none of.
    const values: unknown[] = JSON.parse(data.split("\n", 1)[0] ?? "");
    const loaded = values.find((value) => typeof value === "string" && html.startsWith(`${value}</`, start));
    const [before, after] = data.split(JSON.stringify(loaded) ?? "").map((part) => JSON.stringify(part));
    if (loaded === undefined || !after)
      throw new Error(`What stands in ${element[0]} is not in the data of the page`);
    return `${before}+JSON.stringify(document.querySelector("[${marks.loaded}]").innerHTML)+${after}`;
  });
}

export interface StartedPage extends Pick<SplitPage, "html"> {
  /** Address of the boot module. */
  boot: string;
  /** Address of the module that looks after the page until it wakes (app/waking/first-idle.ts). */
  idle: string;
  /** Address of the whole stylesheet, which the way to another page asks for. */
  stylesheet: string;
}

const textOfScript = /(?<=<script>)[^<]+(?=<\/script>)/g;

/** The page with its starter. Every script is made small. */
export function withStarter({ html, boot, idle, stylesheet }: StartedPage): string {
  return html
    .replace(textOfScript, minified)
    .replace("<style", () => `<style ${marks.stylesheet}="${stylesheet}"`)
    .replace(
      starterPlace,
      () => `<script ${marks.boot}="${boot}" ${marks.idle}="${idle}">${minified(starter)}</script>`,
    );
}

/** With the quotes that the page is full of already, where no text stands within another. */
function minified(script: string): string {
  const small = minifySync("inline.js", script).code.trim();
  return small.includes("${") ? small : small.replaceAll(/`([^`"\\]*)`/g, '"$1"');
}
