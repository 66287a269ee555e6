/** The longest side of a portrait in pixels: twice what the largest theme shows. */
const longest = 640;
/** A page saved with it stays far below what a mail takes. */
const mostBytes = 120_000;

/**
 * A picture as data, small enough to stand in the saved page. It is drawn anew, so that nothing else of the file goes along: a
 * phone writes into it where it was taken.
 *
 * @throws when the browser can't read it
 */
export async function portraitFrom(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("there is nothing to draw a picture on");
  // What is clear in it would be black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  for (const quality of [0.86, 0.74, 0.6]) {
    const data = canvas.toDataURL("image/jpeg", quality);
    if (data.length * 0.75 <= mostBytes) return data;
  }
  return canvas.toDataURL("image/jpeg", 0.4);
}

/**
 * A picture that a CV brings along as data, drawn anew like one that is chosen: it may be as large as the file, and say as much.
 *
 * @returns undefined where the browser can't read it
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
