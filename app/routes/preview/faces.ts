import { furtherRange } from "../../../drawings/faces/letters.ts";
import { looks } from "../../../profile/looks/index.ts";
import type { Face } from "../../../profile/page/look.ts";

/**
 * The files of all looks, by address: once fetched they need no line any more. Those with further letters come for everybody, so
 * that no request tells anything of a name.
 */
const files = new Map<string, Uint8Array<ArrayBuffer>>();

/** @throws when one does not come */
export async function fetchFaces(): Promise<void> {
  const urls = Object.values(looks).flatMap(({ faces }) =>
    faces.flatMap(({ url, further }) => [url, further]),
  );
  await Promise.all(
    urls
      .filter((url) => !files.has(url))
      .map(async (url) => {
        const answer = await fetch(url);
        if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
        files.set(url, new Uint8Array(await answer.arrayBuffer()));
      }),
  );
}

/**
 * The bytes of a face. Nothing else is given: a picture that a CV names by its address is not asked for.
 * @throws for any other address
 */
export async function faceFile(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = files.get(url);
  if (!file) throw new Error(`${url} is no face of a look`);
  return file;
}

/** Puts the faces of a look to use in a document, which may be that of a frame. */
export function wearFaces(faces: readonly Face[], target: Document): void {
  const { FontFace } = target.defaultView as Window & typeof globalThis;
  for (const { family, weight, stretch = "normal", style = "normal", url, further } of faces) {
    const wear = (file: string, unicodeRange?: string) => {
      const bytes = files.get(file);
      const how: FontFaceDescriptors = { weight, stretch, style, display: "swap", unicodeRange };
      if (bytes) target.fonts.add(new FontFace(family, bytes, how));
    };
    wear(url);
    wear(further, furtherRange);
  }
}
