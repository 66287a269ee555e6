import { onceWanted } from "../hydration/after-interaction.ts";
import { whenIdle } from "../when-idle.ts";
import { siteLink } from "./internal-link.ts";
import { fetchAhead, isAhead } from "./prefetch-page.ts";

/** How long pointer or focus rest on a link before its page is fetched, in ms: those that pass by ask for nothing. */
const intentDelay = 80;

/** How many pages, and bytes of their data, are fetched on a page without anyone pointing at a link. */
const mostPages = 8;
const mostBytes = 300_000;

/**
 * Fetches the pages that the links of this page lead to: one where pointer or focus rest at once, and those in view one after
 * the other when the browser has nothing better to do. A finger does not hover, and so a tap finds its page there.
 *
 * @returns ends it, when another page is shown
 */
export function fetchLinksAhead(): () => void {
  const endIntent = fetchOnIntent();
  const endView = isThrifty() ? () => {} : onceWanted(fetchInView);
  return () => {
    endIntent();
    endView();
  };
}

function fetchOnIntent(): () => void {
  let resting: number | undefined;
  function onIntent({ target }: Event) {
    window.clearTimeout(resting);
    const { pathname } = siteLink(target) ?? window.location;
    if (pathname !== window.location.pathname) resting = window.setTimeout(fetchAhead, intentDelay, pathname);
  }
  document.addEventListener("pointerover", onIntent, { passive: true });
  document.addEventListener("focusin", onIntent);
  return () => {
    window.clearTimeout(resting);
    document.removeEventListener("pointerover", onIntent);
    document.removeEventListener("focusin", onIntent);
  };
}

function fetchInView(): () => void {
  const inView: string[] = [];
  let pages = 0;
  let bytes = 0;
  let busy = false;
  let callOff = () => {};

  function goOn() {
    busy = inView.length > 0 && pages < mostPages && bytes < mostBytes;
    if (busy) callOff = whenIdle(next);
  }
  async function next() {
    const pathname = inView.shift() ?? "";
    if (!isAhead(pathname)) {
      pages++;
      bytes += await fetchAhead(pathname);
    }
    goOn();
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const link = isIntersecting && siteLink(target);
      if (link && link.pathname !== window.location.pathname) inView.push(link.pathname);
    }
    if (!busy) goOn();
  });
  for (const link of document.querySelectorAll("a[href]")) observer.observe(link);
  return () => {
    pages = mostPages;
    observer.disconnect();
    callOff();
  };
}

/** Whether data are to be saved, or the line is so slow that whoever uses it should. */
function isThrifty(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes("2g"));
}
