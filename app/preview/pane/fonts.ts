import type { FontRule } from "../../../profile/page/render-profile.tsx";
import { themes } from "../../../profile/themes/index.ts";

type FontFiles = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** The font files of all themes, by URL. Extended letters are always loaded, so that no request depends on a name. */
const files = new Map<string, Uint8Array<ArrayBuffer>>();

/** Called with each font that loads after a document was rendered. */
const subscribers = new Set<(arrived: FontFiles) => void>();

/** Loads missing fonts. @returns whether all are loaded */
export async function loadFonts(): Promise<boolean> {
  const missing = Object.values(themes)
    .flatMap(({ fonts }) => fonts.flatMap(({ url, extended }) => [url, extended]))
    .filter((url) => !files.has(url));
  const results = await Promise.allSettled(missing.map(loadFont));
  return results.every(({ status }) => status === "fulfilled");
}

async function loadFont(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`GET ${url} returned ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  files.set(url, bytes);
  for (const notify of subscribers) notify(new Map([[url, bytes]]));
}

export function areFontsLoaded(urls: readonly string[]): boolean {
  return urls.every((url) => files.has(url));
}

/** The bytes of a loaded font. Never makes a request, so that remote pictures are not fetched either. */
export async function fontFile(url: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return files.get(url);
}

/**
 * Adds the fonts of a page to the document of a frame, now or as soon as they are loaded.
 *
 * @returns a function that removes them
 */
export function addFonts(rules: readonly FontRule[], target: Document): () => void {
  const { FontFace } = target.defaultView as Window & typeof globalThis;
  function add(arrived: FontFiles): void {
    for (const { family, url, ...descriptors } of rules) {
      const bytes = arrived.get(url);
      if (bytes) target.fonts.add(new FontFace(family, bytes, { ...descriptors, display: "swap" }));
    }
  }
  add(files);
  subscribers.add(add);
  return () => {
    subscribers.delete(add);
    target.fonts.clear();
  };
}
