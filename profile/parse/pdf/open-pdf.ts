import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { ParseError } from "../parse-error.ts";

/**
 * Opens a PDF with pdf.js in the calling thread, which is already a worker. Scripts in the file never run: the part
 * of pdf.js that could run them is not loaded. It compiles nothing and makes no requests.
 *
 * In a worker, pdf.js sends `{ sourceName: "worker", action: "ready" }` to the page, which must ignore
 * messages of that form.
 *
 * @throws ParseError "password-needed", "password-wrong" or "damaged"
 */
export async function openPdf(bytes: Uint8Array, password?: string): Promise<PDFDocumentProxy> {
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
    maxImageSize: 1,
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
