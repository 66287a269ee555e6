import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { ParseError } from "../parse-error.ts";

/**
 * Opens a PDF with pdf.js, in the thread that calls: the reader has a worker of its own already. Scripts in the file are
 * never run, because the part of pdf.js that could is not loaded; it compiles nothing either. No address is asked for.
 *
 * Loaded in a worker, pdf.js greets whoever started it with `{ sourceName: "worker", action: "ready" }`: who talks with the
 * worker passes over messages that are not of its own form.
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
    // pdf.js takes the bytes away from whoever gives them.
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
