import { createElement } from "react";
import { hasExtendedLetters } from "../../drawings/browser/letters.ts";
import type { Resume } from "../resume.ts";
import { type DocumentOptions, profileDocument } from "./document.tsx";
import { monogramIcon } from "./monogram.ts";
import { base64, styleHash, withPolicy } from "./policy.ts";
import type { Theme } from "./theme.ts";

/** Returns the bytes of a URL, or undefined to leave them out. */
export type Read = (url: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;

interface OneFileOptions extends Omit<DocumentOptions, "fontUrl" | "head" | "banner"> {
  /** Reads fonts and portrait; `fetch` by default. */
  read?: Read;
}

/** The font files of the saved page. Those with extended letters are included only if the CV has such letters. */
export function fontFiles(resume: Resume, { fonts }: Theme): string[] {
  const isExtended = hasExtendedLetters(JSON.stringify(resume));
  return fonts.flatMap(({ url, extended }) => (isExtended ? [url, extended] : [url]));
}

/**
 * A profile as one HTML file with embedded stylesheet, fonts and portrait, at most 250 kB without the portrait. Its policy
 * allows no requests. A portrait or font that cannot be read is left out.
 *
 * @throws errors of `read` for fonts
 */
export async function oneFile(
  resume: Resume,
  { read = fetchBytes, ...options }: OneFileOptions,
): Promise<string> {
  const fonts = new Map<string, string>();
  for (const file of fontFiles(resume, options.theme)) {
    const bytes = await read(file);
    if (bytes) fonts.set(file, dataUrl("font/woff2", bytes));
  }
  const image = await embedPortrait(resume.basics?.image, read);
  const whole = { ...resume, basics: { ...resume.basics, image } };
  const html = profileDocument(whole, {
    ...options,
    fontUrl: (url) => fonts.get(url),
    head: (profile) =>
      createElement("link", { rel: "icon", type: "image/svg+xml", href: monogramIcon(profile) }),
  });
  const styles = await styleHash(html);
  return withPolicy(html, `default-src 'none'; style-src ${styles}; font-src data:; img-src data:`);
}

/** A picture as a `data:` URL; undefined when it cannot be read. */
async function embedPortrait(image: string | undefined, read: Read): Promise<string | undefined> {
  if (!image || image.startsWith("data:")) return image;
  try {
    const bytes = await read(image);
    return bytes && dataUrl(detectImageType(bytes), bytes);
  } catch {
    return undefined;
  }
}

/** Media type, detected from the first bytes. */
function detectImageType([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xd8) return "image/jpeg";
  if (first === 0x89) return "image/png";
  return first === 0x52 ? "image/webp" : "image/avif";
}

async function fetchBytes(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

function dataUrl(type: string, bytes: Uint8Array): string {
  return `data:${type};base64,${base64(bytes)}`;
}
