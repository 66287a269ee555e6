/** Width and height of the drawing, in its own units. */
export const contourSize = { width: 1200, height: 100 };
/** Height of the rule: a drawing placed here joins the edge below it without a gap. */
export const baseline = contourSize.height - 1;

/** Where the rule ends and the mountain begins. */
const lineEnd = 336;
/** Horizontal distance between two points of the line. */
const pointDistance = 72;
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
  const random = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  const points = Math.round((width - lineEnd) / pointDistance);
  let y = baseline;
  let x = lineEnd;
  let path = `M0 ${y}H${lineEnd}`;
  for (let i = 1; i <= points; i++) {
    const progress = i / points;
    const height = progress < summit ? progress / summit : (1 - progress) / (1 - summit);
    // Alternating summits and saddles at uneven distances.
    const rise = height * (i % 2 ? 0.75 + 0.25 * random() : 0.4 + 0.3 * random());
    const to = Math.round(baseline * (1 - rise));
    const end = Math.round(lineEnd + pointDistance * (i + (i < points ? 0.6 * random() - 0.3 : 0)));
    path += `${i > 1 ? " " : "l"}${end - x} ${to - y}`;
    y = to;
    x = end;
  }
  return path.replaceAll(" -", "-");
}

/** The seed of the site's divider. */
export const mountainLine = contour(5);
