import { contourSize, foot, line } from "./contour.ts";

/** The upper edge of a band (`ridged`), a ridge that rises while scrolling into view. */
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

/** The same edge above the footer, as the end of a page. */
export function Horizon({ className = "" }: { className?: string }) {
  return (
    <div className={`relative ${className}`}>
      <RidgeEdge />
    </div>
  );
}
