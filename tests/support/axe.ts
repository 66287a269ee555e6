import AxeBuilder from "@axe-core/playwright";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

/**
 * What axe-core finds on the page as it stands: one line a rule, with the elements. Under forced colours it says
 * nothing of use, for the browser does not tell which colours it has put in place of the page's.
 *
 * @param within selects the part of the page that is looked at
 */
export async function findings(page: Page, within = "html"): Promise<string[]> {
  const { violations } = await axe(page).include(within).analyze();
  return linesOf(violations);
}

/** What axe-core finds in the colours alone: enough where nothing else has changed since all was looked at. */
export async function colourFindings(page: Page): Promise<string[]> {
  const { violations } = await axe(page).withRules(["color-contrast"]).analyze();
  return linesOf(violations);
}

/** Without a look into frames, which takes a second page: what stands in them is not ours. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ iframes: false });
}

function linesOf(violations: AxeResults["violations"]): string[] {
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
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
