import { describe, expect, test } from "vitest";
import { newsletterFunctionPath } from "../../shared/newsletter.ts";
import { findings } from "../support/axe.ts";
import { mailingSiteUnderTest } from "../support/site-under-test.ts";
import { hydratePage, visit, visitHydrated } from "../support/visitor.ts";

const { server, smtp } = mailingSiteUnderTest();

/** The confirmation link in the mail to an address, on the server under test. */
async function confirmationLink(address: string): Promise<string> {
  const mailed = () => smtp.mails.find(({ to }) => to.includes(address));
  await expect.poll(() => mailed() !== undefined).toBe(true);
  const link = /https?:\/\/\S+\/newsletter\/confirm\?t=\S+/.exec(mailed()?.parsed.text ?? "")?.[0] ?? "";
  const { pathname, search } = new URL(link);
  return server.url + pathname + search;
}

describe("The newsletter form", () => {
  test("subscribes by keyboard in the footer, also of a 404 page, after confirming from the mail", async () => {
    const { page } = await visitHydrated(`${server.url}/no/priser-finnes-ikke`, { expected: [/404/] });
    const footer = page.getByRole("contentinfo");
    const field = footer.getByRole("textbox");
    await field.fill("no address");
    await field.press("Enter");
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await field.fill("reader@example.no");
    await footer.getByRole("button", { name: "Meld meg på" }).press("Enter");
    await footer.getByText(/bekreft adressen/i).waitFor();
    await page.goto(await confirmationLink("reader@example.no"));
    expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: "Bekreft" }).click();
    await page.getByRole("heading", { name: /du er påmeldt/i }).waitFor();
    expect(await findings(page)).toEqual([]);
  });

  test("works without JavaScript", async () => {
    const { page } = await visit(`${server.url}/services`, { javaScriptEnabled: false });
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("textbox").fill("plain@example.no");
    await footer.getByRole("button", { name: "Subscribe" }).click();
    await page.getByRole("heading", { name: /check your inbox/i }).waitFor();
    expect(await confirmationLink("plain@example.no")).toContain("/newsletter/confirm");
  });
});

test.each([
  { path: "/", place: "footer", answer: "500" },
  { path: "/no/blog", place: "main", answer: "offline" },
])(
  "the newsletter form on $path shows a red message when sending fails: $answer",
  async ({ path, place, answer }) => {
    const { page, context } = await visit(server.url + path, {
      expected: [/status of 500|ERR_INTERNET_DISCONNECTED/],
      isNew: true,
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
  },
);
