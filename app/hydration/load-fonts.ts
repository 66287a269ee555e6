/**
 * Part of the inline loader: loads the text fonts after the first paint, with which they would compete for bandwidth (903 to
 * 688 ms on the reference page, Lighthouse mobile). They come into use together, because each makes the browser lay out the
 * page again.
 */
import { fontsSettled } from "./events.ts";

export interface LateFont {
  family: string;
  url: string;
  style: string;
  weight: string;
}

/** How long a font may keep the others waiting, in ms. */
const fontTimeout = 2000;

/** Declared in front of the script (app/root.tsx). */
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
// Firefox does not always report the first paint; the frame after the load comes after it for certain.
addEventListener("load", () => requestAnimationFrame(() => setTimeout(loadFonts)));
