import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { ParseError } from "../parse-error.ts";

/** Largest picture in a page that is drawn, in pixels. */
const maxPicture = 16_000_000;

/**
 * Opens a PDF with pdf.js in the calling thread, usually a worker. Scripts in the file never run, because the part of pdf.js
 * that could run them is not loaded. pdf.js posts its own messages to the page, which has to ignore them.
 *
 * @param isDrawn the pages are drawn, so that pictures are needed
 * @throws ParseError "password-needed", "password-wrong" or "damaged"
 */
export async function openPdf(
  bytes: Uint8Array,
  password?: string,
  isDrawn = false,
): Promise<PDFDocumentProxy> {
  const [pdf, worker] = await Promise.all([
    import("pdfjs-dist/legacy/build/pdf.mjs"),
    import("pdfjs-dist/legacy/build/pdf.worker.mjs"),
  ]);
  Object.assign(globalThis, { pdfjsWorker: worker });
  const opening = pdf.getDocument({
    // pdf.js transfers the buffer, so pass a copy.
    data: bytes.slice(),
    ...(password === undefined ? {} : { password }),
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    maxImageSize: isDrawn ? maxPicture : 1,
    ...(isDrawn && { CanvasFactory: WorkerCanvasFactory, FilterFactory: NoFilters }),
    verbosity: 0,
  });
  try {
    return await opening.promise;
  } catch (error) {
    await opening.destroy().catch(() => undefined);
    if (error instanceof pdf.PasswordException)
      throw new ParseError(
        error.code === pdf.PasswordResponses.INCORRECT_PASSWORD ? "password-wrong" : "password-needed",
      );
    throw new ParseError("damaged", { kind: "pdf" });
  }
}

/** Canvases for pdf.js, which asks a document for them otherwise. */
class WorkerCanvasFactory {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext("2d", { willReadFrequently: true }) };
  }
  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number): void {
    canvas.width = width;
    canvas.height = height;
  }
  destroy({ canvas }: { canvas: OffscreenCanvas }): void {
    canvas.width = 0;
    canvas.height = 0;
  }
}

/** SVG filters need a document, and few CVs use them. */
class NoFilters {
  addFilter = () => "none";
  addHCMFilter = () => "none";
  addAlphaFilter = () => "none";
  addLuminosityFilter = () => "none";
  addKnockoutFilter = () => "none";
  addHighlightHCMFilter = () => "none";
  destroy(): void {}
}
