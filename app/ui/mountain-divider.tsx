import { contourSize, mountainLine } from "./contour.ts";

/** The mountain divider (decision 22), drawn once. Decorative. */
export function MountainDivider() {
  const { width, height } = contourSize;
  return (
    <svg
      aria-hidden
      className="mountain-divider"
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      preserveAspectRatio="none"
    >
      <path pathLength="1" d={mountainLine} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
