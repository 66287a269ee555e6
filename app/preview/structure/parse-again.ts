import type { Correction } from "../../../profile/parse/labeller/correction.ts";
import { limits } from "../../../profile/parse/limits.ts";
import type { ParsedCv } from "../../../profile/parse/parse-cv.ts";
import type { Source } from "../../../profile/parse/source.ts";
import { startWorker } from "../parse/parser.ts";
import { asParserMessage, type CorrectRequest } from "../parse/parser-messages.ts";

/** Reused for all corrections, because it keeps no file. */
let worker: Promise<Worker> | undefined;

/**
 * Parses the lines of a file again, in a worker.
 *
 * @throws when the worker cannot be loaded, takes too long or rejects the result
 */
export async function parseAgain(source: Source, corrections: Correction[]): Promise<ParsedCv> {
  worker ??= startWorker();
  const loading = worker;
  const { port1, port2 } = new MessageChannel();
  let timer: number | undefined;
  try {
    const running = await loading;
    return await new Promise<ParsedCv>((resolve, reject) => {
      timer = window.setTimeout(() => reject(new Error("Parsing again took too long")), limits.milliseconds);
      running.addEventListener("error", reject, { once: true });
      port1.onmessage = ({ data }) => {
        const message = asParserMessage(data);
        if (message?.type === "parsed") resolve(message.cv);
        else reject(new Error("The corrected lines were rejected"));
      };
      const request: CorrectRequest = { type: "correct", source, corrections };
      running.postMessage(request, [port2]);
    });
  } catch (error) {
    if (worker === loading) worker = undefined;
    loading.then(
      (failed) => failed.terminate(),
      () => undefined,
    );
    throw error;
  } finally {
    clearTimeout(timer);
    port1.close();
  }
}
