import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";

/**
 * What axe finds on a page as it stands, on a desk and on a phone; each with its rule and elements.
 *
 * @param within selects the part of the page that is looked at; the rest of every page is looked at elsewhere
 */
export async function axeFindings(page: Page, within = "html"): Promise<string[]> {
  const findings: string[] = [];
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await new AxeBuilder({ page }).include(within).analyze();
    for (const { id, nodes } of violations) {
      findings.push(`${width} px, ${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
    }
  }
  return findings;
}
