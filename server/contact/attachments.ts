import { createHash, randomUUID } from "node:crypto";
import type { FieldProblem } from "../../shared/api.ts";
import { draftField, draftLimit, fileField, fileLimit } from "../../shared/attachments.ts";
import { detectFileKind, type FileKind, fileKinds, headBytes, tailBytes } from "../../shared/file-kind.ts";
import type { Fields } from "../forms/read-body.ts";
import type { UploadedFile } from "../forms/read-multipart.ts";
import type { AttachmentRole, NewAttachment } from "../storage/storage.ts";
import { cleanFileName } from "./file-name.ts";

export interface Attachments {
  attachments: NewAttachment[];
  problems: FieldProblem[];
  /** Hashes of the attachments, for the hash of the body. */
  hashes: string[];
}

const draftName = "draft.json";

type Source = Pick<UploadedFile, "name" | "size" | "sha256" | "isTooLarge" | "head" | "tail" | "chunks">;

/** The attachments of a form: its file, and the draft as a file of the form or as a text field. */
export function readAttachments(fields: Fields, files: readonly UploadedFile[]): Attachments {
  const result: Attachments = { attachments: [], problems: [], hashes: [] };

  function add(role: AttachmentRole, source: Source, name: string, limit: number): void {
    const kind = detectFileKind(source.head, source.tail);
    if (source.isTooLarge || source.size > limit) result.problems.push({ field: role, code: "too_long" });
    else if (!kind || (role === "draft" && kind !== "json"))
      result.problems.push({ field: role, code: "invalid" });
    else {
      const { size, sha256, chunks } = source;
      result.attachments.push({
        id: randomUUID(),
        role,
        name: role === "draft" ? draftName : attachmentName(name, kind),
        type: fileKinds[kind],
        size,
        chunks,
      });
      result.hashes.push(sha256);
    }
  }

  const file = files.find(({ field }) => field === fileField);
  if (file) add("file", file, file.name, fileLimit);
  const draft = files.find(({ field }) => field === draftField) ?? readTextDraft(fields[draftField]);
  if (draft) add("draft", draft, draft.name, draftLimit);
  return result;
}

/** The name of an attached file, which is never the draft's. */
function attachmentName(given: string, kind: FileKind): string {
  const name = cleanFileName(given, kind);
  return name.toLowerCase() === draftName ? `cv.${kind}` : name;
}

function readTextDraft(text: unknown): Source | undefined {
  if (text === undefined || text === "") return undefined;
  const bytes = Buffer.from(typeof text === "string" ? text : "");
  return {
    name: "",
    size: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    isTooLarge: false,
    head: bytes.subarray(0, headBytes),
    tail: bytes.subarray(-tailBytes),
    async *chunks() {
      yield bytes;
    },
  };
}
