import { cleanLine } from "../../shared/text.ts";

/** Longest stem in code points. File systems allow 255 bytes, and a code point has up to four. */
const longestStem = 50;

/** Names of devices on Windows, with whatever extension. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * Makes a name under which a visitor's file is safe on every file system and in the header of a mail: no folders, no
 * invisible characters, no reserved ones.
 *
 * @param given as the browser sent it
 * @param extension of the kind that the bytes show, in place of the given one
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
