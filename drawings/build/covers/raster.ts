import sharp, { type Sharp } from "sharp";
import { coverWidths } from "../../../shared/cover-widths.ts";

/** Maximum bytes of a picture on a page and of a social image. */
const pageImageBudget = 60_000;
const socialImageBudget = 120_000;

/** The first encoding within the byte budget, from best quality down. */
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
 * A picture as AVIF, in the best quality within the budget. Effort 2 takes a fifth of the time of
 * effort 4 for a tenth more bytes, far below the budget in either case.
 */
export function encodeAvif(image: Sharp, qualities: readonly number[], chromaSubsampling: "4:2:0" | "4:4:4") {
  return within(pageImageBudget, qualities, (quality) =>
    image.clone().avif({ quality, effort: 2, chromaSubsampling }).toBuffer(),
  );
}

/** Width of the WebP cover, for browsers without AVIF. */
const webpWidth = 800;

/** The largest width of a cover, in which it is drawn. */
export const coverWidth = Math.max(...coverWidths);

/** A cover drawn at its largest width, in all widths; keys are `<width>.<type>`. */
export async function encodeCover(svg: string): Promise<Map<string, Buffer>> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const files = new Map<string, Buffer>();
  for (const width of coverWidths) {
    const image = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } }).resize(
      width,
      width / 2,
    );
    files.set(`${width}.avif`, await encodeAvif(image, [62, 52, 42, 32], "4:2:0"));
    if (width !== webpWidth) continue;
    const webp = await within(pageImageBudget, [80, 70, 60, 50, 40], (quality) =>
      image.clone().webp({ quality, effort: 4, smartSubsample: true }).toBuffer(),
    );
    files.set(`${width}.webp`, webp);
  }
  return files;
}

/** The blog's panorama in two widths; keys are `<width>.avif`. */
export async function encodePanorama(svg: string): Promise<Map<string, Buffer>> {
  const image = sharp(Buffer.from(svg)).removeAlpha();
  const files = new Map<string, Buffer>();
  for (const width of [2560, 1440])
    files.set(`${width}.avif`, await encodeAvif(image.clone().resize(width), [62, 52, 42], "4:2:0"));
  return files;
}

/**
 * A social image as JPEG. Full chroma resolution keeps text sharp; PNG is three
 * times the budget or has banding. It is not on a page, so it is
 * encoded quickly: MozJPEG would save a seventh of the bytes for seven times the time.
 */
export async function encodeSocialImage(svg: string): Promise<Buffer> {
  const image = sharp(Buffer.from(svg)).removeAlpha();
  return within(socialImageBudget, [88, 82, 76, 68, 58], (quality) =>
    image.clone().jpeg({ quality, chromaSubsampling: "4:4:4" }).toBuffer(),
  );
}
