import { idempotencyHeader } from "../../shared/api.ts";
import { draftField } from "../../shared/attachments.ts";
import { honeypotField } from "../../shared/form-fields.ts";
import { languageFromPath } from "../../shared/languages.ts";
import { clientNetwork, type ReadAddress } from "../http/client-address.ts";
import type { AppContext } from "../http/request-context.ts";
import { type Rejection, reject, rejectionFor } from "../http/responses.ts";
import type { Settings } from "../settings/read-settings.ts";
import { classifyOrigin } from "./origin.ts";
import type { RateLimiter } from "./rate-limiter.ts";
import {
  type BodyKind,
  bodyKind,
  declaredLength,
  type Fields,
  formLimit,
  parseBody,
  readBytes,
} from "./read-body.ts";
import { type MultipartLimits, readMultipart, type UploadedFile } from "./read-multipart.ts";
import { takePermit } from "./take-permit.ts";

export interface ReceiveOptions {
  settings: Pick<Settings, "siteUrl" | "allowedOrigins" | "apiKey">;
  limiter: RateLimiter;
  readAddress: ReadAddress;
  /** Whether the process is stopping and rejects forms. */
  isStopping: () => boolean;
  /** Renders the response to a rejected form without JavaScript. */
  rejectForm: (c: AppContext, rejection: Rejection, fields: Fields) => Response | Promise<Response>;
  /** Set when the form may contain files. */
  uploads?: Uploads;
}

export interface Uploads {
  /** Folder for temporary files. */
  folder: string;
  limits: MultipartLimits;
  /** Additional bytes of a JSON body with attachments. */
  jsonBytes: number;
  /** Maximum concurrent requests with attachments. */
  capacity: { free: number };
}

export type Received =
  | {
      ok: true;
      fields: Fields;
      files: UploadedFile[];
      /** Submitted by the browser itself, which shows the response as a page. */
      isForm: boolean;
      /** Returns the rate-limit permit, for requests that stored nothing new. */
      refund: () => Promise<void>;
      reject: (rejection: Rejection) => Promise<Response>;
      /** Frees the temporary files. */
      close: () => Promise<void>;
    }
  | { ok: false; response: Response };

interface Content {
  fields: Fields;
  files: UploadedFile[];
  /** Why it could not be read. */
  rejection?: Rejection;
  close: () => Promise<void>;
}

/**
 * The checks of every form before its fields are validated: media type and size, origin, API key, shutdown, rate
 * limit. A body that may contain attachments is read after the rate limit, any other before it.
 *
 * @param forms whether plain forms are accepted too, only from our own pages
 */
export async function receiveForm(c: AppContext, forms: boolean, options: ReceiveOptions): Promise<Received> {
  const { uploads, settings, limiter } = options;
  const isStopping = options.isStopping();
  const kind = bodyKind(c, forms ? (uploads ? ["form", "multipart"] : ["form"]) : []);
  const isForm = kind === "form" || (kind === "multipart" && !acceptsJson(c));
  const origin = classifyOrigin(c, settings);
  let content: Content | undefined;

  async function respond(rejection: Rejection): Promise<Response> {
    if (!isForm) return reject(c, rejection);
    const referer = c.req.header("referer") ?? "";
    const lang = languageFromPath(URL.canParse(referer) ? new URL(referer).pathname : "");
    return options.rejectForm(c, rejection, { lang, ...content?.fields });
  }
  const rejected = async (rejection: Rejection): Promise<Received> => ({
    ok: false,
    response: await respond(rejection),
  });
  const rejectedAsJson = (rejection: Rejection): Received => ({ ok: false, response: reject(c, rejection) });

  const length = declaredLength(c);
  const mayHaveFiles = kind === "multipart" || (kind === "json" && length > formLimit);
  const maxBytes = kind === "multipart" ? Number.POSITIVE_INFINITY : formLimit + (uploads?.jsonBytes ?? 0);
  if (length > (kind === "form" ? formLimit : maxBytes)) {
    return origin === "own"
      ? rejected({ code: "payload_too_large" })
      : rejectedAsJson({ code: "payload_too_large" });
  }
  if (!kind) return rejectedAsJson({ code: "unsupported_media_type" });
  if (origin === "foreign" || (kind !== "json" && origin === "allowed"))
    return rejectedAsJson({ code: "origin_not_allowed" });
  // A plain form cannot send a header.
  if (settings.apiKey && kind === "json" && c.req.header("apikey") !== settings.apiKey)
    return rejectedAsJson({ code: "unauthorized" });

  if (!mayHaveFiles) content = await readInMemory(c, kind);
  if (content?.rejection?.code === "payload_too_large") return rejected(content.rejection);
  // The page of a rejected form shows the typed values, so they are read first.
  const readTypedValues = async () => {
    if (isForm && mayHaveFiles) content = await readMultipart(c, undefined, uploads?.limits ?? noFiles);
  };
  if (isStopping) {
    await readTypedValues();
    return rejected({ code: "shutting_down", retryAfterSeconds: 1 });
  }
  const client = clientNetwork(options.readAddress(c.env.incoming));
  const permit = await takePermit(limiter, client, origin === "none");
  if (!permit.ok) {
    await readTypedValues();
    return rejected(permit.rejection);
  }
  if (mayHaveFiles) {
    const capacity = uploads?.capacity ?? { free: 0 };
    if (capacity.free < 1) {
      await permit.refund();
      await readTypedValues();
      return rejected({ code: "overloaded", retryAfterSeconds: 5 });
    }
    capacity.free--;
    try {
      content =
        kind === "multipart"
          ? await readMultipart(c, uploads?.folder, uploads?.limits ?? noFiles)
          : await readInMemory(c, kind, length);
    } catch (error) {
      await permit.refund();
      return rejected(rejectionFor(error));
    } finally {
      capacity.free++;
    }
  }
  if (!content) throw new Error("unreachable: the body was read above");
  if (content.rejection) {
    await content.close();
    return rejected(content.rejection);
  }
  return {
    ok: true,
    fields: content.fields,
    files: content.files,
    isForm,
    refund: permit.refund,
    async reject(rejection) {
      if (rejection.code === "validation_failed") await permit.discount();
      return respond(rejection);
    },
    close: content.close,
  };
}

const noFiles: MultipartLimits = { field: formLimit, file: 0, files: 0 };

/** Reads a body that fits into memory. */
async function readInMemory(c: AppContext, kind: BodyKind, limit = formLimit): Promise<Content> {
  const body = await readBytes(c, limit);
  const parsed = body.ok ? parseBody(kind === "json" ? "json" : "form", body.bytes) : body;
  const close = async () => {};
  // Only the draft may exceed the form's limit.
  if (parsed.ok && limit - JSON.stringify(parsed.fields[draftField] ?? "").length > formLimit)
    return { fields: {}, files: [], rejection: { code: "payload_too_large" }, close };
  return parsed.ok
    ? { fields: parsed.fields, files: [], close }
    : { fields: {}, files: [], rejection: parsed.rejection, close };
}

/** Whether a script sent the form. */
function acceptsJson(c: AppContext): boolean {
  return c.req.header("accept")?.includes("application/json") ?? false;
}

/** Whether the hidden field is filled in, which only bots do. */
export function isHoneypotFilled({ [honeypotField]: value }: Fields): boolean {
  return typeof value === "string" && value.trim() !== "";
}

export type IdempotencyKey = { ok: true; key: string | undefined } | { ok: false; rejection: Rejection };

/**
 * Reads the client's key for its submission.
 *
 * @param field form field with the key, when there is no header
 */
export function readIdempotencyKey(c: AppContext, field?: unknown): IdempotencyKey {
  const key = c.req.header(idempotencyHeader) ?? field;
  if (typeof key !== "string" || key === "") return { ok: true, key: undefined };
  return /^[\x21-\x7e]{8,200}$/.test(key)
    ? { ok: true, key }
    : { ok: false, rejection: { code: "invalid_request" } };
}
