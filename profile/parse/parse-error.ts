/**
 * Why a file was not read. The words for each stand with whoever shows them; `detail` holds what they need, such as the
 * number of pages.
 */
export type ParseErrorCode =
  /** Nothing in it, or nothing but white space. */
  | "empty"
  /** More bytes than are taken. */
  | "too-large"
  /** A kind of file that is not read. `detail.kind` names it where it was told: image, doc, rtf, pages, html, archive. */
  | "unknown-kind"
  /** A known kind under the name of another: a picture named .pdf. `detail.kind` is what it is. */
  | "not-what-its-name-says"
  | "damaged"
  | "password-needed"
  | "password-wrong"
  /** Pages without text: photographed or scanned. */
  | "no-text"
  | "too-many-pages"
  /** Far more text than a CV has. */
  | "too-long"
  /** A packed file that grows beyond all reason when it is unpacked. */
  | "inflates"
  /** Text, but no CV. */
  | "not-a-cv"
  /** It took longer than is given. */
  | "too-slow"
  /** It can't be opened any more: moved, changed or deleted since it was chosen. */
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
