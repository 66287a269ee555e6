import { baseline, contourSize, mountainLine } from "./contour.ts";

/** The upper edge of a `mountain-band`, which rises to a mountain while scrolling into view. */
export function MountainEdge() {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${contourSize.width} ${baseline}`}
      preserveAspectRatio="none"
      className="mountain-edge"
    >
      <path d={mountainLine} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** The same edge above the footer, as the end of a page. */
export function Horizon({ className = "" }: { className?: string }) {
  return (
    <div className={`relative ${className}`}>
      <MountainEdge />
    </div>
  );
}
