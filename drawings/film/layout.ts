/** Where everything stands on the sheet and on the website. The frame is 1280 by 720. */

export const frame = { width: 1280, height: 720 };

/** The sheet: A4, a little turned, as it lies on a table. */
export const sheet = { x: 420, y: 48, width: 440, height: 622, angle: -0.038 };

/** A line of text in a picture, in CSS pixels of what it shows. */
export interface Strip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A page taken apart: its words, all else, and where the lines of the words stand. The pictures are data addresses. */
export interface Layers {
  /** Of what the pictures show, in CSS pixels; they may have more. */
  width: number;
  words: string;
  ground: string;
  strips: Strip[];
}

export interface Scene {
  cv: Layers;
  website: Layers;
}

/** A line of the CV on its way to a line of the website. */
export interface Flight {
  from: Strip;
  to: Strip;
  /** Whether it becomes that line; the others that come there are taken up in it. */
  leads: boolean;
}

/** Every line of the CV flies, in the order of the page, and every line of the website has one that becomes it. */
export function flightsOf(lines: readonly Strip[], words: readonly Strip[]): Flight[] {
  if (lines.length < words.length) throw new Error("the website has more lines than the CV");
  let last: Strip | undefined;
  return lines.flatMap((from, i) => {
    const to = words[Math.floor((i * words.length) / lines.length)];
    if (!to) return [];
    const leads = to !== last;
    last = to;
    return [{ from, to, leads }];
  });
}

/** A place on the sheet as a place in the frame. */
export function onSheet(x: number, y: number): { x: number; y: number } {
  const [cx, cy] = [sheet.width / 2, sheet.height / 2];
  const [cos, sin] = [Math.cos(sheet.angle), Math.sin(sheet.angle)];
  return {
    x: sheet.x + cx + (x - cx) * cos - (y - cy) * sin,
    y: sheet.y + cy + (x - cx) * sin + (y - cy) * cos,
  };
}
