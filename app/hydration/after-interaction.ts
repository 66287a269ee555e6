import * as attributes from "../../shared/attributes.ts";

const interactions = ["pointermove", "pointerdown", "keydown", "scroll"];

/**
 * Runs a function after the visitor's first interaction: at once, unless the page was hydrated without one (on-idle.ts).
 *
 * @param run returns its own cleanup
 * @returns the cleanup, also before the interaction
 */
export function afterInteraction(run: () => () => void): () => void {
  const root = document.documentElement;
  if (!root.hasAttribute(attributes.untouched)) return run();
  let cleanUp = () => {};
  const listening = new AbortController();
  function onInteraction({ type, target }: Event) {
    // A press on a link leads to a page that the browser has prefetched.
    if (type !== "pointermove" && target instanceof Element && target.closest("a[href]")) return;
    root.removeAttribute(attributes.untouched);
    listening.abort();
    cleanUp = run();
  }
  for (const type of interactions)
    addEventListener(type, onInteraction, { capture: true, passive: true, signal: listening.signal });
  return () => {
    listening.abort();
    cleanUp();
  };
}
