import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest, ManifestChunk } from "vite";

const manifestPath = ".vite/manifest.json";

/** Finds built files by the source file of their entry. */
export interface ViteAssets {
  /**
   * The address of an entry's script.
   *
   * @param entry its source file, relative to the project: `app/entry.client.tsx`
   * @throws when the build has no such entry
   */
  assetOf(entry: string): string;
  /** The addresses of the scripts that an entry imports, directly or not, each once. */
  findImports(entry: string): string[];
}

/**
 * Reads Vite's manifest of the client build.
 *
 * @param client the folder of the client build
 */
export async function readViteManifest(client: string): Promise<ViteAssets> {
  const manifest: Manifest = JSON.parse(await readFile(join(client, manifestPath), "utf8"));

  function findChunk(entry: string): ManifestChunk {
    const chunk = manifest[entry];
    if (!chunk) throw new Error(`${manifestPath} has no entry ${entry}: is it an input of the client build?`);
    return chunk;
  }

  function findImports(entry: string): string[] {
    const found = new Set<string>();
    const visit = (name: string) => {
      for (const next of findChunk(name).imports ?? []) {
        if (found.has(next)) continue;
        found.add(next);
        visit(next);
      }
    };
    visit(entry);
    return [...found].map((name) => `/${findChunk(name).file}`);
  }

  return { assetOf: (entry) => `/${findChunk(entry).file}`, findImports };
}

/** Deletes the manifest, which is not to be served. */
export async function removeViteManifest(client: string): Promise<void> {
  await rm(join(client, ".vite"), { recursive: true });
}
