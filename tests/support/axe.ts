import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";
import type { Page } from "playwright-core";

/** The minified one, for every page has to read it anew. */
const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * What axe-core finds on the page as it stands: one line a rule, with the elements. Under forced colours it says
 * nothing of use, for the browser does not tell which colours it has put in place of the page's.
 *
 * @param within selects the part of the page that is looked at
 */
export async function findings(page: Page, within = "html"): Promise<string[]> {
  return violations(page, within);
}

/** What axe-core finds in the colours alone: enough where nothing else has changed since all was looked at. */
export async function colourFindings(page: Page): Promise<string[]> {
  return violations(page, "html", { runOnly: ["color-contrast"] });
}

/**
 * Runs axe-core in the page, without a look into frames: what stands in them is not ours. Only what it finds comes back,
 * not every element that was in order, which takes a third of the time.
 */
async function violations(page: Page, within: string, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  await page.evaluate(motionDone);
  const found = await page.evaluate(
    ({ within, options }) =>
      (window as unknown as { axe: typeof axe }).axe.run(
        { include: [within] },
        // It would parse every stylesheet again as well, for a rule that is an experiment and not asked.
        { ...options, iframes: false, preload: { assets: ["media"] }, resultTypes: ["violations"] },
      ),
    { within, options },
  );
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

/** Runs in the page: a colour on its way to another is neither of the two, and a toast that rises is half transparent. */
async function motionDone(): Promise<void> {
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  // What is driven by scrolling ends for those who scroll, not with time.
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

/** What axe-core finds on a desk and on a phone. */
export async function findingsAtBothWidths(page: Page, within?: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await findings(page, within)).map((finding) => `${width} px, ${finding}`));
  }
  return found;
}
