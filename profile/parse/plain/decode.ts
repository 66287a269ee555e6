/**
 * Decodes bytes of unknown encoding: UTF-8 and UTF-16 by byte order mark or content, otherwise Windows-1252, in
 * which every byte is valid.
 */
export function decodeText(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const guess = detectUtf16(bytes);
  if (guess) return new TextDecoder(guess).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** UTF-16 without a byte order mark: every second byte of Latin text is zero. */
function detectUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const length = Math.min(bytes.length, 2000);
  let even = 0;
  let odd = 0;
  for (let offset = 0; offset < length; offset += 1) {
    if (bytes[offset] !== 0) continue;
    if (offset % 2 === 0) even += 1;
    else odd += 1;
  }
  if (odd > length * 0.3 && even < length * 0.05) return "utf-16le";
  if (even > length * 0.3 && odd < length * 0.05) return "utf-16be";
  return undefined;
}

/** Whether decoded bytes are binary: they contain control characters. */
export function isBinary(text: string): boolean {
  const head = text.slice(0, 8000);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const strange = head.match(/[\u0000-\u0008\u000E-\u001A\u007F\uFFFD]/g)?.length ?? 0;
  return strange > Math.max(2, head.length * 0.005);
}
