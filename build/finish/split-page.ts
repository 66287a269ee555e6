import { minifySync } from "vite";

/** Takes a page of React Router's build apart: what is needed for the first paint stays, the rest waits for it. */

export interface SplitPage {
  /** The page without scripts of its own but for those of its head. */
  html: string;
  /** What runs as soon as the page is read: it goes back to where its visitor was. */
  scroll: string;
  /** A module that brings the page alive: its data, its route modules and the entry. */
  boot: string;
  /** Addresses of the modules that `boot` will need, to be asked for at the same time. */
  preloads: string[];
}

/**
 * Starts the page once something is painted and the browser is idle, or at once when the visitor acts. Its text is
 * the same on every page, so that one hash in the content security policy covers all; what differs is in `data-`. The
 * web app manifest waits as well: asked for in the head it takes the connection that the font is to come on, and costs a
 * round trip before the largest paint (150 ms on slow 4G, in Lighthouse). Each module is asked for in a task of its own,
 * so that none is long.
 */
const starter = `(()=>{
const{boot,preload}=document.currentScript.dataset;
const link=(rel,href)=>document.head.append(Object.assign(document.createElement("link"),{rel,href}));
let started=false;
const start=()=>{
if(started)return;started=true;
link("manifest","/site.webmanifest");
for(const href of preload.split(" "))setTimeout(link,0,"modulepreload",href);
import(boot)};
for(const type of["pointerdown","keydown","focusin"])addEventListener(type,start,{once:true,passive:true,capture:true});
afterFirstPaint(()=>{"requestIdleCallback"in window?requestIdleCallback(start,{timeout:2000}):setTimeout(start,50)})
})()`;

const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const contextScript = /(?<=<script>)(window\.__reactRouterContext = [\s\S]*?)(?=<\/script>)/;
const scrollScript = /(?<=<script>)(\(\(storageKey, restoreKey\) => [\s\S]*?)(?=<\/script>)/;
const routesScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const streamScript = /<script>(window\.__reactRouterContext\.streamController\.[\s\S]*?)<\/script>/g;
/** The Suspense boundaries that the stream's scripts stand in. */
const streamBoundaries = /(?:<!--\/?\$-->)+(?=<\/body>)/;

/** Where the starter goes: in the place of the routes' script, because React expects a script there. */
const starterPlace = "<!--starter-->";

/**
 * The scripts of React Router that stand for themselves stay as empty elements: React looks for them when it takes the page
 * over. Every script that has text costs its hash in the headers besides.
 *
 * @param html a page as `react-router build` wrote it
 * @throws if it does not have the parts that this version of React Router writes
 */
export function splitPage(html: string): SplitPage {
  const preloads = [...html.matchAll(modulePreload)].map(([, href = ""]) => href);
  const routes = routesScript.exec(html)?.[1];
  const context = contextScript.exec(html)?.[1];
  const scroll = scrollScript.exec(html)?.[1];
  const stream = [...html.matchAll(streamScript)].map(([, code = ""]) => code);
  if (preloads.length === 0 || !routes || !context || !scroll || stream.length < 2) {
    throw new Error(
      "The page has not the scripts that React Router 8 writes: build/finish/split-page.ts has to follow",
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
    boot: `${routes.replace(/^\s*import\("/m, () => `${context}\n${withoutLoadedHtml(stream.join("\n"), html)}\nimport("`)}\n`,
    scroll,
    preloads,
  };
}

const loadedElement = /<\w+ [^>]*\bdata-loaded\b[^>]*>/;
const enqueuedText = /(?<=streamController\.enqueue\()"(?:[^"\\]|\\.)*"(?=\))/;

/**
 * HTML that was loaded stands in an element marked `data-loaded` and in the page's data once more: an article's text would
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
    return `${before}+JSON.stringify(document.querySelector("[data-loaded]").innerHTML)+${after}`;
  });
}

export interface StartedPage extends Omit<SplitPage, "boot"> {
  /** Address of the boot module. */
  boot: string;
  /** Address of the whole stylesheet, which app/first-paint.ts asks for. */
  stylesheet: string;
}

const inlineScript = /(?<=<script>)[^<]+(?=<\/script>)/g;

/**
 * The page with its starter; both scripts, made small, are told where everything is. The starter comes first: where the
 * browser keeps nothing for sites, going back to the place throws.
 */
export function withStarter({ html, scroll, preloads, boot, stylesheet }: StartedPage): string {
  const data = `data-boot="${boot}" data-preload="${preloads.join(" ")}"`;
  return html
    .replace(inlineScript, minified)
    .replace("<style", () => `<style data-stylesheet="${stylesheet}"`)
    .replace(starterPlace, () => `<script ${data}>${minified(`${starter};${scroll}`)}</script>`);
}

/** Minified, with the quotes that the page is full of already. */
function minified(script: string): string {
  return minifySync("inline.js", script)
    .code.trim()
    .replaceAll(/`([^`"$\\]*)`/g, '"$1"');
}
