import { cleanLine } from "../../shared/text.ts";

/** Longest stem in code points. File systems allow 255 bytes, and a code point has up to four. */
const longestStem = 50;

/** Reserved device names on Windows, with any extension. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * Returns a name for a visitor's file that is safe on every file system and in a mail header: no folders, no
 * invisible characters, no reserved names.
 *
 * @param given the name that the browser sent
 * @param extension of the detected file type, replaces the given one
 */
export function cleanFileName(given: string, extension: string): string {
  const base = cleanLine(given).split(/[/\\]/).at(-1) ?? "";
  const stem = base
    .replace(/\.[A-Za-z0-9]{1,5}$/, "")
    .replaceAll(/[<>:"|?*%'`;&$]|=(?=\?)/g, "_")
    .replaceAll(/\s+/g, " ")
    .replace(/^[.\s-]+|[.\s]+$/g, "");
  const short = Array.from(stem).slice(0, longestStem).join("").trim();
  return `${short === "" ? "cv" : deviceName.test(short) ? `_${short}` : short}.${extension}`;
}
