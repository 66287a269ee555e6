/** Functions of analytics that stand on a page without the site's doing, put there by whoever runs it. */
const foreignAnalytics = ["gtag", "plausible", "dataLayer"];

/**
 * A page that nobody has woken and that has nothing more to fetch for itself: its next pages may come (postbuild/speculation-rules.ts),
 * and the browser follows its links.
 */
export const settledPage = "[data-settled]:is(:not([data-awake]),[data-unasked])";

/** How much of an element is in view, from 0 to 1, when it is seen. */
const seenFrom = 0.35;

/**
 * What a page does of itself, once, when its text faces are in use and everything of it has come: it wakes where something
 * needs that without a sign of intent, and else fetches what waking will need. A file of its own, which every page has in
 * its cache.
 *
 * What needs React without a sign says so with `data-wakes`: `seen` wakes the page when the element comes into view, `query`
 * where the address has one, `broken` where the picture did not come, a day (`2026-12-01`) from then on, nothing at once.
 *
 * What can do without React names a module of its own with `data-module`, which looks after it until the page wakes, and
 * wakes the page where that is beyond it.
 *
 * @param boot address of the module that wakes the page
 * @param wakeUp gives back whether the page begins to wake, for it may have been asked to before
 */
export function onFirstIdle(boot: string, wakeUp: () => boolean): void {
  function wake() {
    // Nobody has done anything yet (once-wanted.ts).
    if (wakeUp()) document.documentElement.dataset.unasked = "";
  }
  function lookAfter(element: HTMLElement) {
    const { module = "" } = element.dataset;
    import(module).then(({ lookAfter }) => lookAfter(element)).catch(wake);
  }
  function look() {
    if (foreignAnalytics.some((name) => name in window)) wake();
    for (const element of document.querySelectorAll<HTMLElement>("[data-wakes]")) {
      const { wakes = "" } = element.dataset;
      if (wakes === "seen") wakeWhenSeen(element, wake);
      else if (wakes === "broken") wakeWhenBroken(element as HTMLImageElement, wake);
      else if (wakes === "query" ? location.search : wakes <= new Date().toISOString()) wake();
    }
    if (!("awake" in document.documentElement.dataset))
      document.querySelectorAll<HTMLElement>("[data-module]").forEach(lookAfter);
    fetchQuietly(boot);
  }
  const whenIdle = () =>
    // Where nothing is drawn any more, Chromium may have no idle moment to tell of.
    "requestIdleCallback" in window ? requestIdleCallback(look, { timeout: 2000 }) : setTimeout(look, 200);
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}

/**
 * Where what wakes the page did not come: an update may have taken it from the server for ever. A press then leads where the page
 * without scripts would, which an element around the button names with `data-plain`; what the button stands for is added. It opens
 * beside a page on which something is written.
 *
 * @param boot address of the module that wakes the page
 * @param kept presses that React would have answered; none of them is answered any more once the last has led away
 */
export async function onMissing(boot: string, kept: HTMLButtonElement[]): Promise<void> {
  const pressed = kept.at(-1);
  const plain = pressed?.closest<HTMLElement>("[data-plain]")?.dataset.plain;
  if (!pressed || !plain) return;
  // A lost line or a server that starts again passes: then the next sign asks again.
  const status = await fetch(boot, { cache: "no-store" }).then(
    (answer) => answer.status,
    () => 0,
  );
  if (status !== 404 || !kept.includes(pressed)) return;
  kept.length = 0;
  const isWritten = document.querySelector("form :is(:user-valid, :user-invalid)");
  open(plain + pressed.value, isWritten ? "_blank" : "_self");
}

function wakeWhenBroken(image: HTMLImageElement, wake: () => void): void {
  if (image.complete && image.naturalWidth === 0) wake();
  else image.addEventListener("error", wake, { once: true });
}

function wakeWhenSeen(element: Element, wake: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && wake(),
    {
      threshold: seenFrom,
    },
  );
  observer.observe(element);
}

/**
 * Fetches the module and all that it names, with low priority, and runs nothing of it. Not with `rel=modulepreload`, which
 * would compile it, nor with `rel=prefetch`, which Firefox holds against the policy's `default-src`. Not where data are to
 * be saved or the line is slow.
 */
async function fetchQuietly(boot: string): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || connection?.effectiveType?.includes("2g")) return;
  const quietly = (file: string) => fetch(file, { priority: "low" });
  try {
    const module = await (await quietly(boot)).text();
    const named = new Set(module.match(/\/assets\/[\w.-]+\.js/g));
    // A body that nobody takes is not kept, and one taken as bytes is not read as text.
    await Promise.all(Array.from(named, async (file) => (await quietly(file)).arrayBuffer()));
    document.documentElement.dataset.settled = "";
  } catch {
    // Waking asks again.
  }
}
