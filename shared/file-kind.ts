/** The accepted file types of attachments, detected by their bytes. */

/** The file types, by the extension of the stored file. */
export const fileKinds = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  odt: "application/vnd.oasis.opendocument.text",
  json: "application/json",
} as const;
export type FileKind = keyof typeof fileKinds;

/** Bytes that `detectFileKind` reads at each end. The end of a ZIP archive lists its entries. */
export const headBytes = 1024;
export const tailBytes = 64 * 1024;

/**
 * Detects a file's type from its bytes without opening it.
 *
 * @param head its first bytes, at most `headBytes`
 * @param tail its last bytes, at most `tailBytes`
 * @returns undefined for every other type
 */
export function detectFileKind(head: Uint8Array, tail: Uint8Array): FileKind | undefined {
  const start = latin1(head);
  // Readers accept a PDF header after other bytes (ISO 32000-1, annex H.3.4.1).
  if (start.includes("%PDF-")) return "pdf";
  if (start.startsWith("PK\u0003\u0004")) {
    // OpenDocument 1.3, part 2, 3.3: the first entry is `mimetype`, not compressed.
    if (start.slice(30).startsWith(`mimetype${fileKinds.odt}`)) return "odt";
    return latin1(tail).includes("word/document.xml") ? "docx" : undefined;
  }
  const text = /^(?:\u00ef\u00bb\u00bf)?\s*\{\s*["}]/;
  return text.test(start) && !start.includes("\0") ? "json" : undefined;
}

function latin1(bytes: Uint8Array): string {
  return new TextDecoder("latin1").decode(bytes);
}
