import { createHash, randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { dataExtension } from "../shared/react-router-globals.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Extensions of files that compression makes smaller. */
const compressible = new Set([
  ".html",
  ".js",
  ".css",
  ".svg",
  dataExtension,
  ".json",
  ".xml",
  ".txt",
  ".webmanifest",
  ".speculationrules",
]);

/** Loaded after the first paint: loader data, search indexes, the CV parser. */
const loadedLater = /\.json$|\.worker-[^/]+\.js$/;

/** For feed readers and search engines: no visitor waits for them. */
const readByMachines = /(?:^|\/)feed\.json$|\.xml$|\.txt$|\.webmanifest$/;

export function isCompressible(file: string): boolean {
  return compressible.has(extname(file));
}

/**
 * The Brotli quality for a file, at most 11. The last step saves 2 % for twice the time, the one before it 5 % to 10 % for up
 * to seven times as much (docs/measurements.md), so only pages and what they load at once get the last one.
 */
export function brotliQuality(file: string): number {
  if (readByMachines.test(file)) return 9;
  return file.endsWith(dataExtension) || loadedLater.test(file) ? 10 : 11;
}

/** The names of the compressed versions of a file. */
export function compressedNames(file: string) {
  return { br: `${file}.br`, gzip: `${file}.gz` };
}

/** Compresses files of a folder. Results for the same bytes come from the cache. */
export function createCompressor(folder: string, cacheDir: string) {
  const used = new Set<string>();

  async function writeBrotli(body: Buffer, quality: number, to: string): Promise<void> {
    const key = `${createHash("sha256").update(body).digest("hex")}-${quality}`;
    const cached = join(cacheDir, key);
    used.add(key);
    if (await copyIfExists(cached, to)) return;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    await writeFile(to, await brotli(body, { params }));
    // Renamed when complete, so that the cache never has half a file.
    const unfinished = `${cached}.${randomUUID()}`;
    await copyFile(to, unfinished);
    await rename(unfinished, cached);
  }

  async function writeEncodings(file: string): Promise<void> {
    const body = await readFile(join(folder, file));
    const { br, gzip: gz } = compressedNames(file);
    await writeBrotli(body, brotliQuality(file), join(folder, br));
    await writeFile(join(folder, gz), await zip(body, { level: 9 }));
  }

  return {
    /**
     * Writes the compressed versions next to each file. A free worker takes the next file. There is one worker more than there
     * are processors, because one of them may wait for a page to be processed.
     */
    async compress(files: Iterable<string> | AsyncIterable<string>): Promise<void> {
      await mkdir(cacheDir, { recursive: true });
      const queue = (async function* () {
        yield* files;
      })();
      const worker = async () => {
        for await (const file of queue) await writeEncodings(file);
      };
      await Promise.all(Array.from({ length: availableParallelism() + 1 }, worker));
    },

    /** Deletes cached results that no file has used. */
    async removeUnused(): Promise<void> {
      const unused = (await readdir(cacheDir)).filter((key) => !used.has(key));
      await Promise.all(unused.map((key) => rm(join(cacheDir, key), { force: true })));
    },
  };
}

/** Copies a file. Returns whether it exists. */
async function copyIfExists(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return false;
    throw error;
  }
}
