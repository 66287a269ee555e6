/**
 * Why a file was rejected. The messages are in the translations; `detail` holds their values, such as the
 * number of pages.
 */
export type ParseErrorCode =
  /** The file is empty or only whitespace. */
  | "empty"
  /** Too many bytes. */
  | "too-large"
  /** An unsupported file format. `detail.kind` names it if known: image, doc, rtf, pages, html, archive. */
  | "unknown-kind"
  /** A supported format with the wrong extension: a picture named .pdf. `detail.kind` is the actual format. */
  | "not-what-its-name-says"
  | "damaged"
  | "password-needed"
  | "password-wrong"
  /** Pages without text: photographed or scanned. */
  | "no-text"
  /** A PDF without the letters of its glyphs, so that its text cannot be copied either. */
  | "no-letters"
  | "too-many-pages"
  /** Far more text than a CV has. */
  | "too-long"
  /** An archive that grows beyond the limits when unpacked. */
  | "inflates"
  /** Text that is not a CV. */
  | "not-a-cv"
  /** The deadline passed. */
  | "too-slow"
  /** The file can no longer be opened: moved, changed or deleted since it was chosen. */
  | "unreadable";

export class ParseError extends Error {
  readonly code: ParseErrorCode;
  readonly detail: Readonly<Record<string, string | number>>;

  constructor(code: ParseErrorCode, detail: Record<string, string | number> = {}) {
    super(`the file was not parsed: ${code}`);
    this.name = "ParseError";
    this.code = code;
    this.detail = detail;
  }
}
