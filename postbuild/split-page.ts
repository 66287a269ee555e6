import { minifySync } from "vite";
import { pageIsAwake, wakeOnIntent } from "../app/hydration/inline-loader.ts";
import { inlineScript } from "../app/hydration/inline-script.ts";
import { facesSettled } from "../app/hydration/load-fonts.ts";
import { marks } from "../shared/attributes.ts";
import {
  attribute,
  type Element,
  elementsOf,
  innerSource,
  type Page,
  remove,
  setAttributes,
  setText,
  textOf,
} from "./page.ts";

/** Takes a page of React Router's build apart: what is needed for the first paint stays, the rest waits for it. */

export interface SplitPage {
  /** A module that brings the page alive: all that it needs, its data, its route modules and the entry. */
  boot: string;
  /** Addresses of the modules that hold the page's routes, the root first. */
  routes: string[];
  /** Where the starter goes: in the place of the routes' script, because React expects a script there. */
  starterPlace: Element;
}

const starter = inlineScript(wakeOnIntent, facesSettled, pageIsAwake);

const routeImport = /import \* as route\d+ from "([^"]+)"/g;
/** The start of the entry, among the route modules. */
const entryImport = /^\s*import\("/m;
/** How the Suspense boundaries begin and end that the stream's scripts stand in. */
const boundary = /^\/?\$$/;

/**
 * Takes the scripts of React Router out of a page. Those that stand for themselves stay as empty elements: React looks for
 * them when it takes the page over. The one that scrolls is not needed: React Router gives scrolling back to the browser
 * when a page is left, and a page that is finished can be scrolled at once.
 *
 * @param page as `react-router build` wrote it
 * @throws if it does not have the parts that this version of React Router writes
 */
export function splitPage(page: Page): SplitPage {
  const elements = elementsOf(page);
  const preloads = elements.filter((element) => attribute(element, "rel") === "modulepreload");
  const scripts = elements.filter(({ tagName }) => tagName === "script");
  const beginning = (code: string) => scripts.filter((script) => textOf(script).startsWith(code));
  const [context] = beginning("window.__reactRouterContext = ");
  const [scroll] = beginning("((storageKey, restoreKey) => ");
  const stream = beginning("window.__reactRouterContext.streamController.");
  const starterPlace = scripts.find((script) => attribute(script, "type") === "module");
  if (preloads.length === 0 || !context || !scroll || stream.length < 2 || !starterPlace) {
    throw new Error(
      "The page has not the scripts that React Router 8 writes: postbuild/split-page.ts has to follow",
    );
  }
  const routes = textOf(starterPlace);
  // The entry starts React as soon as it is run, so the boot module asks for it last.
  const needed = preloads
    .map((preload) => attribute(preload, "href"))
    .filter((href) => !routes.includes(`import("${href}")`));
  const data = withoutLoadedHtml(stream.map(textOf).join("\n"), page, elements);
  const boot = routes.replace(entryImport, () => `${textOf(context)}\n${data}\nimport("`);

  for (const node of [...preloads, ...stream]) remove(page, node);
  for (const script of [context, scroll]) setText(page, script, "");
  removeBoundaries(page, elements);
  return {
    boot: `${needed.map((href) => `import "${href}";`).join("\n")}\n${boot}\n`,
    routes: [...routes.matchAll(routeImport)].map(([, address = ""]) => address),
    starterPlace,
  };
}

/** They stand at the end of the page, with nothing left in them. */
function removeBoundaries(page: Page, elements: Element[]): void {
  const body = elements.find(({ tagName }) => tagName === "body");
  for (const node of body?.childNodes.toReversed() ?? []) {
    if (!("data" in node && boundary.test(node.data))) return;
    remove(page, node);
  }
}

const enqueuedText = /(?<=streamController\.enqueue\()"(?:[^"\\]|\\.)*"(?=\))/;

/**
 * HTML that was loaded stands in an element that is marked for it and in the page's data once more: an article's text would
 * be downloaded twice. The boot module takes it from the element.
 *
 * @throws if what stands in the element is not in the data
 */
function withoutLoadedHtml(stream: string, page: Page, elements: Element[]): string {
  const element = elements.find((candidate) => attribute(candidate, marks.loaded) !== undefined);
  if (!element) return stream;
  const loaded = innerSource(page, element);
  return stream.replace(enqueuedText, (literal) => {
    const data: string = JSON.parse(literal);
    const [before, after, ...more] = data.split(JSON.stringify(loaded)).map((part) => JSON.stringify(part));
    if (after === undefined || more.length > 0)
      throw new Error(`What stands in <${element.tagName} ${marks.loaded}> is not in the data of the page`);
    return `${before}+JSON.stringify(document.querySelector("[${marks.loaded}]").innerHTML)+${after}`;
  });
}

export interface StarterAddresses {
  /** Of the boot module. */
  boot: string;
  /** Of the module that looks after the page until it wakes (app/hydration/on-idle.ts). */
  idle: string;
  /** Of the whole stylesheet, which the way to another page asks for. */
  stylesheet: string;
}

/** Gives a page its starter, and makes every script of its own small. */
export function addStarter(page: Page, place: Element, { boot, idle, stylesheet }: StarterAddresses): void {
  for (const element of elementsOf(page)) {
    if (element.tagName === "style") setAttributes(page, element, { [marks.stylesheet]: stylesheet });
    const plain = element.tagName === "script" && element.attrs.length === 0;
    if (plain && textOf(element)) setText(page, element, minified(textOf(element)));
  }
  setAttributes(page, place, { [marks.boot]: boot, [marks.idle]: idle });
  setText(page, place, minified(starter));
}

const small = new Map<string, string>();

/** A script made small, with the quotes that the page is full of already, where no text stands within another. */
function minified(script: string): string {
  let code = small.get(script);
  if (code === undefined) {
    code = minifySync("inline.js", script).code.trim();
    if (!code.includes("${")) code = code.replaceAll(/`([^`"\\]*)`/g, '"$1"');
    small.set(script, code);
  }
  return code;
}
