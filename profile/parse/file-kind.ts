/** Detects the kind of a file from its first bytes, ignoring its name. */
export type FileKind = "pdf" | "zip" | "ole" | "image" | "rtf" | "html" | "text";

const starts: [kind: FileKind, bytes: number[]][] = [
  ["zip", [0x50, 0x4b, 0x03, 0x04]],
  ["ole", [0xd0, 0xcf, 0x11, 0xe0]],
  ["image", [0x89, 0x50, 0x4e, 0x47]],
  ["image", [0xff, 0xd8, 0xff]],
  ["image", [0x47, 0x49, 0x46, 0x38]],
  ["image", [0x49, 0x49, 0x2a, 0x00]],
  ["image", [0x4d, 0x4d, 0x00, 0x2a]],
  ["image", [0x42, 0x4d]],
  ["rtf", [0x7b, 0x5c, 0x72, 0x74, 0x66]],
];

/** A PDF may have other bytes before its header (ISO 32000, annex H); every other format starts at byte 0. */
export function detectFileKind(bytes: Uint8Array): FileKind {
  const found = starts.find(([, start]) => start.every((byte, index) => bytes[index] === byte));
  if (found && (found[0] !== "image" || found[1].length > 2 || bytes.length > 200)) {
    if (found[1][0] !== 0x42 || bytes[6] === 0) return found[0];
  }
  const head = new TextDecoder("windows-1252").decode(bytes.subarray(0, 1024));
  if (head.includes("%PDF-")) return "pdf";
  if (/^RIFF....WEBP/s.test(head) || /^....ftyp(heic|heix|mif1|avif)/s.test(head)) return "image";
  if (/^\s*(?:<!doctype html|<html)/i.test(head)) return "html";
  return "text";
}
