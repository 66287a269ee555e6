import { contour, contourSize } from "./contour.ts";

/** The line of the house: a CV's rule that becomes a mountain's contour. */
const line = contour(7);

const drawing = {
  viewBox: `0 0 ${contourSize.width} ${contourSize.height}`,
  preserveAspectRatio: "none",
};

/** A rule of its own in what is read, drawn once. It decorates. */
export function Ridge() {
  return (
    <svg aria-hidden {...drawing} className="ridge" fill="none">
      <path pathLength="1" d={line} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** The horizon at the upper edge of the footer. It holds the line that all edges of a page refer to. */
export function Horizon() {
  return (
    <svg aria-hidden {...drawing} className="ridge-edge">
      {/* What rises is what holds the line: edges that refer to it rise by themselves. */}
      <g>
        <path id="ridge" d={line} vectorEffect="non-scaling-stroke" />
      </g>
    </svg>
  );
}

/** The upper edge of a band (`ridged`), which rises to a ridge as it is scrolled to. */
export function RidgeEdge() {
  return (
    <svg aria-hidden {...drawing} className="ridge-edge">
      <use href="#ridge" />
    </svg>
  );
}
