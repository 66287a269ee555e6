import { createHash, randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** One drawing job: its input and renderer. Its files are named by their paths in the built site. */
export interface Job {
  inputs: unknown;
  draw(): Promise<Map<string, Buffer>>;
}

/** A hash of the generator: its sources and the versions of its libraries. */
export async function generatorVersion(): Promise<string> {
  const folders = [".", "../../browser"].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  const hash = createHash("sha256");
  for (const folder of folders) {
    const names = (await readdir(folder)).filter((name) => name.endsWith(".ts") && !name.includes(".test."));
    for (const name of names.sort()) hash.update(name).update(await readFile(join(folder, name)));
  }
  for (const name of ["sharp", "opentype.js", "@fontsource/instrument-serif"]) {
    hash.update(await readFile(new URL(`../../../node_modules/${name}/package.json`, import.meta.url)));
  }
  return hash.digest("hex");
}

/**
 * Writes a job's files to `outDir`, from the cache if possible. A cache folder is complete
 * or missing: it is written under another name first.
 *
 * @returns whether the job had to be drawn
 */
export async function fulfil(job: Job, version: string, outDir: string, cacheDir: string): Promise<boolean> {
  const key = createHash("sha256")
    .update(version)
    .update(JSON.stringify(job.inputs))
    .digest("hex")
    .slice(0, 32);
  const folder = join(cacheDir, key);
  const known = await stat(folder).then(
    () => true,
    () => false,
  );
  if (!known) {
    const unfinished = join(cacheDir, `${key}.${randomUUID()}`);
    for (const [path, bytes] of await job.draw()) {
      const file = join(unfinished, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, bytes);
    }
    // A concurrent build already wrote the same content.
    await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }));
  }
  await copyFiles(folder, outDir);
  return !known;
}

/** Unlike Node's recursive `cp`, it may run in parallel for folders that share subfolders. */
async function copyFiles(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const folder = join(to, relative(from, entry.parentPath));
    await mkdir(folder, { recursive: true });
    await copyFile(join(entry.parentPath, entry.name), join(folder, entry.name));
  }
}

/** Runs at most `limit` tasks at a time; rejects with the first error. */
export async function pool<T>(
  tasks: readonly T[],
  limit: number,
  run: (task: T) => Promise<void>,
): Promise<void> {
  const queue = tasks.values();
  await Promise.all(
    Array.from({ length: limit }, async () => {
      for (const task of queue) await run(task);
    }),
  );
}
