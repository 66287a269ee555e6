/** Width and height of the drawing, in its own units. */
export const contourSize = { width: 1200, height: 100 };
/** Height of the rule: a drawing placed here joins the edge below it without a gap. */
export const foot = contourSize.height - 1;

/** Where the rule ends and the mountain begins. */
const landfall = 336;
/** Horizontal distance between two points of the line. */
const stride = 72;
/** Position of the highest summit, 0 to 1. */
const summit = 0.62;

/**
 * The mountain divider as an SVG path: a rule that becomes the contour of a mountain. Integers from integer
 * input, so that server and browser draw the same.
 *
 * @param seed integer from 1, one mountain each
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
    // Alternating summits and saddles at uneven distances.
    const rise = reach * (i % 2 ? 0.75 + 0.25 * next() : 0.4 + 0.3 * next());
    const to = Math.round(foot * (1 - rise));
    const end = Math.round(landfall + stride * (i + (i < turns ? 0.6 * next() - 0.3 : 0)));
    path += `${i > 1 ? " " : "l"}${end - at} ${to - from}`;
    from = to;
    at = end;
  }
  return path.replaceAll(" -", "-");
}

/** The seed of the site's divider. */
export const line = contour(5);
