import { contactLimits } from "../../shared/contact.ts";
import { type LanguageCode, readLanguage } from "../../shared/languages.ts";
import type { AppContext } from "../http/request-context.ts";
import type { Rejection } from "../http/responses.ts";

/** A code point takes up to twelve bytes, percent-encoded in a form and escaped in JSON. */
const bytesPerCodePoint = 12;
/** Room for field names and for fields without a limit. */
const overhead = 4096;

const codePoints = Object.values(contactLimits).reduce<number>((sum, limit) => sum + limit, 0);

/** Largest body in bytes without attachments. Every valid form fits, in any script and encoding. */
export const formLimit = bytesPerCodePoint * codePoints + overhead;

export type BodyKind = "json" | "form" | "multipart";
type Bytes = Uint8Array<ArrayBuffer>;
type Rejected = { ok: false; rejection: Rejection };
export type ReadBytes = { ok: true; bytes: Bytes } | Rejected;

/**
 * Reads a body, at most `limit` bytes.
 *
 * @param limit in bytes
 */
export async function readBytes(c: AppContext, limit: number): Promise<ReadBytes> {
  if (declaredLength(c) > limit) return { ok: false, rejection: { code: "payload_too_large" } };
  try {
    const bytes = await readStream(c.req.raw.body, limit);
    return bytes ? { ok: true, bytes } : { ok: false, rejection: { code: "payload_too_large" } };
  } catch {
    // The client disconnected or violated the protocol.
    return { ok: false, rejection: { code: "invalid_request" } };
  }
}

/** The declared Content-Length, 0 when missing. */
export function declaredLength(c: AppContext): number {
  return Number(c.req.header("content-length") ?? 0);
}

/**
 * The kind of a request's body; undefined when unsupported.
 *
 * @param forms supported kinds of form besides JSON
 */
export function bodyKind(c: AppContext, forms: readonly BodyKind[]): BodyKind | undefined {
  const encoding = c.req.header("content-encoding")?.trim().toLowerCase() ?? "identity";
  const [type = "", ...parameters] = (c.req.header("content-type") ?? "")
    .toLowerCase()
    .split(";")
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith("charset="));
  if (encoding !== "identity" || (charset && !/^charset="?utf-?8"?$/.test(charset))) return undefined;
  if (type === "application/json") return "json";
  const kind = formKinds[type];
  return kind && forms.includes(kind) ? kind : undefined;
}

const formKinds: Partial<Record<string, BodyKind>> = {
  "application/x-www-form-urlencoded": "form",
  "multipart/form-data": "multipart",
};

/** Collects chunks: allocating a buffer of the limit's size for each form outran the garbage collector. */
async function readStream(
  stream: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Bytes | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limit) return undefined;
    chunks.push(value);
  }
  return Buffer.concat(chunks, length);
}

export type Fields = Record<string, unknown>;
export type ParsedBody = { ok: true; fields: Fields } | { ok: false; rejection: Rejection };

/** Parses a JSON or urlencoded body. A body that is not UTF-8 is rejected. */
export function parseBody(kind: Exclude<BodyKind, "multipart">, bytes: Uint8Array<ArrayBuffer>): ParsedBody {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return { ok: false, rejection: { code: "invalid_json" } };
  }
  if (kind === "form") return { ok: true, fields: Object.fromEntries(new URLSearchParams(text)) };
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject
      ? { ok: true, fields: value as Fields }
      : { ok: false, rejection: { code: "invalid_request" } };
  } catch {
    return { ok: false, rejection: { code: "invalid_json" } };
  }
}

/** Reads and parses a body without attachments. */
export async function readForm(c: AppContext): Promise<ParsedBody> {
  const kind = bodyKind(c, ["form"]);
  if (kind === undefined || kind === "multipart") {
    return { ok: false, rejection: { code: "unsupported_media_type" } };
  }
  const body = await readBytes(c, formLimit);
  return body.ok ? parseBody(kind, body.bytes) : body;
}

/** The language of a form. */
export function readLang({ lang }: Fields): LanguageCode {
  return readLanguage(typeof lang === "string" ? lang : "");
}
