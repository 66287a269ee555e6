/** The idle module of every page, which the inline loader imports once the text fonts are in use. */
import * as attributes from "../../shared/attributes.ts";

/** What an enhancement script exports. */
export interface Enhancement {
  /** @throws when only the hydrated page can help: the page is then hydrated */
  enhance(element: HTMLElement): void | Promise<void>;
}

/** Globals of analytics scripts that the owner may have added to the pages. */
const analyticsGlobals = ["gtag", "plausible", "dataLayer"];

/** How much of an element has to be in view, from 0 to 1. */
const visibleRatio = 0.35;

/**
 * Runs once on idle after the load: hydrates the page when an element requires it, enhances elements, and fetches the
 * hydration files into the cache.
 *
 * @param hydrationModule its address
 * @param hydrate returns whether hydration starts with this call
 */
export function onIdle(hydrationModule: string, hydrate: () => boolean): void {
  function run() {
    const root = document.documentElement;
    const hydrateUntouched = () => {
      if (hydrate()) root.setAttribute(attributes.untouched, "");
    };
    if (analyticsGlobals.some((name) => name in window)) hydrateUntouched();
    observeTriggers(hydrateUntouched);
    if (!root.hasAttribute(attributes.hydrated)) {
      for (const element of findMarked(attributes.enhance)) {
        const address = element.getAttribute(attributes.enhance) ?? "";
        import(/* @vite-ignore */ address)
          .then((script: Enhancement) => script.enhance(element))
          .catch(hydrateUntouched);
      }
    }
    fetchHydrationFiles(hydrationModule);
  }
  // Chromium may not call back when nothing is painted any more, and Safari has no idle callback.
  const whenIdle = () =>
    "requestIdleCallback" in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 200);
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}

function observeTriggers(hydrate: () => void): void {
  if (findMarked(attributes.hydrate).length > 0) hydrate();
  if (location.search && findMarked(attributes.hydrateOnQuery).length > 0) hydrate();
  const today = new Date().toISOString();
  for (const element of findMarked(attributes.hydrateFrom))
    if ((element.getAttribute(attributes.hydrateFrom) ?? "") <= today) hydrate();
  for (const image of findMarked<HTMLImageElement>(attributes.hydrateOnError)) {
    if (image.complete && image.naturalWidth === 0) hydrate();
    else image.addEventListener("error", hydrate, { once: true });
  }
  const onIntersection: IntersectionObserverCallback = (entries) =>
    entries.some((entry) => entry.isIntersecting) && hydrate();
  const observer = new IntersectionObserver(onIntersection, { threshold: visibleRatio });
  for (const element of findMarked(attributes.hydrateWhen)) observer.observe(element);
}

function findMarked<Kind extends HTMLElement>(attribute: string): NodeListOf<Kind> {
  return document.querySelectorAll<Kind>(`[${attribute}]`);
}

/**
 * Handles a hydration module that failed to load. When a deployment has removed it (404), the last press goes to the server
 * page that `data-fallback` names, in a new tab if a form on the page has text. Other failures may pass.
 *
 * @param pressed buttons that React would have answered; emptied when one of them leads away
 */
export async function onHydrationFailed(
  hydrationModule: string,
  pressed: HTMLButtonElement[],
): Promise<void> {
  const last = pressed.at(-1);
  const fallback = last?.closest(`[${attributes.fallback}]`)?.getAttribute(attributes.fallback);
  if (!last || !fallback) return;
  const status = await fetch(hydrationModule, { cache: "no-store" }).then(
    (response) => response.status,
    () => 0,
  );
  if (status !== 404 || !pressed.includes(last)) return;
  pressed.length = 0;
  const hasText = document.querySelector("form :is(:user-valid, :user-invalid)");
  open(fallback + last.value, hasText ? "_blank" : "_self");
}

/**
 * Fetches the hydration module and what it imports, without running it. Not by `rel=modulepreload`, which compiles, nor
 * `rel=prefetch`, which Firefox blocks under `default-src 'none'`. Skipped on slow connections and when data are saved.
 */
async function fetchHydrationFiles(hydrationModule: string): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || connection?.effectiveType?.includes("2g")) return;
  const fetchLow = (file: string) => fetch(file, { priority: "low" });
  try {
    const code = await (await fetchLow(hydrationModule)).text();
    const imports = new Set(Array.from(code.matchAll(/from "([^"]+)"/g), ([, address = ""]) => address));
    // A body has to be read, or the browser does not cache it.
    await Promise.all(Array.from(imports, async (file) => (await fetchLow(file)).arrayBuffer()));
    document.documentElement.setAttribute(attributes.prefetch, "");
  } catch {
    // Hydration requests them again.
  }
}
