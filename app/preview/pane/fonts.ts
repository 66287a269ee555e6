import { furtherRange } from "../../../drawings/faces/letters.ts";
import type { ThemeFont } from "../../../profile/page/theme.ts";
import { themes } from "../../../profile/themes/index.ts";

type Files = Map<string, Uint8Array<ArrayBuffer>>;

/**
 * The files of all themes, by address: once fetched they need no line any more. Those with further letters come for everybody, so
 * that no request tells anything of a name.
 */
const files: Files = new Map();

/** Told of each file that comes, for documents that are set without it so far. */
const subscribers = new Set<(came: Files) => void>();

/** Settles once all have come, or none is on its way any more. @returns whether all are there */
export async function fetchFonts(): Promise<boolean> {
  const missing = Object.values(themes)
    .flatMap(({ fonts }) => fonts.flatMap(({ url, further }) => [url, further]))
    .filter((url) => !files.has(url));
  const came = await Promise.allSettled(missing.map(fetchFont));
  return came.every(({ status }) => status === "fulfilled");
}

async function fetchFont(url: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  files.set(url, bytes);
  for (const wear of subscribers) wear(new Map([[url, bytes]]));
}

/** Whether all of these files are there; where one is not, text is set in what the device has. */
export function areLoaded(urls: readonly string[]): boolean {
  return urls.every((url) => files.has(url));
}

/** The bytes of a font, if they have come. Nothing else is given: a picture that a CV names by its address is not asked for. */
export async function fontFile(url: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return files.get(url);
}

/**
 * Puts the fonts of a theme to use in a document, which may be that of a frame: those that are there, and others once they come.
 *
 * @returns what takes them off again
 */
export function adoptFonts(fonts: readonly ThemeFont[], target: Document): () => void {
  const { FontFace } = target.defaultView as Window & typeof globalThis;
  function wear(came: Files): void {
    for (const { family, weight, stretch = "normal", style = "normal", url, further } of fonts) {
      const add = (file: string, unicodeRange?: string) => {
        const bytes = came.get(file);
        const how: FontFaceDescriptors = { weight, stretch, style, display: "swap", unicodeRange };
        if (bytes) target.fonts.add(new FontFace(family, bytes, how));
      };
      add(url);
      add(further, furtherRange);
    }
  }
  wear(files);
  subscribers.add(wear);
  return () => {
    subscribers.delete(wear);
    target.fonts.clear();
  };
}
