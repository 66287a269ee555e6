import { ParseError } from "../parse-error.ts";
import { openPdf } from "./open-pdf.ts";
import { limitPdfWork } from "./pdf-budget.ts";

/** Longest side of a picture of a page, in pixels. */
const maxSide = 3_000;

/**
 * Draws pages of a PDF, in a worker. The document stays open, and ends with its worker.
 *
 * @throws the errors of `openPdf`
 */
export async function openPages(
  bytes: Uint8Array,
  password?: string,
): Promise<(page: number, width: number) => Promise<ImageBitmap>> {
  const document = await withinBudget(() => openPdf(bytes, password, true));
  // One after the other: the budget is global.
  let last: Promise<unknown> = Promise.resolve();

  function draw(number: number, width: number): Promise<ImageBitmap> {
    return withinBudget(async () => {
      const page = await document.getPage(number);
      const size = page.getViewport({ scale: 1 });
      const scale = Math.min(width / size.width, maxSide / Math.max(size.width, size.height));
      const viewport = page.getViewport({ scale });
      const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
      const canvasContext = canvas.getContext("2d") as unknown as CanvasRenderingContext2D | null;
      if (!canvasContext) throw new ParseError("damaged", { kind: "pdf" });
      // With "print", pdf.js needs no animation frames, which workers lack.
      await page.render({ canvas: null, canvasContext, viewport, intent: "print" }).promise;
      page.cleanup();
      return canvas.transferToImageBitmap();
    });
  }

  return (number, width) => {
    const drawn = last.then(() => draw(number, width));
    last = drawn.catch(() => undefined);
    return drawn;
  };
}

/** @throws ParseError "too-slow" */
async function withinBudget<Result>(run: () => Promise<Result>): Promise<Result> {
  const budget = limitPdfWork();
  try {
    const result = await run();
    budget.check();
    return result;
  } finally {
    budget.release();
  }
}
