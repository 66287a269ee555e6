import { afterInteraction } from "../hydration/after-interaction.ts";
import { whenIdle } from "../when-idle.ts";
import { internalLink } from "./internal-link.ts";
import { isPrefetched, prefetchPage } from "./prefetch-page.ts";

/** How long pointer or focus rest on a link before its page is prefetched, in ms. */
const hoverDelay = 80;

/** Limits of what is prefetched for the links in view of one page. */
const maxPages = 8;
const maxBytes = 300_000;

/**
 * Prefetches the pages that links on this page lead to: a link under pointer or focus at once, and those in view one by one on
 * idle, because a finger does not hover.
 *
 * @returns stops it, when another page is shown
 */
export function prefetchLinks(): () => void {
  const stopHover = prefetchOnHover();
  const stopView = savesData() ? () => {} : afterInteraction(prefetchInView);
  return () => {
    stopHover();
    stopView();
  };
}

function prefetchOnHover(): () => void {
  let timer: number | undefined;
  function onHover({ target }: Event) {
    window.clearTimeout(timer);
    const { pathname } = internalLink(target) ?? window.location;
    if (pathname !== window.location.pathname) timer = window.setTimeout(prefetchPage, hoverDelay, pathname);
  }
  document.addEventListener("pointerover", onHover, { passive: true });
  document.addEventListener("focusin", onHover);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener("pointerover", onHover);
    document.removeEventListener("focusin", onHover);
  };
}

function prefetchInView(): () => void {
  const queue: string[] = [];
  let pages = 0;
  let bytes = 0;
  let isBusy = false;
  let cancel = () => {};

  function scheduleNext() {
    isBusy = queue.length > 0 && pages < maxPages && bytes < maxBytes;
    if (isBusy) cancel = whenIdle(prefetchNext);
  }
  async function prefetchNext() {
    const pathname = queue.shift() ?? "";
    if (!isPrefetched(pathname)) {
      pages++;
      bytes += await prefetchPage(pathname);
    }
    scheduleNext();
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const link = isIntersecting && internalLink(target);
      if (link && link.pathname !== window.location.pathname) queue.push(link.pathname);
    }
    if (!isBusy) scheduleNext();
  });
  for (const link of document.querySelectorAll("a[href]")) observer.observe(link);
  return () => {
    pages = maxPages;
    observer.disconnect();
    cancel();
  };
}

/** Whether the visitor saves data, or the connection is so slow that they should. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes("2g"));
}
