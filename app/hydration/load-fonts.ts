/**
 * Part of the inline loader: loads the text fonts after the first paint, which they would otherwise delay (903 instead of
 * 688 ms, Lighthouse mobile). They are applied together, because each causes a layout of the page.
 */
import { fontsSettled } from "./events.ts";

export interface LateFont {
  family: string;
  url: string;
  style: string;
  weight: string;
}

/** How long a slow font may delay the others, in ms. */
const fontTimeout = 2000;

/** Declared before the script (app/root.tsx). */
declare const lateFonts: LateFont[];

let isLoading = false;

function loadFonts(): void {
  if (isLoading) return;
  isLoading = true;
  const loading = lateFonts.map(({ family, url, ...descriptors }) =>
    // biome-ignore lint/style/useTemplate: without templates the bundled script has double quotes, which compress better
    new FontFace(family, "url(" + url + ")", descriptors).load(),
  );
  const timeout = new Promise((resolve) => setTimeout(resolve, fontTimeout));
  Promise.race([Promise.allSettled(loading), timeout]).then(() => {
    for (const font of loading) font.then((loaded) => document.fonts.add(loaded)).catch(() => {});
    dispatchEvent(new Event(fontsSettled));
  });
}

new PerformanceObserver((list) => {
  if (list.getEntriesByName("first-contentful-paint").length > 0) loadFonts();
}).observe({ type: "paint", buffered: true });
// Firefox does not always report the first paint. The frame after the load event is always later.
addEventListener("load", () => requestAnimationFrame(() => setTimeout(loadFonts)));
