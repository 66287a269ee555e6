import type { ParsedCv } from "../../../profile/parse/parse-cv.ts";
import type { ParseErrorCode } from "../../../profile/parse/parse-error.ts";

/** What the page asks its reader, which runs in a worker. One reader reads one file and is ended then. */
export interface ReadRequest {
  type: "read";
  file: Blob;
  /** The file's name; empty for pasted text. */
  name: string;
  password?: string;
}

/** Why a file was not read, as it crosses from the worker: an error would lose its fields. */
export interface Refused {
  code: ParseErrorCode;
  detail: Readonly<Record<string, string | number>>;
}

/** What the reader tells. Other messages are not its own: pdf.js greets too when it is loaded. */
export type ReaderMessage =
  | { type: "ready" }
  | { type: "progress"; done: number }
  | { type: "read"; cv: ParsedCv }
  | { type: "refused"; refused: Refused };

/** The message, if it is one of the reader's. */
export function readerMessage(data: unknown): ReaderMessage | undefined {
  const type = (data as { type?: unknown } | null)?.type;
  return ["ready", "progress", "read", "refused"].includes(type as string)
    ? (data as ReaderMessage)
    : undefined;
}
