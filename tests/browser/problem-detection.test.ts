import { expect, test } from "vitest";
import { siteUnderTest } from "../support/site-under-test.ts";
import { hydratePage, visit, visitHydrated } from "../support/visitor.ts";
import { findMissingStyles } from "../support/whole-styles.ts";

// The checks of every-page.test.ts find seeded faults.
const server = siteUnderTest();

test("finds a missing style rule, also of a pseudo-element", async () => {
  const { page } = await visitHydrated(`${server.url}/pricing`);
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
});

test("finds a policy violation, in the page and in the server's log", async () => {
  const { page, problems } = await visit(server.url);
  await page.evaluate(() => document.body.setAttribute("style", "color: red"));
  await expect.poll(() => problems).toContainEqual(expect.stringMatching(/policy violation: style-src-attr/));
  problems.length = 0;
  await expect
    .poll(server.output)
    .toMatch(
      /"directive":"style-src-attr","page":"\/","blocked":"inline".*violated its Content-Security-Policy/,
    );
});

test("finds a class without a rule, also on elements added later", async () => {
  const { page, problems } = await visit(`${server.url}/pricing`);
  await page.evaluate(() => {
    document.body.classList.add("seeded-fault");
    document.body.append(
      Object.assign(document.createElement("p"), { innerHTML: '<b class="wrap other-seeded-fault"></b>' }),
    );
  });
  await expect
    .poll(() => problems)
    .toEqual([
      "console: No rule for the class seeded-fault: /pricing",
      "console: No rule for the class other-seeded-fault: /pricing",
    ]);
  problems.length = 0;
});
