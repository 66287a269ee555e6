/**
 * The inline script at the end of every page (docs/decisions/0017-hydration-on-interaction.md). The page stays static until
 * the first interaction, which is answered and painted before React's files run. Its text is the same on every page, so
 * that one hash in the content security policy covers all.
 */
import * as attributes from "../../shared/attributes.ts";
import { fontsSettled, pageHydrated } from "./events.ts";
import "./load-fonts.ts";
import type * as OnIdle from "./on-idle.ts";

const script = document.currentScript as HTMLScriptElement;
/** Null on server pages, which only load their fonts. */
const hydrationModule = script.getAttribute(attributes.hydrationModule) as string;
const importIdleModule = (): Promise<typeof OnIdle> =>
  import(/* @vite-ignore */ script.getAttribute(attributes.idleModule) as string);

const interactions = ["click", "pointermove", "keydown", "focusin", "input", "scroll"];

/** Pressed buttons that only React can answer, in order. */
const pressed: HTMLButtonElement[] = [];
let isHydrating = !hydrationModule;
let failures = 0;

/** @returns whether hydration starts with this call */
function hydrate(): boolean {
  if (isHydrating) return false;
  isHydrating = true;
  requestAnimationFrame(() =>
    setTimeout(() =>
      // Browsers remember a failed import, so a retry needs another address.
      import(/* @vite-ignore */ hydrationModule + (failures ? `?${failures}` : "")).catch(() => {
        failures += 1;
        // The next interaction tries again.
        isHydrating = false;
        importIdleModule().then((idle) => idle.onHydrationFailed(hydrationModule, pressed));
      }),
    ),
  );
  return true;
}

function onInteraction(event: Event): void {
  const { type } = event;
  const target = event.target as Element;
  // A scroll's target is the document, which has no closest().
  const link = target.closest?.("a[href]");
  // The browser follows the link faster when the page does not hydrate meanwhile.
  if (link && (type === "click" || (type === "focusin" && !link.matches(":focus-visible")))) return;
  // A resting pointer gets an event without movement when the page appears. A moving finger scrolls or taps.
  const { pointerType, movementX, movementY } = event as PointerEvent;
  if (type === "pointermove" && (pointerType === "touch" || !(movementX || movementY))) return;
  const button = type === "click" && target.closest<HTMLButtonElement>("button[type=button]");
  if (button && !button.popoverTargetElement) {
    // If hydration completes at this moment, React would handle the event a second time.
    event.stopImmediatePropagation();
    pressed.push(button);
  }
  hydrate();
}

for (const type of interactions) addEventListener(type, onInteraction, true);
addEventListener(pageHydrated, () => {
  for (const type of interactions) removeEventListener(type, onInteraction, true);
  setTimeout(() => {
    for (const button of pressed.splice(0)) button.click();
  });
});
addEventListener(
  fontsSettled,
  () => hydrationModule && importIdleModule().then((idle) => idle.onIdle(hydrationModule, hydrate)),
);
