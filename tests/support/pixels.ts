import type { Locator } from "playwright-core";
import sharp from "sharp";

/** A painted colour: red, green, blue from 0 to 255. */
export type Colour = readonly [number, number, number];

/**
 * The painted colours of a part of the page; computed styles do not include forced colors.
 *
 * @param around px added on each side of the element; may be negative
 * @param strip only one row of pixels through the middle
 */
export async function paintedColours(element: Locator, around = 0, strip = false): Promise<Colour[]> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error("the element has no place on the page");
  const clip = {
    x: box.x - around,
    y: strip ? Math.round(box.y + box.height / 2) : box.y - around,
    width: box.width + 2 * around,
    height: strip ? 1 : box.height + 2 * around,
  };
  const picture = sharp(await element.page().screenshot({ clip })).removeAlpha();
  const bytes = await picture.raw().toBuffer();
  return Array.from({ length: bytes.length / 3 }, (_, place) => {
    const [red = 0, green = 0, blue = 0] = bytes.subarray(place * 3, place * 3 + 3);
    return [red, green, blue] as const;
  });
}

/** Contrast of two colours, 1 to 21, by WCAG 2.2. */
export function contrast(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
