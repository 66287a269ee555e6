import { contourSize, foot, line } from "./contour.ts";

/** The upper edge of a band (`ridged`), which rises to a ridge as it is scrolled to. */
export function RidgeEdge() {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${contourSize.width} ${foot}`}
      preserveAspectRatio="none"
      className="ridge-edge"
    >
      <path d={line} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** The same above the footer, as the end of a page: the footer is the land below it. */
export function Horizon({ className = "" }: { className?: string }) {
  return (
    <div className={`relative ${className}`}>
      <RidgeEdge />
    </div>
  );
}
