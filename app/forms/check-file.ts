import type { FieldProblem } from "../../shared/api.ts";
import { fileLimit } from "../../shared/attachments.ts";
import { detectFileKind, headBytes, tailBytes } from "../../shared/file-kind.ts";

/** Checks size and kind of a chosen file. Returns undefined when it can be sent. */
export async function checkFile(file: File): Promise<FieldProblem["code"] | undefined> {
  if (file.size > fileLimit) return "too_long";
  const read = async (part: Blob) => new Uint8Array(await part.arrayBuffer());
  try {
    const [head, tail] = [await read(file.slice(0, headBytes)), await read(file.slice(-tailBytes))];
    return detectFileKind(head, tail) ? undefined : "invalid";
  } catch {
    // The file was moved or changed after it was chosen.
    return "required";
  }
}
