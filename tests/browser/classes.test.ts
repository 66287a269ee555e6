import { describe, expect, test } from "vitest";
import { newsletterFunctionPath } from "../../shared/newsletter.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { alive, visit } from "../support/visitor.ts";
import { stylesThatAreMissing } from "../support/whole-styles.ts";

const server = sharedSite();

/** Visits a page and asks for the newsletter in its footer while the server answers like this. */
async function askForNewsletter(path: string, answer: "error" | "offline") {
  const visitor = await visit(server.url + path, { expected: [/status of 500|ERR_INTERNET_DISCONNECTED/] });
  const { page, context } = visitor;
  await page.route(`**${newsletterFunctionPath}`, (route) => route.fulfill({ status: 500, json: {} }));
  await alive(page);
  if (answer === "offline") await context.setOffline(true);
  await page.locator("footer [type=email]").fill("kari@example.no");
  await page.locator("footer [type=submit]").click();
  const message = page.locator("footer [role=status]:not(:empty)");
  await message.waitFor();
  return { ...visitor, message };
}

describe.each(["/", "/no/blog/personal-website"])("The newsletter form on %s", (path) => {
  test.each(["error", "offline"] as const)(
    "shows its message in red when sending fails: %s",
    async (answer) => {
      const { page, context, message, problems, leave } = await askForNewsletter(path, answer);
      const colors = await message.evaluate((element) => {
        const probe = document.body.appendChild(document.createElement("i"));
        probe.style.color = "var(--color-danger)";
        return [getComputedStyle(element).color, getComputedStyle(probe).color];
      });
      expect(colors[0]).toBe(colors[1]);
      expect(colors[0]).not.toBe(await page.evaluate(() => getComputedStyle(document.body).color));
      await context.setOffline(false);
      expect(await stylesThatAreMissing(page)).toEqual([]);
      expect(problems).toEqual([]);
      await leave();
    },
  );
});

test("reports a class without a rule, also on elements added later", async () => {
  const { page, problems, leave } = await visit(`${server.url}/pricing`);
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
  await leave();
});
