import { describe, expect, test } from "vitest";
import { findings } from "../support/axe.ts";
import { mailingSiteUnderTest } from "../support/site-under-test.ts";
import { hydratePage, untilIdle, visit } from "../support/visitor.ts";

const { server, smtp } = mailingSiteUnderTest();

/** The confirmation link in the mail to an address, on the server under test. */
async function confirmationLink(address: string): Promise<string> {
  const mailed = () => smtp.mails.find(({ to }) => to.includes(address));
  await expect.poll(() => mailed() !== undefined, { timeout: 10_000 }).toBe(true);
  const link = /https?:\/\/\S+\/newsletter\/confirm\?t=\S+/.exec(mailed()?.parsed.text ?? "")?.[0] ?? "";
  const { pathname, search } = new URL(link);
  return server.url + pathname + search;
}

describe("The newsletter form", () => {
  test.each([
    {
      path: "/pricing",
      box: "Subscribe",
      done: /open the email/i,
      confirm: "Confirm",
      thanks: /you are subscribed/i,
    },
    {
      path: "/no/priser-finnes-ikke",
      box: "Meld meg på",
      done: /bekreft adressen/i,
      confirm: "Bekreft",
      thanks: /du er påmeldt/i,
    },
  ])(
    "subscribes in the footer of $path after confirming from the mail",
    async ({ path, box, done, confirm, thanks }) => {
      const address = `reader${path.length}@example.no`;
      const { page, leave } = await visit(server.url + path, { expected: [/404/] });
      await hydratePage(page);
      const footer = page.getByRole("contentinfo");
      await footer.getByRole("textbox").fill("no address");
      await footer.getByRole("button", { name: box }).click();
      expect(await footer.getByRole("textbox").getAttribute("aria-invalid")).toBe("true");
      await footer.getByRole("textbox").fill(address);
      await footer.getByRole("button", { name: box }).click();
      await footer.getByText(done).waitFor();
      await page.goto(await confirmationLink(address));
      expect(await findings(page)).toEqual([]);
      await page.getByRole("button", { name: confirm }).click();
      await page.getByRole("heading", { name: thanks }).waitFor();
      expect(await findings(page)).toEqual([]);
      await leave();
    },
  );

  test("works without JavaScript", async () => {
    const { page, leave } = await visit(`${server.url}/services`, { javaScriptEnabled: false });
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("textbox").fill("plain@example.no");
    await footer.getByRole("button", { name: "Subscribe" }).click();
    await page.getByRole("heading", { name: /check your inbox/i }).waitFor();
    expect(await confirmationLink("plain@example.no")).toContain("/newsletter/confirm");
    await leave();
  });
});

test("a server page uses the site's fonts without a policy violation", async () => {
  const { page, leave, problems } = await visit(`${server.url}/newsletter/requested?lang=no`);
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts]
          .filter((face) => face.status === "loaded")
          .map((face) => face.family.replaceAll('"', "")),
      ),
    )
    .toContain("Schibsted Grotesk");
  await untilIdle(page);
  expect(problems).toEqual([]);
  await leave();
});
