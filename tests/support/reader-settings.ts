import type { Page } from "playwright-core";

/** The text spacing of WCAG 2.2, 1.4.12. */
const wideSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Applies or removes the text spacing. */
export async function setWideSpacing(page: Page, wide: boolean): Promise<void> {
  await page.evaluate(
    (css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    },
    wide ? wideSpacing : "",
  );
}

/**
 * Sets the browser's default font size: rem follows, also in media queries.
 *
 * @param px browsers' default is 16
 */
export async function setTextSize(page: Page, px: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  await session.send("Page.setFontSizes", { fontSizes: { standard: px } });
  await page.waitForFunction((px) => getComputedStyle(document.documentElement).fontSize === `${px}px`, px);
  await session.detach();
}

/**
 * Clipped text: outside the viewport or hidden by overflow, and whether the page scrolls
 * sideways. Scroll containers (tables, chips) are not clipping.
 */
export function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lost = new Set<string>();
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth + 1) {
      const widest = [...document.body.querySelectorAll("*")].filter(
        (element) => element.getBoundingClientRect().right > clientWidth + 1,
      );
      const named = widest.slice(0, 5).map(({ tagName, className }) => `${tagName} ${className}`);
      lost.add(`the page is ${scrollWidth} px wide in a window of ${clientWidth}: ${named.join(", ")}`);
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim().slice(0, 40);
      if (!text || !parent?.checkVisibility() || parent.closest(".skip, select")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const frames = hidingFrames(parent);
      if (!frames) continue;
      for (const { left, right, top, bottom, width } of range.getClientRects()) {
        if (width === 0) continue;
        if (left < -1 || right > clientWidth + 1) lost.add(`outside the window: ${text}`);
        // Line boxes are taller than glyphs, so a few hidden px do not matter.
        const cut = frames.some(
          (frame) =>
            left < frame.left - 1 ||
            right > frame.right + 1 ||
            top < frame.top - 4 ||
            bottom > frame.bottom + 4,
        );
        if (cut) lost.add(`cut off: ${text}`);
      }
    }
    return [...lost];

    /** Undefined when text is scrollable or visually hidden. */
    function hidingFrames(start: Element): DOMRect[] | undefined {
      const frames: DOMRect[] = [];
      for (let box: Element | null = start; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const frame = box.getBoundingClientRect();
        if (/auto|scroll/.test(overflowX + overflowY) || frame.width <= 1) return undefined;
        if (/hidden|clip/.test(overflowX + overflowY)) frames.push(frame);
      }
      return frames;
    }
  });
}

/**
 * Targets that are too small by WCAG 2.2, 2.5.8: less than 24 px with another target
 * nearer than that. Inline links are exempt.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24;
    // At the top the header covers no target.
    window.scrollTo(0, 0);
    const all = [...document.querySelectorAll("a[href], button, input, select, textarea, summary")]
      .filter(
        (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest(".sr-only"),
      )
      // A label belongs to its control's target.
      .map((control) => ({ control, box: (control.closest("label") ?? control).getBoundingClientRect() }));
    return all.flatMap(({ control, box }) => {
      const large = box.width > least - 1 && box.height > least - 1;
      if (large || inSentence(control)) return [];
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      // The language offer floats above the page and can be closed.
      const near = all.find(
        (other) =>
          other.control !== control &&
          !other.control.closest(".language-offer") &&
          distance(other.box, x, y) < least / 2,
      );
      return near
        ? [`${getName(control)} (${box.width} x ${box.height}) next to ${getName(near.control)}`]
        : [];
    });

    function inSentence(control: Element): boolean {
      const around = control.parentElement?.textContent?.trim();
      return getComputedStyle(control).display === "inline" && around !== control.textContent?.trim();
    }
    function distance({ left, right, top, bottom }: DOMRect, x: number, y: number): number {
      return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    }
    function getName(control: Element): string {
      return control.getAttribute("aria-label") ?? control.textContent?.trim().slice(0, 40) ?? "";
    }
  });
}

/** Controls and links of header, menu, contents and footer lower than 44 px. */
export function findLowTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    // Inline tooltips, and the calendar's seven columns, are exempt: the accessibility page says so.
    [
      ...document.querySelectorAll(
        "button:not(.badge), .btn, input, select, textarea, summary, nav a, footer li a",
      ),
    ]
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) &&
          !control.closest(".sr-only, .booking-month"),
      )
      .map((control) => ({ control, box: (control.closest("label") ?? control).getBoundingClientRect() }))
      .filter(({ box }) => box.height < 43.5)
      .map(({ control, box }) => `${control.outerHTML.slice(0, 80)} is ${box.height} px tall`),
  );
}

/** Names of running animations and transitions. */
export function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === "running")
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : "transition")),
  );
}
