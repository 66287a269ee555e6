import type { Page } from "playwright-core";

/** The focus as a keyboard user sees it. */
export interface FocusPlace {
  /** Accessible name or text of the focused element. */
  name: string;
  /** Why the focus is invisible; undefined when it is visible. */
  fault: string | undefined;
}

/**
 * Checks the focus: an outline of 2 px or more (WCAG 2.4.7), and nothing over the element's centre (2.4.11).
 * Undefined while the page itself has the focus.
 */
export function focusPlace(page: Page): Promise<FocusPlace | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const labels = focused instanceof HTMLInputElement ? focused.labels : undefined;
    const name = focused.getAttribute("aria-label") ?? labels?.[0]?.textContent ?? visibleText(focused);
    return { name: name.trim().replace(/\s+/g, " "), fault: findFault(focused) };

    /** Without labels of hidden states. */
    function visibleText(node: Node): string {
      if (node instanceof Element && getComputedStyle(node).display === "none") return "";
      return node instanceof Text ? node.data : Array.from(node.childNodes, visibleText).join("");
    }

    function findFault(element: Element): string | undefined {
      // The comparison's slider is invisible, so its frame is outlined.
      const drawn = element.closest(".compare") ?? element;
      const { outlineStyle, outlineWidth } = getComputedStyle(drawn);
      if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) return "has no outline";
      const shown = [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
      if (!shown) return "has no place on the page";
      const x = (Math.max(shown.left, 0) + Math.min(shown.right, innerWidth)) / 2;
      const y = (Math.max(shown.top, 0) + Math.min(shown.bottom, innerHeight)) / 2;
      const top = document.elementFromPoint(x, y);
      if (!top) return "is outside of the window";
      const own = element.contains(top) || top.contains(element) || labels?.[0]?.contains(top);
      return own ? undefined : `is covered by ${top.tagName} ${top.className}`;
    }
  });
}

/**
 * Presses a key (Tab by default) until the focused element has a matching name.
 *
 * @throws when a stop on the way has no visible focus, or none matches
 */
export async function goTo(page: Page, name: RegExp, key = "Tab"): Promise<void> {
  await press(page, key, `No stop is named ${name}`, async (place) => name.test(place.name));
}

/**
 * Presses until the focus is inside a part of the page. Returns the number of stops before.
 *
 * @throws when a stop on the way has no visible focus, or none is inside
 */
export function goInto(page: Page, part: string, key = "Tab"): Promise<number> {
  return press(page, key, `No stop is within ${part}`, () =>
    page.evaluate((part) => Boolean(document.activeElement?.closest(part)), part),
  );
}

async function press(
  page: Page,
  key: string,
  failure: string,
  isThere: (place: FocusPlace) => Promise<boolean>,
): Promise<number> {
  const passed: string[] = [];
  for (let presses = 0; presses < 200; presses++) {
    await page.keyboard.press(key);
    const place = await focusPlace(page);
    if (!place) continue;
    if (place.fault) throw new Error(`‘${place.name}’ ${place.fault}`);
    if (await isThere(place)) return passed.length;
    passed.push(place.name);
  }
  throw new Error(`${failure}: ${passed.join(", ")}`);
}
