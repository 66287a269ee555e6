import { strToU8, zipSync } from "fflate";
import { parseCv } from "../../profile/parse/parse-cv.ts";
import { ParseError } from "../../profile/parse/parse-error.ts";

/** The error code of a file, or `read`. */
export async function readError(bytes: Uint8Array, name?: string): Promise<string> {
  try {
    await parseCv(bytes, name === undefined ? {} : { name });
  } catch (error) {
    if (error instanceof ParseError) return error.code;
    throw error;
  }
  return "read";
}

/** A Word file with this body; `before` precedes the document, for a document type with entities. */
export function word(body: string, before = ""): Uint8Array<ArrayBuffer> {
  return zipSync({
    "word/document.xml": strToU8(
      `<?xml version="1.0"?>${before}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ),
  });
}

export function paragraph(text: string): string {
  return `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
}

/** Paragraphs of a valid CV. */
export const smallCv = [
  "Kari Testdal",
  "kari@testdal.example",
  "ERFARING",
  "Kokk, Brygga AS (2019–2021)",
  "SPRÅK",
  "Norsk: Morsmål",
]
  .map(paragraph)
  .join("");
