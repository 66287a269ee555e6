import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { freePort } from "../support/free-port.ts";
import { type Visit, visit } from "../support/visitor.ts";

let folder: string;
let origin: string;
let server: ChildProcess;
let editor: Visit;

/** A copy of the project whose content the owner edits, and its development server. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "edit-"));
  const left = /^(?:node_modules|dist|data|screenshots|\.git|\.cache|public|tests)(?:\/|$)/;
  const root = process.cwd();
  cpSync(root, folder, { recursive: true, filter: (path) => !left.test(path.slice(root.length + 1)) });
  for (const name of ["node_modules", "public"])
    symlinkSync(join(root, name), join(folder, name), "junction");
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const command = "node_modules/@react-router/dev/bin.cjs";
  server = spawn(process.execPath, [command, "dev", "--port", String(port), "--host", "localhost"], {
    cwd: folder,
    stdio: "ignore",
    // It starts itself again as a child: both end as a group.
    detached: true,
  });
  await vi.waitFor(async () => expect((await fetch(`${origin}/edit`)).status).toBe(200), { timeout: 50_000 });
  editor = await openEditor();
  // The development server builds its dependencies first.
}, 150_000);

afterAll(async () => {
  await editor?.leave();
  if (server?.pid) process.kill(-server.pid);
  rmSync(folder, { recursive: true, force: true });
});

/** The editor with a folder of the browser's own in place of the one that the owner would choose. */
async function openEditor(): Promise<Visit> {
  const opened = await visit(`${origin}/edit`, {
    expected: [/jsdelivr|Failed to load resource|githubstatus|MIME|Content Security/],
    before: () => {
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
      Object.assign(FileSystemDirectoryHandle.prototype, { requestPermission: async () => "granted" });
    },
  });
  const files = globSync("content/**/*.{json,md}", { cwd: folder });
  const texts = files.map((path) => [path, readFileSync(join(folder, path), "utf8")] as const);
  for (const [path, text] of [...texts, [".git/config", ""] as const, ["public/x.txt", ""] as const]) {
    await writeInBrowser(opened.page, path, text);
  }
  await opened.page.getByText("Work with Local Repository").click({ timeout: 90_000 });
  await opened.page.getByText("Packages and prices").first().waitFor();
  return opened;
}

function writeInBrowser(page: Page, path: string, text: string): Promise<void> {
  return page.evaluate(
    async ([path, text]) => {
      const parts = (path ?? "").split("/");
      const name = parts.pop() ?? "";
      let folder = await navigator.storage.getDirectory();
      for (const part of parts) folder = await folder.getDirectoryHandle(part, { create: true });
      const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await file.write(text ?? "");
      await file.close();
    },
    [path, text],
  );
}

function readInBrowser(page: Page, path: string): Promise<string> {
  return page.evaluate(async (path) => {
    const parts = path.split("/");
    const name = parts.pop() ?? "";
    let folder = await navigator.storage.getDirectory();
    for (const part of parts) folder = await folder.getDirectoryHandle(part);
    return (await (await folder.getFileHandle(name)).getFile()).text();
  }, path);
}

/** The lines of a file that differ from what they were. */
function changedLines(before: string, after: string): string[] {
  const old = before.split("\n");
  const now = after.split("\n");
  expect(now).toHaveLength(old.length);
  return now.filter((line, index) => line !== old[index]).map((line) => line.trim());
}

describe("The editor", () => {
  test("changes one line and the page when the owner changes a price", async () => {
    const { page } = editor;
    const path = "content/data/packages.json";
    const before = await readInBrowser(page, path);
    await page.goto(`${origin}/edit#/collections/data/entries/packages`);
    await page.getByRole("button", { name: "Expand All" }).click();
    const amount = page.getByRole("spinbutton", { name: "Amount" }).first();
    await amount.fill("329");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect.poll(() => readInBrowser(page, path)).not.toBe(before);
    const after = await readInBrowser(page, path);
    expect(changedLines(before, after)).toEqual(['"amount": 329,']);

    writeFileSync(join(folder, path), after);
    const textOf = (address: string) => fetch(`${origin}${address}`).then((answer) => answer.text());
    await expect.poll(() => textOf("/no/pricing"), { timeout: 45_000 }).toMatch(/329\s€/);
    const services = await textOf("/services");
    expect(services).toContain("€329");
    expect(services.match(/application\/ld\+json.*?<\/script>/s)?.[0]).toContain("329");
  });

  test("changes one line when the owner marks a figure as proved", async () => {
    const { page } = editor;
    const path = "content/data/claims.json";
    const before = await readInBrowser(page, path);
    await page.goto(`${origin}/edit#/collections/data/entries/claims`);
    await page.getByRole("switch", { name: "Proof at hand" }).first().click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect.poll(() => readInBrowser(page, path)).not.toBe(before);
    const after = await readInBrowser(page, path);
    expect(changedLines(before, after)).toEqual(['"documented": true,']);
    expect(JSON.parse(after).clients.documented).toBe(true);
  });

  test("names file and key over the site when a saved value breaks the schema", async () => {
    const path = join(folder, "content/data/packages.json");
    const sound = readFileSync(path, "utf8");
    const site = await visit("about:blank", { expected: [/./] });
    const connected = site.page.waitForEvent("console", (message) =>
      message.text().includes("[vite] connected"),
    );
    await site.page.goto(`${origin}/pricing`);
    await connected;
    writeFileSync(path, sound.replace('"currency": "EUR"', '"currency": "SEK"'));
    const overlay = site.page.locator("vite-error-overlay");
    await overlay.waitFor({ state: "attached" });
    await expect
      .poll(() => overlay.locator(".message-body").innerText())
      .toContain("Packages and prices › Packages › starter › Price › Currency: ");
    writeFileSync(path, sound);
    await overlay.waitFor({ state: "detached" });
    await site.leave();
  });
});
