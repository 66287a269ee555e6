import { createElement, Fragment } from "react";
import { hasExtendedLetters } from "../../drawings/browser/letters.ts";
import type { Resume } from "../resume.ts";
import { type DocumentOptions, profileDocument } from "./document.tsx";
import { monogramIcon } from "./monogram.ts";
import type { Theme } from "./theme.ts";

/** Returns the bytes of a URL, or undefined to leave them out. */
export type Read = (url: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;

export interface OneFileOptions extends Omit<DocumentOptions, "fontUrl" | "head" | "above"> {
  /** Reads fonts and portrait; `fetch` by default. */
  read?: Read;
}

/** The font files that the saved page contains: those with further letters only when the CV has any. */
export function fontFiles(resume: Resume, { fonts }: Theme): string[] {
  const isFurther = hasExtendedLetters(JSON.stringify(resume));
  return fonts.flatMap(({ url, further }) => (isFurther ? [url, further] : [url]));
}

/**
 * A profile as one HTML file with stylesheet, fonts and portrait inside, and a policy that allows no requests. It weighs at
 * most 250 kB without a portrait. A portrait or font that cannot be read is left out.
 *
 * @throws what `read` throws for a font
 */
export async function oneFile(
  resume: Resume,
  { read = fetched, ...options }: OneFileOptions,
): Promise<string> {
  const fonts = new Map<string, string>();
  for (const file of fontFiles(resume, options.theme)) {
    const bytes = await read(file);
    if (bytes) fonts.set(file, dataUrl("font/woff2", bytes));
  }
  const image = await portrait(resume.basics?.image, read);
  const whole = { ...resume, basics: { ...resume.basics, image } };
  const html = profileDocument(whole, {
    ...options,
    fontUrl: (url) => fonts.get(url),
    head: (profile) =>
      createElement(
        Fragment,
        null,
        createElement("link", { rel: "icon", type: "image/svg+xml", href: monogramIcon(profile) }),
      ),
  });
  return withPolicy(html);
}

const styleElement = /<style>([\s\S]*?)<\/style>/;

/** Adds a content security policy that allows only this stylesheet, by its hash. */
async function withPolicy(html: string): Promise<string> {
  const [, css = ""] = styleElement.exec(html) ?? [];
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(css));
  const policy = `default-src 'none'; style-src 'sha256-${base64(new Uint8Array(digest))}'; font-src data:; img-src data:`;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(/(?<=<meta charSet="utf-8"\/>)/i, () => meta);
}

/** A picture as a `data:` URL; undefined when it cannot be read. */
async function portrait(image: string | undefined, read: Read): Promise<string | undefined> {
  if (!image || image.startsWith("data:")) return image;
  try {
    const bytes = await read(image);
    return bytes && dataUrl(typeOf(bytes), bytes);
  } catch {
    return undefined;
  }
}

/** Media type by the first bytes. */
function typeOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xd8) return "image/jpeg";
  if (first === 0x89) return "image/png";
  return first === 0x52 ? "image/webp" : "image/avif";
}

async function fetched(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

function dataUrl(type: string, bytes: Uint8Array): string {
  return `data:${type};base64,${base64(bytes)}`;
}

/** In chunks, since engines limit the number of arguments of a call. */
function base64(bytes: Uint8Array): string {
  let text = "";
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return btoa(text);
}
