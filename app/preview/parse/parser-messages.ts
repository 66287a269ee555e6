import type { Correction } from "../../../profile/parse/labeller/correction.ts";
import type { ParsedCv } from "../../../profile/parse/parse-cv.ts";
import type { ParseErrorCode } from "../../../profile/parse/parse-error.ts";
import type { Source } from "../../../profile/parse/source.ts";

/** Request to parse a file. A worker parses one file and is then terminated. */
export interface ParseRequest {
  type: "parse";
  file: Blob;
  /** Empty for pasted text. */
  name: string;
  password?: string;
}

/** Request to parse the lines of a file again. The response is a `ParserMessage` on the transferred port. */
export interface CorrectRequest {
  type: "correct";
  source: Source;
  corrections: Correction[];
}

/** Request to draw a page of a PDF. The response is a `PageResponse` on the transferred port. A worker draws one file's pages. */
export interface PageRequest {
  type: "page";
  file: CvFile;
  page: number;
  /** Width of the picture in pixels. */
  width: number;
}

/** A picture of a page; undefined when it could not be drawn. */
export interface PageResponse {
  picture: ImageBitmap | undefined;
}

/** The visitor's file. It stays in the tab. */
export interface CvFile {
  blob: Blob;
  password?: string | undefined;
}

/** A `ParseError` as a plain object: structured cloning drops the fields of an error. */
export interface ParserRejection {
  code: ParseErrorCode;
  detail: Readonly<Record<string, string | number>>;
  /** The result for a text that does not look like a CV. */
  partial?: ParsedCv | undefined;
}

/** Messages from the worker to the page. */
export type ParserMessage =
  | { type: "ready" }
  | { type: "progress"; progress: number }
  | { type: "parsed"; cv: ParsedCv }
  | { type: "rejected"; rejection: ParserRejection };

/** The data as a message of the parser; undefined for messages of pdf.js. */
export function asParserMessage(data: unknown): ParserMessage | undefined {
  const type = (data as { type?: unknown } | null)?.type;
  return ["ready", "progress", "parsed", "rejected"].includes(type as string)
    ? (data as ParserMessage)
    : undefined;
}
