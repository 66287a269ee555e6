/** The line of the house: a CV's rule that rises to a mountain's contour. It decorates. */
export function Ridge() {
  return (
    <svg aria-hidden className="ridge" viewBox="0 0 600 48" fill="none" preserveAspectRatio="none">
      <path
        pathLength="1"
        d="M0 46h250l26-4 22-13 14 6 32-31 17 13 12-6 30 23 21-3 24 12 32 3h120"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
