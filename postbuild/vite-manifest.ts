import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest } from "vite";

/**
 * Reads an address from Vite's manifest of the client build and deletes the manifest, which is not to be served.
 *
 * @param client the folder of the client build
 * @param entry its source file, relative to the project: `app/hydration/hydrate.tsx`
 * @returns the address of the entry's script
 * @throws when the build has no such entry
 */
export async function takeEntryAddress(client: string, entry: string): Promise<string> {
  const folder = join(client, ".vite");
  const manifest: Manifest = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8"));
  const chunk = manifest[entry];
  if (!chunk)
    throw new Error(`.vite/manifest.json has no entry ${entry}: is it an input of the client build?`);
  await rm(folder, { recursive: true });
  return `/${chunk.file}`;
}
