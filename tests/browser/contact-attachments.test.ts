import { describe, expect, test } from "vitest";
import { draft, pdf, storedAttachments } from "../support/attachments.ts";
import { findingsAtBothWidths } from "../support/axe.ts";
import { fillIn } from "../support/contact-visitor.ts";
import { mailingSiteUnderTest } from "../support/site-under-test.ts";
import { storedMessages } from "../support/stored-messages.ts";
import { hydratePage, visit, visitHydrated } from "../support/visitor.ts";

const { server } = mailingSiteUnderTest();

const file = (size: number, name = "CV.pdf") => ({ name, mimeType: "application/pdf", buffer: pdf(size) });
const picture = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";
const newest = () => storedAttachments(server.dataDir).at(-1);
const countStored = (text: string) =>
  storedMessages(server.dataDir).filter(({ message }) => message === text).length;

describe("A CV attached to a message", () => {
  test("is shown, can be removed and is sent", async () => {
    const { page } = await visitHydrated(`${server.url}/no/contact`);
    await fillIn(page, "With a file");
    const input = page.locator("#write input[type=file]");
    await input.setInputFiles(file(300_000));
    await page.locator("#write li").getByText("293\u00a0kB").waitFor();
    expect(await findingsAtBothWidths(page, "#write")).toEqual([]);
    await page.getByRole("button", { name: "Fjern CV.pdf" }).click();
    expect(await page.locator("#write li").count()).toBe(0);
    expect(await input.evaluate((node: HTMLInputElement) => node.files?.length)).toBe(0);
    await input.setInputFiles(file(300_000));
    await page.locator("#write [type=submit]").click();
    await page.getByRole("heading", { name: "Den er hos oss." }).waitFor();
    expect(await page.locator("#write .facts").innerText()).toMatch(/Fil\s+CV.pdf/);
    expect(newest()).toMatchObject({ role: "file", name: "CV.pdf", size: 300_000 });
  });

  test("is rejected at the field when its type is not accepted, and the message is kept", async () => {
    const { page } = await visitHydrated(`${server.url}/contact`);
    await fillIn(page, "Wrong kind");
    await page
      .locator("#write input[type=file]")
      .setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("MZ\u0090") });
    await page.getByText("Choose a PDF, Word, OpenDocument or JSON Resume file.").waitFor();
    await page.locator("#write [type=submit]").click();
    await page.getByText("Check the form").first().waitFor();
    expect(await page.locator("#write textarea").inputValue()).toBe("Wrong kind");
    expect(countStored("Wrong kind")).toBe(0);
  });

  test("can be cancelled while uploading and sent again, and is stored once", async () => {
    const { page } = await visitHydrated(`${server.url}/contact`, { expected: [/./] });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/api/contact", async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
    await fillIn(page, "Cancelled once");
    await page.locator("#write input[type=file]").setInputFiles(file(2_000_000));
    await page.locator("#write [type=submit]").click();
    await page.locator("#write progress").waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Send message" }).waitFor();
    expect(await page.locator("#write textarea").inputValue()).toBe("Cancelled once");
    expect(await page.locator(".toast").count()).toBe(0);
    release();
    await page.unroute("**/api/contact");
    await page.locator("#write [type=submit]").click();
    await page.getByRole("heading", { name: "It is with us." }).waitFor();
    expect(countStored("Cancelled once")).toBe(1);
  });

  test("is retried with the same key when the answer is lost, and stored once", async () => {
    const { page } = await visitHydrated(`${server.url}/contact`, { expected: [/./] });
    const keys: (string | undefined)[] = [];
    await page.route("**/api/contact", async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await fillIn(page, "Lost answer");
    await page.locator("#write input[type=file]").setInputFiles(file(100_000));
    await page.locator("#write [type=submit]").click();
    await page.getByRole("heading", { name: "It is with us." }).waitFor();
    expect(new Set(keys).size).toBe(1);
    expect(countStored("Lost answer")).toBe(1);
  });

  test("is sent without JavaScript, and asked for again after a validation error", async () => {
    const { page } = await visit(`${server.url}/no/contact`, { javaScriptEnabled: false, expected: [/422/] });
    await fillIn(page, "Uten skript");
    await page.locator("main [name=email]").fill("kari@example");
    await page.locator("#write input[type=file]").setInputFiles(file(50_000, "Søknad.pdf"));
    await page.locator("#write [type=submit]").click();
    await page.getByText("Velg filen på nytt").waitFor();
    expect(await page.locator("#write textarea").inputValue()).toBe("Uten skript");
    expect(await page.locator("#write [name=email]").getAttribute("aria-invalid")).toBe("true");
    expect(countStored("Uten skript")).toBe(0);
    await page.locator("main [name=email]").fill("kari@example.no");
    await page.locator("#write input[type=file]").setInputFiles(file(50_000, "Søknad.pdf"));
    await page.locator("#write [type=submit]").click();
    await page.waitForURL(`${server.url}/no/contact/sent`);
    expect(countStored("Uten skript")).toBe(1);
    expect(newest()).toMatchObject({ name: "Søknad.pdf", size: 50_000 });
    await page.goto(`${server.url}/contact/sent#without-file`);
    expect(await page.locator("#without-file").isVisible()).toBe(true);
  });
});

test("shows, sends and can remove a draft from the preview", async () => {
  const { page } = await visit(`${server.url}/contact`, {
    isNew: true,
    prepare: async (context) => {
      await context.addInitScript(
        (handedOver) => {
          if (!sessionStorage.getItem("contact-draft")) sessionStorage.setItem("contact-draft", handedOver);
        },
        JSON.stringify({ json: draft, picture }),
      );
    },
  });
  await hydratePage(page);
  await page.locator("#write li").getByText("Draft from the preview (Kyst)").waitFor();
  expect(await page.getByRole("img", { name: "Your page" }).getAttribute("src")).toBe(picture);
  expect(await findingsAtBothWidths(page, "#write")).toEqual([]);
  await fillIn(page, "With the draft");
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await page.locator("#write [type=submit]").click();
  expect((await sent).postData()).not.toContain(picture);
  await page.getByRole("heading", { name: "It is with us." }).waitFor();
  expect(await page.getByRole("img", { name: "Your page" }).getAttribute("src")).toBe(picture);
  expect(await page.locator("#write .facts").innerText()).toContain("Draft from the preview (Kyst)");
  expect(newest()?.bytes.toString()).toBe(draft);
});
