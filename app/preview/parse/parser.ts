import { limits } from "../../../profile/parse/limits.ts";
import type { ParsedCv } from "../../../profile/parse/parse-cv.ts";
import { trusted } from "../trusted-types.ts";
import readerUrl from "./parser.worker.ts?worker&url";
import { type ReadRequest, type Refused, readerMessage } from "./parser-messages.ts";

/** What a reading ended with. `stopped`: the visitor no longer wanted it. */
export type Outcome = { cv: ParsedCv } | { refused: Refused } | "stopped";

export interface ParseJob {
  /** Settles in any case, with what came of it. */
  outcome: Promise<Outcome>;
  /** Ends the worker, wherever it is. */
  stop(): void;
}

/**
 * How long a reader may be silent: it themes at the clock itself between pages, and within one page nobody can stop it but
 * by its end.
 */
const patience = limits.milliseconds + 5_000;

/** A worker that has been loaded and waits for its file. */
let waiting: Promise<Worker> | undefined;

function startWorker(): Promise<Worker> {
  const worker = new Worker(trusted.createScriptURL(readerUrl), { type: "module" });
  return new Promise((resolve, reject) => {
    worker.addEventListener("error", () => reject(new Error("the reader did not come")), { once: true });
    worker.addEventListener("message", function onMessage({ data }) {
      if (readerMessage(data)?.type !== "ready") return;
      worker.removeEventListener("message", onMessage);
      resolve(worker);
    });
  });
}

/**
 * Loads a reader, so that reading needs nothing more over the line.
 * @throws when it can't be fetched; asked again it is fetched again
 */
export async function preloadParser(): Promise<void> {
  waiting ??= startWorker();
  try {
    await waiting;
  } catch (error) {
    waiting = undefined;
    throw error;
  }
}

/**
 * Reads a file in a worker of its own, which is ended when it is done, so that its memory is given back.
 *
 * @param onProgress told how far it has come, 0 to 1
 */
export function read(
  file: Blob,
  name: string,
  onProgress: (done: number) => void,
  password?: string,
): ParseJob {
  const coming = waiting ?? startWorker();
  waiting = undefined;
  let over = false;
  let end: (outcome: Outcome) => void = () => {};
  const outcome = new Promise<Outcome>((resolve) => {
    end = (outcome) => {
      over = true;
      clearTimeout(timer);
      coming.then(
        (worker) => worker.terminate(),
        () => undefined,
      );
      resolve(outcome);
    };
  });
  const timer = setTimeout(() => end({ refused: { code: "too-slow", detail: {} } }), patience);
  const fail = () => end({ refused: { code: "damaged", detail: {} } });

  coming.then((worker) => {
    if (over) return;
    worker.addEventListener("error", fail);
    worker.addEventListener("message", ({ data }) => {
      const message = readerMessage(data);
      if (message?.type === "progress") onProgress(message.done);
      else if (message?.type === "read") end({ cv: message.cv });
      else if (message?.type === "refused") end({ refused: message.refused });
    });
    const request: ReadRequest = {
      type: "read",
      file,
      name,
      ...(password === undefined ? {} : { password }),
    };
    worker.postMessage(request);
  }, fail);
  return { outcome, stop: () => end("stopped") };
}
