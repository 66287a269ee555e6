import { expect, test } from "vitest";
import { siteUnderTest } from "../support/site-under-test.ts";
import { hydratePage, visit } from "../support/visitor.ts";
import { findMissingStyles } from "../support/whole-styles.ts";

// The checks of every-page.test.ts find seeded faults.
const server = siteUnderTest();

test("finds a missing style rule, also of a pseudo-element", async () => {
  const { page, leave } = await visit(`${server.url}/pricing`);
  await hydratePage(page);
  const without = (selector: string) =>
    page.evaluate((selector) => {
      const remove = (rules: CSSRuleList, owner: { deleteRule(index: number): void }): boolean =>
        [...rules].some((rule, index) => {
          if (rule instanceof CSSStyleRule && rule.selectorText === selector) {
            owner.deleteRule(index);
            return true;
          }
          return rule instanceof CSSGroupingRule && remove(rule.cssRules, rule);
        });
      return [...document.styleSheets].some((sheet) => remove(sheet.cssRules, sheet));
    }, selector);
  for (const selector of [".btn", ".tick::before"]) {
    expect(await without(selector)).toBe(true);
    expect(await findMissingStyles(page)).not.toEqual([]);
    await page.reload();
    await hydratePage(page);
  }
  await leave();
});

test("finds a policy violation, in the page and in the server's log", async () => {
  const { page, leave, problems } = await visit(server.url);
  await page.evaluate(() => document.body.setAttribute("style", "color: red"));
  await expect.poll(() => problems).toContainEqual(expect.stringMatching(/policy violation: style-src-attr/));
  await expect
    .poll(server.output)
    .toMatch(
      /"directive":"style-src-attr","page":"\/","blocked":"inline".*violated its Content-Security-Policy/,
    );
  await leave();
});
