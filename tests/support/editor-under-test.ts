import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, vi } from "vitest";
import { collectionLabels } from "../../editor/config.ts";
import { freePort } from "./free-port.ts";
import { startVisit, type Visit } from "./visitor.ts";

/** The folder of the project's copy whose content the tests edit. */
export let folder: string;
/** The origin of its development server. */
export let origin: string;
export let editor: Visit;
let server: ChildProcess;

/** Opens the editor of a copy of the project before the tests of a file, and removes both after them. */
export function editorUnderTest(): void {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "edit-"));
    const excluded = /^(?:node_modules|dist|data|screenshots|\.git|\.cache|public|tests)(?:\/|$)/;
    const root = process.cwd();
    cpSync(root, folder, { recursive: true, filter: (path) => !excluded.test(path.slice(root.length + 1)) });
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
    // Covers of new articles are written here; the others come from the cache.
    cpSync(join(root, "public"), join(folder, "public"), { recursive: true });
    mkdirSync(join(folder, ".cache"));
    symlinkSync(join(root, ".cache/covers"), join(folder, ".cache/covers"), "junction");
    const port = await freePort();
    origin = `http://localhost:${port}`;
    const command = "node_modules/@react-router/dev/bin.cjs";
    server = spawn(process.execPath, [command, "dev", "--port", String(port), "--host", "localhost"], {
      cwd: folder,
      stdio: "ignore",
      // Like `npm run edit`; otherwise deleted articles would stay.
      env: { ...process.env, NODE_ENV: "development" },
      // The command starts a child process, so the whole group is killed.
      detached: true,
    });
    await vi.waitFor(async () => expect((await fetch(`${origin}/edit`)).status).toBe(200), {
      timeout: maxWait,
    });
    editor = await openEditor();
    // The development server bundles its dependencies first.
  }, 240_000);

  afterAll(() => {
    // Asked to end, Vite waits for its requests; while it draws covers, these may never end.
    if (server?.pid) process.kill(-server.pid, "SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });
  // Runs first.
  afterAll(() => editor?.leave());
}

/** Opens the editor on a folder in the browser's own file system instead of one that the owner chooses. */
async function openEditor(): Promise<Visit> {
  const opened = await startVisit(`${origin}/edit`, {
    // Sveltia renders only fields in the viewport.
    viewport: { width: 1280, height: 2400 },
    expected: [
      /jsdelivr|Failed to load resource|githubstatus|MIME|Content Security|FileSystemDirectoryHandle|Sveltia CMS/,
    ],
    before: () => {
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
      Object.assign(FileSystemDirectoryHandle.prototype, { requestPermission: async () => "granted" });
      // Sveltia animates each step with a picture of the whole window, although motion is reduced.
      Object.assign(Document.prototype, { startViewTransition: undefined });
    },
  });
  opened.context.setDefaultTimeout(maxWait);
  const files = globSync("content/**/*.{json,md}", { cwd: folder });
  const texts = files.map((path) => [path, readFileSync(join(folder, path), "utf8")] as const);
  for (const [path, text] of [...texts, [".git/config", ""] as const, ["public/x.txt", ""] as const]) {
    await writeInBrowser(opened.page, path, text);
  }
  await opened.page.getByText("Work with Local Repository").waitFor();
  // Shown only if Sveltia accepts the configured repository.
  await opened.page.getByText("Sign In Using Access Token").waitFor();
  await opened.page.getByText("Work with Local Repository").click();
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

export function readInBrowser(page: Page, path: string): Promise<string> {
  return page.evaluate(async (path) => {
    const parts = path.split("/");
    const name = parts.pop() ?? "";
    let folder = await navigator.storage.getDirectory();
    for (const part of parts) folder = await folder.getDirectoryHandle(part);
    return (await (await folder.getFileHandle(name)).getFile()).text();
  }, path);
}

/** Changes a file outside the editor, like a text editor or `git pull`. */
export async function writeBesides(path: string, text: string): Promise<void> {
  const other = await editor.context.newPage();
  await other.goto(`${origin}/edit/config.json`);
  await writeInBrowser(other, path, text);
  await other.close();
}

/**
 * Opens an entry from the list, because Sveltia shows nothing when a URL leads from one entry to another.
 * The list must have been shown: opened before, the entry would be opened twice and lose what was entered.
 */
export async function open(collection: "data" | "texts" | "articles", entry: string): Promise<void> {
  const { page } = editor;
  await page.goto(`${origin}/edit#/collections/${collection}`);
  const announcement = new RegExp(`now viewing the .*${collectionLabels.en[collection]}`);
  await page.getByRole("status").filter({ hasText: announcement }).waitFor({ state: "attached" });
  await page.goto(`${origin}/edit#/collections/${collection}/${entry}`);
  await page.locator("section.field").first().waitFor();
}

/** A field of the open entry by its path in the file, in the first language or another. */
export const field = (path: string, language = "") =>
  editor.page
    .getByRole("group", { name: new RegExp(`^Edit .*${language}.* Content$`) })
    .locator(`section.field[data-key-path="${path}"]`);

/**
 * Shows the fields of one item of a list, and collapses the others, because fields out of view are not rendered.
 * Repeated until it is so: under load, Sveltia may still open or close the items after they are first shown.
 */
export async function expandItem(list: string, item = 0): Promise<void> {
  const button = (name: string) => field(list).getByRole("button", { name, exact: true });
  const itemField = field(list).locator(`section.field[data-key-path^="${list}.${item}."]`).first();
  const collapseAll = button("Collapse All").first();
  await eventually(async () => {
    if (await collapseAll.isEnabled()) await collapseAll.click({ timeout: 3000 });
    await button("Expand").nth(item).click({ timeout: 3000 });
    await itemField.waitFor({ timeout: 3000 });
    return true;
  }).toBe(true);
}

/** Saves the entry and returns its file, which is then also what the development server reads. */
export async function save(path: string): Promise<string> {
  const { page } = editor;
  const read = () => readInBrowser(page, path).catch(() => "");
  const before = await read();
  const button = page.getByRole("button", { name: "Save", exact: true });
  await button.click();
  const isSaved = async () => (await read()) !== before;
  // Once, on a busy machine, the first click saved nothing. The cause is unknown, so one more click is allowed.
  await expect
    .poll(isSaved, { timeout: 15_000 })
    .toBe(true)
    .catch(async () => (await button.isVisible()) && button.click());
  await eventually(isSaved)
    .toBe(true)
    .catch(async (cause: unknown) => {
      throw new Error(`${path} was not saved: ${await page.locator("body").innerText()}`, { cause });
    });
  // Sveltia then closes the entry.
  await button.waitFor({ state: "hidden" });
  const after = await read();
  replaceFile(path, after);
  return after;
}

/** Replaces a file of the copy at once, as the browser does, so that the development server never reads an empty one. */
export function replaceFile(path: string, text: string): void {
  const written = join(folder, ".cache", "written");
  writeFileSync(written, text);
  renameSync(written, join(folder, path));
}

/**
 * How long a test waits for the development server, which renders a page for the first time or again after a change.
 * On a slow machine beside other tests, this takes half a minute.
 */
export const maxWait = 90_000;

export const eventually = <Value>(value: () => Value) =>
  expect.poll(value, { timeout: maxWait, interval: 300 });

export const fetchText = (address: string) => fetch(`${origin}${address}`).then((answer) => answer.text());

/** What a module of the copy returns. */
export function evaluateInCopy(code: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", code], {
    cwd: folder,
    encoding: "utf8",
  });
  if (stderr.includes("Error")) throw new Error(stderr);
  return stdout;
}

/** Chooses an option of a select field. */
export async function choose(path: string, option: string): Promise<void> {
  await field(path).getByRole("combobox").click();
  await editor.page.getByRole("option", { name: option, exact: true }).click();
}
