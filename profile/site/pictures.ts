import sharp from "sharp";

/** Longest side in pixels: twice what the largest theme shows. */
const maxSide = 800;
const formats = ["jpeg", "png", "webp", "avif", "heif", "gif"];

/**
 * Redraws a portrait as a JPEG. Metadata of the file, such as where a phone took it, is dropped.
 *
 * @throws when it is not a bitmap that can be decoded
 */
export async function redrawPortrait(bytes: Uint8Array): Promise<Buffer> {
  const picture = sharp(bytes);
  const { format } = await picture.metadata();
  if (!formats.includes(format ?? "")) throw new Error(`pictures in the format ${format} are not supported`);
  return picture
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** The icon for home screens, as a PNG. */
export function rasterIcon(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

/** Crops a sharing picture to the size that social networks show. */
export function redrawSharingPicture(bytes: Uint8Array): Promise<Buffer> {
  return sharp(bytes)
    .autoOrient()
    .resize(1200, 630)
    .flatten({ background: "#fff" })
    .jpeg({ quality: 82 })
    .toBuffer();
}
