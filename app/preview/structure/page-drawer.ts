import { limits } from "../../../profile/parse/limits.ts";
import { startWorker } from "../parse/parser.ts";
import type { CvFile, PageAnswer, PageRequest } from "../parse/parser-messages.ts";

export interface PageDrawer {
  /** @returns undefined when the page cannot be drawn, or not within the time limit of the parser */
  draw(page: number, width: number): Promise<ImageBitmap | undefined>;
  /** Ends the worker, which frees its memory. */
  close(): void;
}

/** Draws pages of a PDF in a worker of its own. */
export function createPageDrawer(file: CvFile): PageDrawer {
  let worker: Promise<Worker> | undefined;

  function close(): void {
    worker?.then(
      (running) => running.terminate(),
      () => undefined,
    );
    worker = undefined;
  }

  async function draw(page: number, width: number): Promise<ImageBitmap | undefined> {
    const { port1, port2 } = new MessageChannel();
    let timer: number | undefined;
    try {
      worker ??= startWorker();
      const running = await worker;
      return await new Promise((resolve, reject) => {
        timer = window.setTimeout(
          () => reject(new Error("Drawing the page took too long")),
          limits.milliseconds,
        );
        running.addEventListener("error", reject, { once: true });
        port1.onmessage = ({ data }: MessageEvent<PageAnswer>) => resolve(data.picture);
        const request: PageRequest = { type: "page", file, page, width };
        running.postMessage(request, [port2]);
      });
    } catch {
      close();
      return undefined;
    } finally {
      clearTimeout(timer);
      port1.close();
    }
  }

  return { draw, close };
}
