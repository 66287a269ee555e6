import sharp, { type Sharp } from "sharp";

/** The most that a picture on a page may weigh, and a social image, in bytes. */
export const pageImageBudget = 60_000;
const socialImageBudget = 120_000;

/** The first encoding, from best quality down, that keeps a budget in bytes. */
export async function within(
  budget: number,
  qualities: readonly number[],
  encode: (quality: number) => Promise<Buffer>,
) {
  for (const quality of qualities) {
    const file = await encode(quality);
    if (file.length <= budget) return file;
  }
  throw new Error(`No quality of ${qualities.join(", ")} brings the picture under ${budget} bytes.`);
}

/**
 * A picture of a page as AVIF, in the first of these qualities that keeps the budget. Effort 2 takes a fifth of the time of
 * effort 4 for a tenth more bytes, far below the budget in either case.
 */
export function encodeAvif(image: Sharp, qualities: readonly number[], chromaSubsampling: "4:2:0" | "4:4:4") {
  return within(pageImageBudget, qualities, (quality) =>
    image.clone().avif({ quality, effort: 2, chromaSubsampling }).toBuffer(),
  );
}

/** The same as WebP. */
export function encodeWebp(image: Sharp, qualities: readonly number[]) {
  return within(pageImageBudget, qualities, (quality) =>
    image.clone().webp({ quality, effort: 4, smartSubsample: true }).toBuffer(),
  );
}

/** The width of the cover as WebP, which only browsers older than AVIF are shown. */
const webpWidth = 800;

/** A cover, drawn once at 1600x800, in the widths of its uses; keys are `<width>.<type>`. */
export async function encodeCover(svg: string): Promise<Map<string, Buffer>> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const files = new Map<string, Buffer>();
  for (const width of [1600, 800, 640]) {
    const image = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } }).resize(
      width,
      width / 2,
    );
    files.set(`${width}.avif`, await encodeAvif(image, [62, 52, 42, 32], "4:2:0"));
    if (width !== webpWidth) continue;
    files.set(`${width}.webp`, await encodeWebp(image, [80, 70, 60, 50, 40]));
  }
  return files;
}

/**
 * A social image as JPEG. Chroma at full resolution keeps the lettering crisp; a PNG of the same picture weighs three
 * times the budget in full colour, and shows stripes in the sky with a palette. No visitor waits for it, so it is written
 * plainly: MozJPEG would save a seventh of the bytes for seven times the time.
 */
export async function encodeSocialImage(svg: string): Promise<Buffer> {
  const image = sharp(Buffer.from(svg)).removeAlpha();
  return within(socialImageBudget, [88, 82, 76, 68, 58], (quality) =>
    image.clone().jpeg({ quality, chromaSubsampling: "4:4:4" }).toBuffer(),
  );
}
