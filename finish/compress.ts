import { createHash, randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * How hard Brotli tries with what can be made smaller. A load waits for the first kind. Of the second, which is fetched ahead
 * or read by machines, the last step would save 2 % for twice the time.
 */
const efforts: Record<string, number> = {
  ".html": 11,
  ".js": 11,
  ".css": 11,
  ".svg": 11,
  ".speculationrules": 11,
  ".data": 10,
  ".json": 10,
  ".xml": 10,
  ".txt": 10,
  ".webmanifest": 10,
};

export function isCompressible(file: string): boolean {
  return extname(file) in efforts;
}

/** Names of the compressed forms of a file. */
export function encodingsOf(file: string) {
  return { br: `${file}.br`, gzip: `${file}.gz` };
}

/**
 * Compresses files of a folder, as many at a time as there are processors. What was compressed before from the same bytes is
 * taken from the cache.
 */
export function createCompressor(folder: string, cacheDir: string) {
  const used = new Set<string>();

  async function writeBrotli(body: Buffer, effort: number, to: string): Promise<void> {
    const key = `${createHash("sha256").update(body).digest("hex")}-${effort}`;
    const cached = join(cacheDir, key);
    used.add(key);
    if (await copied(cached, to)) return;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: effort,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    await writeFile(to, await brotli(body, { params }));
    // Under another name first: a file in the cache is complete or absent.
    const unfinished = `${cached}.${randomUUID()}`;
    await copyFile(to, unfinished);
    await rename(unfinished, cached);
  }

  return {
    /** Writes the compressed forms beside each file. */
    async compress(files: Iterable<string>): Promise<void> {
      await mkdir(cacheDir, { recursive: true });
      const queue = files[Symbol.iterator]();
      const worker = async () => {
        for (let next = queue.next(); !next.done; next = queue.next()) {
          const file = next.value;
          const body = await readFile(join(folder, file));
          const { br, gzip: gz } = encodingsOf(file);
          await writeBrotli(body, efforts[extname(file)] ?? constants.BROTLI_MAX_QUALITY, join(folder, br));
          await writeFile(join(folder, gz), await zip(body, { level: 9 }));
        }
      };
      await Promise.all(Array.from({ length: availableParallelism() }, worker));
    },

    /** Empties the cache of what none of these files was. */
    async forgetOthers(): Promise<void> {
      const others = (await readdir(cacheDir)).filter((key) => !used.has(key));
      await Promise.all(others.map((key) => rm(join(cacheDir, key), { force: true })));
    },
  };
}

/** Whether there was such a file to copy. */
async function copied(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return false;
    throw error;
  }
}
