import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import { headBytes, tailBytes } from "../../shared/file-kind.ts";
import type { AppContext } from "../http/request-context.ts";
import type { Rejection } from "../http/responses.ts";
import { StorageUnavailable } from "../storage/storage.ts";
import type { Fields } from "./read-body.ts";

/** An uploaded file in an unlinked temporary file, which disappears with the request or the process. */
export interface UploadedFile {
  field: string;
  /** The name that the browser sent. */
  name: string;
  size: number;
  /** Whether the file exceeded `fileLimit`. The rest was discarded. */
  isTooLarge: boolean;
  sha256: string;
  head: Buffer;
  tail: Buffer;
  /** Its bytes in chunks, repeatable. A chunk is valid until the next one is read. */
  chunks(): AsyncIterable<Buffer>;
}

export interface MultipartLimits {
  /** Maximum bytes of one text field. */
  field: number;
  /** Maximum bytes of one file. */
  file: number;
  files: number;
}

export interface ReadMultipart {
  fields: Fields;
  files: UploadedFile[];
  /** Why the body could not be read to its end; `fields` has what came before. */
  rejection?: Rejection;
  /** Frees the temporary files. */
  close(): Promise<void>;
}

const chunkBytes = 64 * 1024;
/** The rest of a file that is too large is read and discarded, up to this many bytes, because browsers show the response only after sending. */
const maxDiscardedBytes = 64 * 1024 ** 2;

/**
 * Reads a multipart form without holding its files in memory.
 *
 * @param folder for the temporary files, or undefined to discard the files
 * @throws StorageUnavailable when a temporary file cannot be written
 */
export async function readMultipart(
  c: AppContext,
  folder: string | undefined,
  limits: MultipartLimits,
): Promise<ReadMultipart> {
  const fields = new Map<string, string>();
  const handles: FileHandle[] = [];
  const streams: BusboyFileStream[] = [];
  const saving: Promise<UploadedFile | undefined>[] = [];
  let problem: Rejection | undefined;
  async function close(): Promise<void> {
    await Promise.allSettled(handles.map((handle) => handle.close()));
  }
  const result = (files: UploadedFile[], rejection?: Rejection): ReadMultipart => ({
    fields: Object.fromEntries(fields),
    files,
    close,
    ...(rejection && { rejection }),
  });

  try {
    const parser = new Busboy({
      headers: { "content-type": c.req.header("content-type") ?? "" },
      limits: {
        fieldNameSize: 100,
        fieldSize: limits.field,
        fields: 30,
        fileSize: limits.file,
        files: limits.files,
        headerPairs: 20,
      },
    });
    parser.on("field", (name, value, _nameTruncated, valueTruncated) => {
      if (valueTruncated) problem = { code: "payload_too_large" };
      else fields.set(name, value);
    });
    parser.on("file", (field, stream, name) => {
      streams.push(stream);
      // The parser also reports a truncated file here; the pipeline rejects for it.
      stream.on("error", () => {});
      fields.set(field, name ?? "");
      if (folder === undefined) stream.resume();
      // Attach a handler at once: the pipeline may fail before this promise is awaited.
      else saving.push(save(folder, field, name ?? "", stream, handles));
      for (const promise of saving) promise.catch(() => stream.resume());
    });
    await pipeline(limitBytes(c.env.incoming), parser);
  } catch (error) {
    for (const stream of streams) stream.destroy();
    await Promise.allSettled(saving);
    return result([], { code: error instanceof BodyTooLarge ? "payload_too_large" : "invalid_request" });
  }
  const saved = await Promise.allSettled(saving);
  const failed = saved.find((outcome) => outcome.status === "rejected");
  if (failed) {
    await close();
    throw new StorageUnavailable(failed.reason);
  }
  const files = saved.map((outcome) => (outcome.status === "fulfilled" ? outcome.value : undefined));
  return result(
    files.filter((file) => file !== undefined),
    problem,
  );
}

class BodyTooLarge extends Error {}

/** Limits a body's length. It reads Node's stream, because the web stream would copy every chunk. */
async function* limitBytes(body: Readable): AsyncGenerator<Uint8Array> {
  let total = 0;
  for await (const chunk of body) {
    total += chunk.length;
    if (total > maxDiscardedBytes) throw new BodyTooLarge();
    yield chunk;
  }
}

/** Writes a file to a temporary file. Undefined for an empty file input. */
async function save(
  folder: string,
  field: string,
  name: string,
  stream: BusboyFileStream,
  handles: FileHandle[],
): Promise<UploadedFile | undefined> {
  const path = join(folder, randomUUID());
  const handle = await open(path, "wx+", 0o600);
  handles.push(handle);
  await unlink(path);
  const hash = createHash("sha256");
  let size = 0;
  let failure: unknown;
  // After a failed write the rest is still consumed: an unread file would block the parser.
  for await (const chunk of stream) {
    if (failure) continue;
    try {
      await handle.writeFile(chunk);
      hash.update(chunk);
      size += chunk.length;
    } catch (error) {
      failure = error;
    }
  }
  if (failure) throw failure;
  if (size === 0 && name === "") return undefined;
  return {
    field,
    name,
    size,
    isTooLarge: stream.truncated,
    sha256: hash.digest("hex"),
    head: await readAt(handle, 0, headBytes),
    tail: await readAt(handle, Math.max(0, size - tailBytes), tailBytes),
    async *chunks() {
      // One buffer for all chunks: a new one for each outran the garbage collector.
      const buffer = Buffer.allocUnsafe(Math.min(chunkBytes, size));
      for (let position = 0; position < size; ) {
        const { bytesRead } = await handle.read(buffer, 0, buffer.length, position);
        if (bytesRead === 0) throw new Error("The temporary file is shorter than the written data");
        position += bytesRead;
        yield buffer.subarray(0, bytesRead);
      }
    },
  };
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
