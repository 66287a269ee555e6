import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";

/**
 * What axe-core finds on the page as it stands: one line a rule, with the elements. Under forced colours it says
 * nothing of use, for the browser does not tell which colours it has put in place of the page's.
 *
 * @param within selects the part of the page that is looked at
 */
export async function findings(page: Page, within = "html"): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include(within).analyze();
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
