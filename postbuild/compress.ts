import { createHash, randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Endings of what can be made smaller. */
const compressible = new Set([
  ".html",
  ".js",
  ".css",
  ".svg",
  ".data",
  ".json",
  ".xml",
  ".txt",
  ".webmanifest",
  ".speculationrules",
]);

/** What comes behind a page that is painted already: the data of pages, what wakes one, what a search looks through, what reads a CV. */
const comesLater = /\.data$|\.json$|\/boot-[^/]+\.js$|\.worker-[^/]+\.js$/;

/** What nobody waits for. */
const readByMachines = /(?:^|\/)feed\.json$|\.xml$|\.txt$|\.webmanifest$/;

export function isCompressible(file: string): boolean {
  return compressible.has(extname(file));
}

/**
 * How hard Brotli tries, of 11: the last step saves 2 % for twice the time, the one before it 5 % to 10 % for up to seven times as
 * much (docs/measurements.md). So a page is made as small as it gets, with all that it asks for by itself.
 */
export function effortFor(file: string): number {
  if (readByMachines.test(file)) return 9;
  return comesLater.test(file) ? 10 : 11;
}

/** Names of the compressed forms of a file. */
export function encodingsOf(file: string) {
  return { br: `${file}.br`, gzip: `${file}.gz` };
}

/**
 * Compresses files of a folder. What was compressed before from the same bytes is taken from the cache.
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

  async function writeForms(file: string): Promise<void> {
    const body = await readFile(join(folder, file));
    const { br, gzip: gz } = encodingsOf(file);
    await writeBrotli(body, effortFor(file), join(folder, br));
    await writeFile(join(folder, gz), await zip(body, { level: 9 }));
  }

  return {
    /**
     * Writes the compressed forms beside each file. Whichever worker is free asks for the next file, and threads of Node's do
     * the work. There is one worker more than there are processors: for one of them a page may be made just now.
     */
    async compress(files: Iterable<string> | AsyncIterable<string>): Promise<void> {
      await mkdir(cacheDir, { recursive: true });
      const line = (async function* () {
        yield* files;
      })();
      const worker = async () => {
        for await (const file of line) await writeForms(file);
      };
      await Promise.all(Array.from({ length: availableParallelism() + 1 }, worker));
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
