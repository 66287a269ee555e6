/** Longest side in pixels: twice what the largest theme shows. */
const maxSide = 640;
/** Keeps a saved page well below the size limits of e-mail attachments. */
const maxBytes = 120_000;

/**
 * Redraws a picture as a small JPEG. Metadata of the file, such as where a phone took it, is dropped.
 *
 * @returns a `data:` URL
 * @throws when the browser cannot decode it
 */
export async function portraitFrom(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no 2D canvas");
  // Transparent pixels would become black in a JPEG.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  for (const quality of [0.86, 0.74, 0.6]) {
    const data = canvas.toDataURL("image/jpeg", quality);
    if (data.length * 0.75 <= maxBytes) return data;
  }
  return canvas.toDataURL("image/jpeg", 0.4);
}

/**
 * Redraws the embedded picture of a CV.
 *
 * @returns undefined when the browser cannot decode it
 */
export async function redrawPicture(image: string): Promise<string | undefined> {
  const [, type = "", data = ""] = /^data:([^;]+);base64,(.*)$/i.exec(image) ?? [];
  try {
    const bytes = Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0));
    return await portraitFrom(new Blob([bytes], { type }));
  } catch {
    return undefined;
  }
}
