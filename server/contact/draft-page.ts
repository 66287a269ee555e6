import { type ExecFileException, execFile } from "node:child_process";
import { realpath } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** The page's name next to `draft.json`. */
export const draftPageName = "draft.html";

/** Makes the page of a draft as one HTML file. @throws when it cannot be made */
export type MakeDraftPage = (draft: AsyncIterable<Uint8Array>) => Promise<Buffer>;

/** Most pages take a quarter of a second. */
const timeoutMs = 5000;
/** A page is at most 250 kB without a portrait, and a draft at most 1 MB. */
const maxPageBytes = 4 * 1024 ** 2;

/**
 * Runs the bundle of `vite/draft-page.ts` in a separate process with limited memory, which cannot write files, start processes
 * or see the server's settings, whatever the draft contains.
 *
 * @param siteDir the folder of the built site
 */
export function createDraftPageMaker(siteDir: string): MakeDraftPage {
  return async (draft) => {
    const program = await realpath(join(siteDir, "draft-page.js"));
    const options = ["--permission", `--allow-fs-read=${program}`, "--max-old-space-size=128"];
    return new Promise((resolve, reject) => {
      const limits = { timeout: timeoutMs, maxBuffer: maxPageBytes, killSignal: "SIGKILL" } as const;
      const child = execFile(
        process.execPath,
        [...options, program],
        { ...limits, env: {}, encoding: "buffer" },
        (error, page, stderr) => (error ? reject(draftPageError(error, stderr)) : resolve(page)),
      );
      // A process that ends early closes its input; its exit code reports the error.
      if (child.stdin) pipeline(Readable.from(draft), child.stdin).catch(() => child.kill());
    });
  };
}

/** Omits the command line, and all but the code from the log, because messages may quote a draft. */
function draftPageError({ code, signal }: ExecFileException, stderr: Buffer): Error {
  const output = stderr.toString("utf8").trim().slice(0, 200);
  const status = signal ?? code ?? "unknown";
  return Object.assign(new Error(`The page of the draft could not be made (${status}): ${output}`), {
    code: `page:${status}`,
  });
}
