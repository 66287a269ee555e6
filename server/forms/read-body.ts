import { contactLimits } from "../../shared/contact.ts";
import { type LanguageCode, readLanguage } from "../../shared/languages.ts";
import type { Refusal } from "../http/answers.ts";
import type { AppContext } from "../http/request-context.ts";

/** A character takes up to twelve bytes: percent-encoded in a browser's form as well as escaped in JSON. */
const mostBytesEach = 12;
/** Names of the fields, and what has no limit of its own. */
const besides = 4096;

const characters = Object.values(contactLimits).reduce<number>((sum, limit) => sum + limit, 0);

/** The largest form in bytes: every text that fits into its field is taken, in whatever alphabet and encoding. */
export const formLimit = mostBytesEach * characters + besides;

export type BodyKind = "json" | "form";
type Bytes = Uint8Array<ArrayBuffer>;
type Refused = { ok: false; refusal: Refusal };
export type ReadBytes = { ok: true; bytes: Bytes } | Refused;
export type ReadBody =
  | { ok: true; kind: BodyKind; bytes: Bytes }
  | (Refused & { kind: BodyKind | undefined });

/**
 * Reads a request's body, never more of it than the limit, whatever length it claims.
 *
 * @param forms whether `application/x-www-form-urlencoded` is taken besides JSON
 */
export async function readBody(c: AppContext, forms: boolean): Promise<ReadBody> {
  const kind = bodyKind(c, forms);
  if (claimsMore(c, formLimit)) return { ok: false, kind, refusal: { code: "payload_too_large" } };
  if (!kind) return { ok: false, kind, refusal: { code: "unsupported_media_type" } };
  return { ...(await readBytes(c, formLimit)), kind };
}

/**
 * Reads a body of any kind, never more than `limit` bytes of it.
 *
 * @param limit in bytes
 */
export async function readBytes(c: AppContext, limit: number): Promise<ReadBytes> {
  if (claimsMore(c, limit)) return { ok: false, refusal: { code: "payload_too_large" } };
  try {
    const bytes = await readStream(c.req.raw.body, limit);
    return bytes ? { ok: true, bytes } : { ok: false, refusal: { code: "payload_too_large" } };
  } catch {
    // The client hung up or broke the protocol in the middle; whatever is answered now, nobody reads it.
    return { ok: false, refusal: { code: "invalid_request" } };
  }
}

function claimsMore(c: AppContext, limit: number): boolean {
  return Number(c.req.header("content-length") ?? 0) > limit;
}

function bodyKind(c: AppContext, forms: boolean): BodyKind | undefined {
  const encoding = c.req.header("content-encoding")?.trim().toLowerCase() ?? "identity";
  const [type = "", ...parameters] = (c.req.header("content-type") ?? "")
    .toLowerCase()
    .split(";")
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith("charset="));
  if (encoding !== "identity" || (charset && !/^charset="?utf-?8"?$/.test(charset))) return undefined;
  if (type === "application/json") return "json";
  return forms && type === "application/x-www-form-urlencoded" ? "form" : undefined;
}

/** As much memory as came, not as much as might: a buffer of the limit's size for each form outran the collector. */
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
export type ParsedBody = { ok: true; fields: Fields } | { ok: false; refusal: Refusal };

/** Parses what was read; a body that is not UTF-8 is refused rather than guessed at. */
export function parseBody(kind: BodyKind, bytes: Uint8Array<ArrayBuffer>): ParsedBody {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return { ok: false, refusal: { code: "invalid_json" } };
  }
  if (kind === "form") return { ok: true, fields: Object.fromEntries(new URLSearchParams(text)) };
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject
      ? { ok: true, fields: value as Fields }
      : { ok: false, refusal: { code: "invalid_request" } };
  } catch {
    return { ok: false, refusal: { code: "invalid_json" } };
  }
}

/** Reads and parses the body that a button of one of our pages sends. */
export async function readForm(c: AppContext): Promise<ParsedBody> {
  const body = await readBody(c, true);
  return body.ok ? parseBody(body.kind, body.bytes) : body;
}

/** The language that a form says it was filled in. */
export function readLang({ lang }: Fields): LanguageCode {
  return readLanguage(typeof lang === "string" ? lang : "");
}
