import { limits } from "../../../profile/parse/limits.ts";
import type { ParsedCv } from "../../../profile/parse/parse-cv.ts";
import { trustedTypes } from "../trusted-types.ts";
import parserUrl from "./parser.worker.ts?worker&url";
import { asParserMessage, type ParseRequest, type ParserRejection } from "./parser-messages.ts";

export type ParseOutcome = { cv: ParsedCv } | { rejection: ParserRejection };

interface ParseFileOptions {
  /** Empty for pasted text. */
  name: string;
  password?: string;
  /** Called with 0 to 1. */
  onProgress(progress: number): void;
  signal: AbortSignal;
}

/** The worker checks its own deadline only between pages. This one ends a worker that hangs within a page. */
const deadline = limits.milliseconds + 5_000;

/** A preloaded worker that waits for a file. */
let nextWorker: Promise<Worker> | undefined;

/** @throws when it cannot be fetched */
export function startWorker(): Promise<Worker> {
  const worker = new Worker(trustedTypes.createScriptURL(parserUrl), { type: "module" });
  return new Promise((resolve, reject) => {
    worker.addEventListener("error", () => reject(new Error("The parser's worker did not load")), {
      once: true,
    });
    worker.addEventListener("message", function onMessage({ data }) {
      if (asParserMessage(data)?.type !== "ready") return;
      worker.removeEventListener("message", onMessage);
      resolve(worker);
    });
  });
}

/**
 * Loads a worker, so that parsing needs no request.
 * @throws when it cannot be fetched. The next call tries again
 */
export async function preloadParser(): Promise<void> {
  nextWorker ??= startWorker();
  try {
    await nextWorker;
  } catch (error) {
    nextWorker = undefined;
    throw error;
  }
}

/**
 * Parses a file in a worker of its own, which is terminated afterwards to free its memory.
 *
 * @returns undefined when `signal` was aborted
 */
export function parseInWorker(
  file: Blob,
  { name, password, onProgress, signal }: ParseFileOptions,
): Promise<ParseOutcome | undefined> {
  const loading = nextWorker ?? startWorker();
  nextWorker = undefined;
  return new Promise((resolve) => {
    let isSettled = false;
    function settle(outcome?: ParseOutcome): void {
      isSettled = true;
      clearTimeout(timer);
      loading.then(
        (worker) => worker.terminate(),
        () => undefined,
      );
      resolve(outcome);
    }
    const timer = setTimeout(() => settle({ rejection: { code: "too-slow", detail: {} } }), deadline);
    const fail = () => settle({ rejection: { code: "damaged", detail: {} } });
    signal.addEventListener("abort", () => settle(), { once: true });

    loading.then((worker) => {
      if (isSettled) return;
      worker.addEventListener("error", fail);
      worker.addEventListener("message", ({ data }) => {
        const message = asParserMessage(data);
        if (message?.type === "progress") onProgress(message.progress);
        else if (message?.type === "parsed") settle({ cv: message.cv });
        else if (message?.type === "rejected") settle({ rejection: message.rejection });
      });
      const request: ParseRequest = { type: "parse", file, name, password };
      worker.postMessage(request);
    }, fail);
  });
}
