import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  choose,
  chooser,
  docx,
  englishCv,
  file,
  fixture,
  framed,
  norwegianCv,
  openForm,
  paste,
  prepared,
  problem,
  unhydrated,
} from "../support/preview-visitor.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { hydratePage, visit, visitHydrated } from "../support/visitor.ts";

const server = sharedSite();

describe("A file that cannot be parsed", () => {
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...new Array(100).fill(7)]);

  /** Runs in the page, so that 20 MB are not sent to the browser. */
  function chooseLargeFile(field: HTMLElement): void {
    const chosen = new DataTransfer();
    chosen.items.add(new File([new Uint8Array(20_000_001)], "large.pdf"));
    (field as HTMLInputElement).files = chosen.files;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }

  // The message for each rejection is tested in app/preview/intake/parser-message.test.tsx.
  test("is rejected with a message, and the open page stays", async () => {
    const { page } = await visitHydrated(`${server.url}/preview`);
    await paste(page, englishCv);
    await framed(page).getByText("Mary Sample Testdale").first().waitFor();
    await page.locator(".another > summary").click();
    for (const [chosen, code] of [
      [file("cv.pdf", png), "not-what-its-name-says"],
      [fixture("scan.pdf"), "no-text"],
      [undefined, "too-large"],
    ] as const) {
      if (chosen) await chooser(page).setInputFiles(chosen);
      else await chooser(page).evaluate(chooseLargeFile);
      await page.locator(`[data-rejection=${code}]`, { hasText: chosen?.name ?? "large.pdf" }).waitFor();
      expect(await problem(page).innerText()).toContain("What you had before is still here.");
      await page.getByRole("button", { name: "OK", exact: true }).click();
      await problem(page).waitFor({ state: "detached" });
    }
    expect(await framed(page).getByText("Mary Sample Testdale").count()).toBeGreaterThan(0);
  });

  test("stays in its field when it was pasted", async () => {
    const { page } = await visitHydrated(`${server.url}/no/preview`);
    const letter = "Kjære Kari, takk for hyggelig samtale i går. Vi ses på mandag.";
    await paste(page, letter);
    await page.locator("[data-rejection=not-a-cv]").waitFor();
    const field = page.locator(".chooser-paste textarea");
    expect(await field.inputValue()).toBe(letter);
    await field.fill(norwegianCv);
    await page.locator(".chooser-paste button").click();
    await framed(page).getByText("Kari Prøve Testdal").first().waitFor();
    await page.locator(".another > summary").click();
    expect(await field.inputValue()).toBe("");
  });

  test("is reported when it was deleted after it was chosen", async () => {
    const { options, hydrate } = unhydrated();
    const { page } = await visit(`${server.url}/no/preview`, options);
    const folder = await mkdtemp(join(tmpdir(), "preview-"));
    const path = join(folder, "cv.docx");
    await writeFile(path, docx(norwegianCv).buffer);
    await chooser(page).setInputFiles(path);
    await rm(folder, { recursive: true });
    hydrate();
    await page.locator("[data-rejection=unreadable]", { hasText: "cv.docx" }).waitFor();
    await choose(page, docx(norwegianCv), "Kari Prøve Testdal");
  });

  test("is rejected without blocking the page when it is one endless line", async () => {
    const { page, context } = await visitHydrated(`${server.url}/preview`);
    // Processor time does not depend on the load of the machine.
    const devtools = await context.newCDPSession(page);
    await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
    const seconds = async () =>
      (await devtools.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration")
        ?.value ?? Number.NaN;
    const before = await seconds();
    await paste(page, "a".repeat(300_000));
    await page.locator("[data-rejection=too-long]").waitFor();
    expect((await seconds()) - before).toBeLessThan(5);
    expect((await page.locator(".chooser-paste textarea").inputValue()).length).toBe(300_000);
  });

  test("asks for its password until it is the right one", async () => {
    const { page } = await visitHydrated(`${server.url}/preview`);
    await chooser(page).setInputFiles(fixture("password-secret.pdf"));
    const field = page.getByLabel("Password for the file");
    await field.fill("wrong");
    await page.keyboard.press("Enter");
    await page.getByText("Wrong password").waitFor();
    await field.fill("secret");
    await page.keyboard.press("Enter");
    await framed(page).locator("body *").first().waitFor();
  });

  test("can be stopped when the parser hangs, and the next file is parsed", async () => {
    const { page } = await visit(`${server.url}/preview`);
    await page.route("**/parser.worker-*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: 'postMessage({ type: "ready" }); for (;;);' }),
    );
    await hydratePage(page);
    await chooser(page).setInputFiles(docx(englishCv));
    await page.getByText("Reading the text").waitFor();
    await page.unroute("**/parser.worker-*.js");
    await page.getByRole("button", { name: "Stop" }).click();
    await page.locator(".message", { hasText: "Stopped." }).waitFor();
    await expect.poll(() => page.workers().length).toBe(0);
    await choose(page, docx(englishCv), "Mary Sample Testdale");
  });

  test("is abandoned when a second file is chosen", async () => {
    const { page } = await visit(`${server.url}/preview`);
    // The parser delays its answer for a PDF until the second file is shown.
    await page.route("**/parser.worker-*.js", async (route) => {
      const response = await route.fetch();
      const slow = `{
        let wait = 0;
        const post = postMessage;
        addEventListener("message", ({ data }) => { wait = data.name?.endsWith(".pdf") ? 2000 : 0; });
        postMessage = (message) => setTimeout(post, wait, message);
      }\n`;
      await route.fulfill({ response, body: slow + (await response.text()) });
    });
    await prepared(page);
    await chooser(page).setInputFiles(fixture("sidebar-en.pdf"));
    await chooser(page).setInputFiles(docx(englishCv));
    await framed(page).getByText("Mary Sample Testdale").first().waitFor();
    // Both workers have ended, so no answer can follow.
    await expect.poll(() => page.workers().length).toBe(0);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("Mary Sample Testdale");
    // After two files, the form shows the last one.
    await page.locator(".another > summary").click();
    await choose(page, fixture("sidebar-en.pdf"), "Priya Raman");
    await openForm(page);
    expect(await page.getByLabel("Name", { exact: true }).first().inputValue()).toBe("Priya Raman");
  });

  test("is reported when the parser did not load, and parsed the next time", async () => {
    const { page, context } = await visitHydrated(`${server.url}/preview`, { expected: [/./], isNew: true });
    await context.setOffline(true);
    await chooser(page).setInputFiles(docx(englishCv));
    await page.locator("[data-rejection=not-loaded]").waitFor();
    await context.setOffline(false);
    await choose(page, docx(englishCv), "Mary Sample Testdale");
  });
});
