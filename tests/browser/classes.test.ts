import { expect, test } from "vitest";
import { newsletterFunctionPath } from "../../shared/newsletter.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { hydratePage, visit } from "../support/visitor.ts";

const server = sharedSite();

test.each([
  { path: "/", place: "footer", answer: "500" },
  { path: "/no/blog", place: "main", answer: "offline" },
])(
  "the newsletter form on $path shows its message in red when sending fails: $answer",
  async ({ path, place, answer }) => {
    const { page, context, problems, leave } = await visit(server.url + path, {
      expected: [/status of 500|ERR_INTERNET_DISCONNECTED/],
    });
    await page.route(`**${newsletterFunctionPath}`, (route) => route.fulfill({ status: 500, json: {} }));
    await hydratePage(page);
    if (answer === "offline") await context.setOffline(true);
    const form = page.locator(`${place} form[action="/api/newsletter"]`);
    await form.locator("[type=email]").fill("kari@example.no");
    // The form retries for seconds before it reports the failure.
    await page.clock.install();
    await form.locator("[type=submit]").click();
    const message = form.locator("[role=status]:not(:empty)");
    await expect.poll(() => page.clock.runFor(1000).then(() => message.isVisible())).toBe(true);
    const colors = await message.evaluate((element) => {
      const error = document.querySelector(".field-error") as Element;
      return [getComputedStyle(element).color, getComputedStyle(error).color];
    });
    expect(colors[0]).toBe(colors[1]);
    expect(colors[0]).not.toBe(await page.evaluate(() => getComputedStyle(document.body).color));
    await context.setOffline(false);
    expect(problems).toEqual([]);
    await leave();
  },
);

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
