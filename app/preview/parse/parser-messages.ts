import type { Correction } from "../../../profile/parse/labeller/labeller.ts";
import type { ParsedCv } from "../../../profile/parse/parse-cv.ts";
import type { ParseErrorCode } from "../../../profile/parse/parse-error.ts";
import type { Source } from "../../../profile/parse/source.ts";

/** Request from the page to the parser's worker. A worker parses one file and is then terminated. */
export interface ParseRequest {
  type: "parse";
  file: Blob;
  /** Empty for pasted text. */
  name: string;
  password?: string;
}

/** Request to parse the lines of a file again. The answer is a `ParserMessage` on the port that comes with it. */
export interface CorrectRequest {
  type: "correct";
  source: Source;
  corrections: Correction[];
}

/**
 * Request to draw a page of a PDF. The answer is a `PageAnswer` on the port that comes with it. A worker draws pages of one
 * file.
 */
export interface PageRequest {
  type: "page";
  file: CvFile;
  page: number;
  /** Width of the picture in pixels. */
  width: number;
}

/** A picture of a page; undefined when it could not be drawn. */
export interface PageAnswer {
  picture: ImageBitmap | undefined;
}

/** A file that the visitor chose. It stays in the tab. */
export interface CvFile {
  blob: Blob;
  password?: string | undefined;
}

/** A `ParseError` as a plain object: structured cloning drops the fields of an error. */
export interface ParserRejection {
  code: ParseErrorCode;
  detail: Readonly<Record<string, string | number>>;
  /** What could be read of a text that does not look like a CV. */
  partial?: ParsedCv | undefined;
}

/** Messages from the worker to the page. */
export type ParserMessage =
  | { type: "ready" }
  | { type: "progress"; progress: number }
  | { type: "parsed"; cv: ParsedCv }
  | { type: "rejected"; rejection: ParserRejection };

/** The message, if it is one of the parser's: pdf.js posts messages of its own. */
export function parserMessage(data: unknown): ParserMessage | undefined {
  const type = (data as { type?: unknown } | null)?.type;
  return ["ready", "progress", "parsed", "rejected"].includes(type as string)
    ? (data as ParserMessage)
    : undefined;
}
