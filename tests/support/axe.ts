import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";
import type { Page } from "playwright-core";

/** Minified, because every page parses it. */
const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * Runs axe-core on the current page: one line per rule with its elements. Under forced colors its contrast
 * results are useless, because computed styles are not the painted ones.
 *
 * @param within selector of the checked part
 */
export async function findings(page: Page, within = "html"): Promise<string[]> {
  return violations(page, within);
}

/** Runs only axe-core's contrast rules, when nothing else has changed. */
export async function colourFindings(page: Page): Promise<string[]> {
  return violations(page, "html", { runOnly: ["color-contrast"] });
}

/**
 * Runs axe-core in the page without frames and returns only violations,
 * without selectors, which takes a quarter of the time.
 */
async function violations(page: Page, within: string, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  await page.evaluate(motionDone);
  const found = await page.evaluate(
    ({ within, options }) =>
      (window as unknown as { axe: typeof axe }).axe.run(
        { include: [within] },
        {
          ...options,
          iframes: false,
          // Skips parsing all stylesheets for an experimental rule.
          preload: { assets: ["media"] },
          resultTypes: ["violations"],
          selectors: false,
        },
      ),
    { within, options },
  );
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

/** Runs in the page: waits for transitions, whose intermediate colours would be measured. */
async function motionDone(): Promise<void> {
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  // Scroll-driven animations do not end with time.
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, playState, timeline }) =>
        playState === "running" &&
        timeline instanceof DocumentTimeline &&
        effect?.getComputedTiming().endTime !== Infinity,
    );
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Runs axe-core at desktop and phone width. */
export async function findingsAtBothWidths(page: Page, within?: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await findings(page, within)).map((finding) => `${width} px, ${finding}`));
  }
  return found;
}
