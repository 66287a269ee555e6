import { furtherRange } from "../../../drawings/faces/letters.ts";
import { looks } from "../../../profile/looks/index.ts";
import type { Face } from "../../../profile/page/look.ts";

/**
 * The files of all looks, by address: once fetched they need no line any more. Those with further letters come for everybody, so
 * that no request tells anything of a name.
 */
const files = new Map<string, Uint8Array<ArrayBuffer>>();

/** Settles once all have come, or none is on its way any more. @returns whether all are there */
export async function fetchFaces(): Promise<boolean> {
  const missing = Object.values(looks)
    .flatMap(({ faces }) => filesOf(faces))
    .filter((url) => !files.has(url));
  const came = await Promise.allSettled(missing.map(fetchFace));
  return came.every(({ status }) => status === "fulfilled");
}

async function fetchFace(url: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  files.set(url, new Uint8Array(await answer.arrayBuffer()));
}

const filesOf = (faces: readonly Face[]) => faces.flatMap(({ url, further }) => [url, further]);

/** Whether all files of these faces are there; where one is not, text is set in what the device has. */
export function hasFaces(faces: readonly Face[]): boolean {
  return filesOf(faces).every((url) => files.has(url));
}

/** The bytes of a face, if they have come. Nothing else is given: a picture that a CV names by its address is not asked for. */
export async function faceFile(url: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return files.get(url);
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
