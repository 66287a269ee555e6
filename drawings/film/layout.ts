/** Where everything stands on the sheet and on the website. The frame is 1280 by 720. */

export const frame = { width: 1280, height: 720 };

/** The sheet: A4, a little turned, as it lies on a table. */
export const sheet = { x: 420, y: 48, width: 440, height: 622, angle: -0.038 };

export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
  strong?: boolean;
}

const line = (y: number, width: number, x = 44): Bar => ({ x, y, width, height: 5 });
const heading = (y: number, width: number): Bar => ({ x: 44, y, width, height: 7, strong: true });

/** Lines of the CV that become the contour lines of the landscape, from the head of the sheet to its foot. */
export const rising: readonly Bar[] = [
  heading(140, 66),
  line(190, 214),
  heading(224, 92),
  { ...line(246, 176), strong: true },
  line(308, 302, 58),
  { ...line(334, 150), strong: true },
  line(351, 318, 58),
  line(367, 244, 58),
  heading(404, 80),
  line(426, 266),
  line(442, 196),
  heading(478, 104),
  line(516, 226, 58),
  heading(554, 72),
  line(576, 330),
];

/** Two lines of the profile that become the words under the name. */
export const introduction: readonly { from: Bar; to: Bar }[] = [
  { from: line(160, 352), to: { x: 98, y: 444, width: 372, height: 9 } },
  { from: line(175, 338), to: { x: 98, y: 468, width: 268, height: 9 } },
];

/** The line of contacts that becomes the menu. */
export const menu: readonly { from: Bar; to: Bar }[] = [
  { from: { x: 44, y: 94, width: 62, height: 4.5 }, to: { x: 948, y: 53, width: 52, height: 6 } },
  { from: { x: 114, y: 94, width: 74, height: 4.5 }, to: { x: 1026, y: 53, width: 64, height: 6 } },
  { from: { x: 196, y: 94, width: 50, height: 4.5 }, to: { x: 1116, y: 53, width: 46, height: 6 } },
];

/** Figures that are lost in the lines of the CV and found on cards of the website. */
export const figures = [
  { text: "24", from: { x: 58, y: 266 }, bar: line(262, 236, 78), card: { x: 98, y: 572 } },
  { text: "240 M", from: { x: 58, y: 290 }, bar: line(286, 196, 100), card: { x: 300, y: 572 } },
  { text: "3", from: { x: 58, y: 501 }, bar: line(497, 176, 72), card: { x: 502, y: 572 } },
] as const;

export const card = { width: 184, height: 92 };

/** The bullets of the lists on the sheet. */
export const bullets = [262, 286, 308, 351, 367, 497, 516] as const;

/** Hairlines under the headings of the sheet. */
export const rules = [112, 150, 234, 414, 488, 564] as const;

export const names = [
  { text: "Ingrid", from: { x: 44, y: 74, size: 36 }, to: { x: 92, y: 266, size: 146 } },
  { text: "Example", from: { x: 126, y: 74, size: 36 }, to: { x: 92, y: 392, size: 146 } },
] as const;

/** The round picture on the CV, and the sun that it becomes. */
export const sun = { from: { x: 372, y: 68, radius: 30 }, to: { x: 944, y: 306, radius: 98 } };

/** A place on the sheet as a place in the frame. */
export function onSheet(x: number, y: number): { x: number; y: number } {
  const [cx, cy] = [sheet.width / 2, sheet.height / 2];
  const [cos, sin] = [Math.cos(sheet.angle), Math.sin(sheet.angle)];
  return {
    x: sheet.x + cx + (x - cx) * cos - (y - cy) * sin,
    y: sheet.y + cy + (x - cx) * sin + (y - cy) * cos,
  };
}

const summit = (x: number, centre: number, width: number) =>
  Math.exp(-((Math.abs(x - centre) / width) ** 1.35));

/** Height of contour line i of n over the foot of the website. The land lies still: moving lines are dear to encode. */
export function contour(i: number, count: number, x: number): number {
  const t = i / (count - 1);
  const ridge =
    520 -
    182 * summit(x, 1046, 116) -
    196 * summit(x, 1272, 132) -
    84 * summit(x, 800, 96) -
    40 * summit(x, 486, 150) -
    58 * summit(x, 40, 150) +
    5 * Math.sin(x / 41) +
    3 * Math.sin(x / 19 + 1);
  const foot = 738 + 14 * Math.sin(x / 260 + 1);
  const eased = t ** 0.92;
  const wander = 13 * Math.sin(Math.PI * t) * Math.sin(x / 118 + i * 0.42);
  return ridge * (1 - eased) + foot * eased + wander;
}
