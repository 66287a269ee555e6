import { minifySync } from "vite";
import { pageIsAwake, wakeOnIntent } from "../app/hydration/inline-loader.ts";
import { inlineScript } from "../app/hydration/inline-script.ts";
import { facesSettled } from "../app/hydration/load-fonts.ts";
import { marks } from "../shared/attributes.ts";
import { type Element, elementsOf, type Page, setAttributes, setText, textOf } from "./page.ts";

const inlineLoader = inlineScript(wakeOnIntent, facesSettled, pageIsAwake);

export interface LoaderAddresses {
  /** The module that hydrates the page. */
  boot: string;
  /** The module that runs on idle (app/hydration/on-idle.ts). */
  idle: string;
  /** The stylesheet of the whole site, which client navigation fetches. */
  stylesheet: string;
}

/**
 * Puts the inline loader into a page, and minifies every inline script.
 *
 * @param place the script element that becomes the loader
 */
export function addInlineLoader(
  page: Page,
  place: Element,
  { boot, idle, stylesheet }: LoaderAddresses,
): void {
  for (const element of elementsOf(page)) {
    if (element.tagName === "style") setAttributes(page, element, { [marks.stylesheet]: stylesheet });
    const isPlain = element.tagName === "script" && element.attrs.length === 0;
    if (isPlain && textOf(element)) setText(page, element, minified(textOf(element)));
  }
  setAttributes(page, place, { [marks.boot]: boot, [marks.idle]: idle });
  setText(page, place, minified(inlineLoader));
}

const small = new Map<string, string>();

/** Minifies a script, with double quotes, which compress better in HTML, where no string contains another. */
function minified(script: string): string {
  let code = small.get(script);
  if (code === undefined) {
    code = minifySync("inline.js", script).code.trim();
    if (!code.includes("${")) code = code.replaceAll(/`([^`"\\]*)`/g, '"$1"');
    small.set(script, code);
  }
  return code;
}
