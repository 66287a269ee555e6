import { contourSize, line } from "./contour.ts";

/** The line of the house as a rule in what is read, drawn once. It decorates. */
export function Ridge() {
  const { width, height } = contourSize;
  return (
    <svg
      aria-hidden
      className="ridge"
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      preserveAspectRatio="none"
    >
      <path pathLength="1" d={line} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
