import type { Page } from "playwright-core";
import type { TreeNode } from "./reader-tree.ts";

/** Announced properties, as words. */
const spokenProperties: Record<string, (value: unknown) => string | undefined> = {
  level: (value) => String(value),
  required: (value) => (value ? "required" : undefined),
  invalid: (value) => (value === "true" ? "invalid" : undefined),
  disabled: (value) => (value ? "disabled" : undefined),
  expanded: (value) => (value ? "expanded" : "collapsed"),
  pressed: (value) => (value === "true" ? "pressed" : "not pressed"),
};

/**
 * The accessibility tree of a part of the page: one line per node in reading order, such as
 * `textbox "Name" required invalid (Enter your name.)`.
 *
 * @param roles only nodes with one of these
 */
export async function announcedProperties(page: Page, selector: string, roles: string[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send("Runtime.evaluate", {
    expression: `document.querySelector(${JSON.stringify(selector)})`,
  });
  if (!result.objectId) throw new Error(`${selector} is not on the page`);
  const { nodes } = await session.send("Accessibility.queryAXTree", { objectId: result.objectId });
  await session.detach();
  return (nodes as TreeNode[])
    .filter(({ ignored, role }) => !ignored && roles.includes(role?.value ?? ""))
    .map(formatNode);
}

function formatNode({ role, name, description, properties = [] }: TreeNode): string {
  const texts = properties.map((property) => spokenProperties[property.name]?.(property.value.value));
  const parts = [role?.value, name?.value && `"${name.value}"`, ...texts];
  if (description?.value) parts.push(`(${description.value})`);
  // Word joiners are invisible and silent.
  return parts.filter(Boolean).join(" ").replaceAll("\u2060", "");
}

declare global {
  interface Window {
    announced?: string[];
  }
}

/**
 * Records every text added to a live region, for `announcements`. Runs in each document
 * first. The calendar is excluded: it announces when scrolled into view.
 */
export function recordAnnouncements(): void {
  const announced: string[] = [];
  window.announced = announced;
  const regions = "[aria-live], [role=status], [role=alert]";
  const texts = new WeakMap<Element, string>();
  const readRegion = (region: Element) => region.textContent?.trim().replace(/\s+/g, " ") ?? "";
  const note = (region: Element) => {
    const live = region.getAttribute("aria-live") ?? (region.role === "alert" ? "assertive" : "polite");
    const text = readRegion(region);
    if (live === "off" || texts.get(region) === text || region.closest("#booking")) return;
    texts.set(region, text);
    if (text) announced.push(`${live}: ${text}`);
  };
  document.addEventListener("DOMContentLoaded", () => {
    // Initial content is read with the page, not announced.
    for (const region of document.querySelectorAll(regions)) texts.set(region, readRegion(region));
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        for (const node of [target, ...addedNodes]) {
          const region = (node instanceof Element ? node : node.parentElement)?.closest(regions);
          if (region?.isConnected) note(region);
        }
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

/** Announcements since the document loaded: politeness and text. */
export function announcements(page: Page): Promise<string[]> {
  return page.evaluate(() => window.announced ?? []);
}
