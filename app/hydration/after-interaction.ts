const signs = ["pointermove", "pointerdown", "keydown", "scroll"];

/**
 * Runs something once the visitor has acted: at once, unless the page woke for a reason of its own (first-idle.ts). What
 * only serves the way on from here is nothing for who has not begun.
 *
 * @param run gives back what ends it
 * @returns calls it off, or ends it
 */
export function onceWanted(run: () => () => void): () => void {
  const page = document.documentElement;
  if (!page.hasAttribute("data-unasked")) {
    return run();
  }
  let end = () => {};
  const ended = new AbortController();
  function begin({ type, target }: Event) {
    // Whoever presses a link goes to a page that the browser has fetched: no sign for this one (starter.ts).
    if (type !== "pointermove" && target instanceof Element && target.closest("a[href]")) return;
    page.removeAttribute("data-unasked");
    ended.abort();
    end = run();
  }
  for (const sign of signs)
    addEventListener(sign, begin, { capture: true, passive: true, signal: ended.signal });
  return () => {
    ended.abort();
    end();
  };
}
