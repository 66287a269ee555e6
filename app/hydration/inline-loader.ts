/** What React tells the starter once it listens to everything on the page. */
export const pageIsAwake = "page-is-awake";

/**
 * Inline script of every page, at its end. The page is finished HTML and stays it until someone wants more: React's files
 * are fetched when the line is idle, and run at the first sign of intent, once that has been answered and painted
 * (docs/decisions/0017-hydration-on-interaction.md). Its text is the same everywhere, so that one hash in the content security
 * policy covers all; its element names the module that wakes the page, and the one that looks after it until then
 * (first-idle.ts).
 *
 * @param settled the event after which nothing that is fetched disturbs the page (late-faces.ts)
 * @param awake the event that React tells with
 */
export function wakeOnIntent(settled: string, awake: string): void {
  const { boot = "", idle = "" } = (document.currentScript as HTMLScriptElement).dataset;
  const signs = ["click", "pointermove", "keydown", "focusin", "input", "scroll"];
  /** Presses that only React can answer. */
  const kept: HTMLButtonElement[] = [];
  let asked = false;

  /** Whether it begins now. */
  function wake() {
    if (asked) return false;
    asked = true;
    // What fails to come is asked for again at the next sign.
    requestAnimationFrame(() =>
      setTimeout(() =>
        import(/* @vite-ignore */ boot).catch(() => {
          asked = false;
          import(/* @vite-ignore */ idle).then(({ onMissing }) => onMissing(boot, kept));
        }),
      ),
    );
    return true;
  }

  function onSign(event: Event) {
    const { type } = event;
    const target = event.target as Element;
    // What scrolls is the document, which is in nothing.
    const link = target.closest?.("a[href]");
    // Whoever follows a link leaves this page: the browser does that best undisturbed.
    if (link && (type === "click" || (type === "focusin" && !link.matches(":focus-visible")))) return;
    // Not where a page comes to lie under a pointer. A finger that moves is about to scroll or to tap: either is a sign.
    const { pointerType, movementX, movementY } = event as PointerEvent;
    if (type === "pointermove" && (pointerType === "touch" || !(movementX || movementY))) return;
    if (type === "input" && target.matches("[data-handle]")) {
      (target.parentElement as HTMLElement).style.setProperty(
        "--x",
        // biome-ignore lint/style/useTemplate: an inline script without them gets the quotes of the page
        (target as HTMLInputElement).value + "%",
      );
    }
    const button = type === "click" && target.closest<HTMLButtonElement>("button[type=button]");
    if (button && !button.popoverTargetElement) {
      // React must not see it while it takes the page over: it would be answered twice.
      event.stopImmediatePropagation();
      kept.push(button);
    }
    wake();
  }

  for (const sign of signs) addEventListener(sign, onSign, true);
  addEventListener(awake, () => {
    for (const sign of signs) removeEventListener(sign, onSign, true);
    setTimeout(() => {
      for (const button of kept.splice(0)) button.click();
    });
  });
  addEventListener(settled, () =>
    import(/* @vite-ignore */ idle).then(({ onFirstIdle }) => onFirstIdle(boot, wake)),
  );
}
