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
  paste,
  prepared,
  problem,
} from "../support/preview-visitor.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { alive, visit } from "../support/visitor.ts";

const server = sharedSite();

describe("What can't be read is told with what to do:", () => {
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...new Array(100).fill(7)]);
  const ole = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Array(100).fill(0)]);

  test.each([
    {
      what: "for what it is",
      refused: [
        [file("cv.pdf", png), "not-what-its-name-says"],
        [file("cv.png", png), "unknown-kind"],
        [file("cv.doc", ole), "unknown-kind"],
        [file("cv.docx", ole), "not-what-its-name-says"],
        [file("cv.html", "<!doctype html><title>CV</title>"), "unknown-kind"],
      ],
    },
    {
      what: "for what is in it",
      refused: [
        [file("cv.pdf", ""), "empty"],
        [file("cv.md", `${englishCv}${"  - Wired a house\n".repeat(10_000)}`), "too-long"],
        [file("cv.txt", "Dear Mary, thank you for the pleasant evening by the sea last week."), "not-a-cv"],
        [file("cv.docx", docx(englishCv).buffer.subarray(0, 200)), "damaged"],
        [fixture("scan.pdf"), "no-text"],
        [fixture("sixty-pages.pdf"), "too-many-pages"],
        [file("cv.pdf", new Uint8Array(20_000_001)), "too-large"],
      ],
    },
  ] as const)("a file refused $what has its own sentence, and what was there stays", async ({ refused }) => {
    const { page, context, problems } = await visit(`${server.url}/preview`);
    await alive(page);
    await paste(page, englishCv);
    await framed(page).getByText("Mary Sample Testdale").first().waitFor();
    await page.locator(".another > summary").click();
    const sentences: string[] = [];
    for (const [chosen, code] of refused) {
      await chooser(page).setInputFiles(chosen);
      await page.locator(`[data-refusal=${code}]`, { hasText: chosen.name }).waitFor();
      const said = await problem(page).innerText();
      expect(said).toContain("What you had before is still here.");
      sentences.push(said);
      await page.getByRole("button", { name: "All right" }).click();
      await problem(page).waitFor({ state: "detached" });
    }
    expect(sentences.join()).not.toMatch(/problem\.|\{\{|undefined/);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(await framed(page).getByText("Mary Sample Testdale").count()).toBeGreaterThan(0);
    expect(problems).toEqual([]);
    await context.close();
  });

  test("pasted text that is refused stays in its field, to be mended", async () => {
    const { page, context, problems } = await visit(`${server.url}/no/preview`);
    await alive(page);
    const letter = "Kjære Kari, takk for hyggelig samtale i går. Vi ses på mandag.";
    await paste(page, letter);
    await page.locator("[data-refusal=not-a-cv]").waitFor();
    const field = page.locator(".chooser-paste textarea");
    expect(await field.inputValue()).toBe(letter);
    await field.fill(norwegianCv);
    await page.locator(".chooser-paste button").click();
    await framed(page).getByText("Kari Prøve Testdal").first().waitFor();
    await page.locator(".another > summary").click();
    expect(await field.inputValue()).toBe("");
    expect(problems).toEqual([]);
    await context.close();
  });

  test("a file that was deleted after it was chosen is told so", async () => {
    const { page, context } = await visit(`${server.url}/no/preview`, {
      prepare: async (context) => {
        await context.route("**/assets/boot-*.js", async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 1500));
          await route.continue();
        });
      },
    });
    const folder = await mkdtemp(join(tmpdir(), "preview-"));
    const path = join(folder, "cv.docx");
    await writeFile(path, docx(norwegianCv).buffer);
    await chooser(page).setInputFiles(path);
    await rm(folder, { recursive: true });
    await page.locator("[data-refusal=unreadable]", { hasText: "cv.docx" }).waitFor();
    await choose(page, docx(norwegianCv), "Kari Prøve Testdal");
    await context.close();
  });

  test("a pasted line that never breaks holds nothing up, is refused and stays", async () => {
    const { page, context, problems } = await visit(`${server.url}/preview`);
    await alive(page);
    // The processor's time, which a busy machine does not stretch.
    const devtools = await context.newCDPSession(page);
    await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
    const seconds = async () =>
      (await devtools.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration")
        ?.value ?? Number.NaN;
    const before = await seconds();
    await paste(page, "a".repeat(300_000));
    await page.locator("[data-refusal=too-long]").waitFor();
    expect((await seconds()) - before).toBeLessThan(5);
    expect((await page.locator(".chooser-paste textarea").inputValue()).length).toBe(300_000);
    expect(problems).toEqual([]);
    await context.close();
  });

  test("a locked PDF asks for its password, again when it is wrong, and opens with the right one", async () => {
    const { page, context, problems } = await visit(`${server.url}/preview`);
    await alive(page);
    await chooser(page).setInputFiles(fixture("password-secret.pdf"));
    const field = page.getByLabel("Password of the file");
    await field.fill("wrong");
    await page.keyboard.press("Enter");
    await page.getByText("That is not its password").waitFor();
    await field.fill("secret");
    await page.keyboard.press("Enter");
    await framed(page).locator("body *").first().waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  test("a reader that hangs is stopped by the visitor, and the next file is read", async () => {
    const { page, context } = await visit(`${server.url}/preview`);
    await page.route("**/reader.worker-*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: 'postMessage({ type: "ready" }); for (;;);' }),
    );
    await alive(page);
    await chooser(page).setInputFiles(docx(englishCv));
    await page.getByText("Reading the text").waitFor();
    await page.unroute("**/reader.worker-*.js");
    await page.getByRole("button", { name: "Stop" }).click();
    await page.locator(".message", { hasText: "Stopped." }).waitFor();
    await expect.poll(() => page.workers().length).toBe(0);
    await choose(page, docx(englishCv), "Mary Sample Testdale");
    await context.close();
  });

  test("a second file takes the place of the one that is still read", async () => {
    const { page, context } = await visit(`${server.url}/preview`);
    // A reader that takes long with a PDF: its answer would come when the second file stands there.
    await page.route("**/reader.worker-*.js", async (route) => {
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
    await page.waitForTimeout(2500);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("Mary Sample Testdale");
    // One after the other: the form is that of the last.
    await page.locator(".another > summary").click();
    await choose(page, fixture("sidebar-en.pdf"), "Priya Raman");
    expect(await page.getByLabel("Name", { exact: true }).first().inputValue()).toBe("Priya Raman");
    await context.close();
  });

  test("a part of the page that does not come is told, and comes the next time", async () => {
    const { page, context } = await visit(`${server.url}/preview`, { expected: [/./] });
    await alive(page);
    await context.setOffline(true);
    await chooser(page).setInputFiles(docx(englishCv));
    await page.locator("[data-refusal=not-loaded]").waitFor();
    await context.setOffline(false);
    await choose(page, docx(englishCv), "Mary Sample Testdale");
    await context.close();
  });
});
