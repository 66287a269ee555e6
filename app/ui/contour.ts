/** Right edge and foot of the drawing, in its own units. */
export const contourSize = { width: 1200, height: 100 };
/** Where the rule lies: what ends a drawing here stands on the edge below it without a seam. */
export const foot = contourSize.height - 1;

/** Where the rule ends and the land begins. */
const landfall = 336;
/** How far one turn of the line is from the next. */
const stride = 72;
/** The highest summit stands here, so far along the land. */
const summit = 0.62;

/**
 * The line of the house as an SVG path: a CV's rule that becomes the contour of a mountain. Whole numbers from whole
 * numbers, so that server and browser draw the same.
 *
 * @param seed a whole number from 1; each has its own mountain
 */
export function contour(seed: number): string {
  const { width } = contourSize;
  let state = seed;
  // Park and Miller's generator: its products stay below 2^53.
  const next = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  const turns = Math.round((width - landfall) / stride);
  let from = foot;
  let at = landfall;
  let path = `M0 ${from}H${landfall}`;
  for (let i = 1; i <= turns; i++) {
    const along = i / turns;
    const reach = along < summit ? along / summit : (1 - along) / (1 - summit);
    // Summits and saddles in turn, no two of them as far apart.
    const rise = reach * (i % 2 ? 0.75 + 0.25 * next() : 0.4 + 0.3 * next());
    const to = Math.round(foot * (1 - rise));
    const end = Math.round(landfall + stride * (i + (i < turns ? 0.6 * next() - 0.3 : 0)));
    path += `${i > 1 ? " " : "l"}${end - at} ${to - from}`;
    from = to;
    at = end;
  }
  return path.replaceAll(" -", "-");
}

/** The one that the house has chosen. */
export const line = contour(5);
