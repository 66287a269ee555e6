import { limits } from "../../../profile/parse/limits.ts";
import { startWorker } from "../parse/parser.ts";
import type { CvFile, PageRequest, PageResponse } from "../parse/parser-messages.ts";

export interface PageDrawer {
  /**
   * Draws a page in place of the one in progress, if any.
   *
   * @returns undefined when the page cannot be drawn, not within the time limit of the parser, or another was asked for
   */
  draw(page: number, width: number): Promise<ImageBitmap | undefined>;
  /** Ends the worker, which frees its memory. */
  close(): void;
}

/** Draws pages of a PDF in a worker of its own. */
export function createPageDrawer(file: CvFile): PageDrawer {
  let worker: Promise<Worker> | undefined;
  let drawing: AbortController | undefined;

  function close(): void {
    drawing?.abort();
    worker?.then(
      (running) => running.terminate(),
      () => undefined,
    );
    worker = undefined;
  }

  async function draw(page: number, width: number): Promise<ImageBitmap | undefined> {
    // The worker draws one page at a time, so a page that hangs would hold up the next one.
    if (drawing) close();
    const current = new AbortController();
    const { signal } = current;
    drawing = current;
    const timer = setTimeout(close, limits.milliseconds);
    const { port1, port2 } = new MessageChannel();
    try {
      worker ??= startWorker();
      const running = await worker;
      signal.throwIfAborted();
      return await new Promise((resolve, reject) => {
        signal.addEventListener("abort", reject);
        running.addEventListener("error", reject, { signal });
        port1.onmessage = ({ data }: MessageEvent<PageResponse>) => resolve(data.picture);
        const request: PageRequest = { type: "page", file, page, width };
        running.postMessage(request, [port2]);
      });
    } catch {
      if (drawing === current) close();
      return undefined;
    } finally {
      if (drawing === current) drawing = undefined;
      current.abort();
      clearTimeout(timer);
      port1.close();
    }
  }

  return { draw, close };
}
