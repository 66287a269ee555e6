import type { LandscapeName } from "../../drawings/build/landscapes/landscapes.ts";

/** The landscape that a page ends in; on phones its skyline only. Decorative, and not part of the first response. */
export function Landscape({ of }: { of: LandscapeName }) {
  const file = `/landscapes/${of}.svg`;
  return (
    <svg aria-hidden className="land-contours" viewBox="0 0 1600 400" preserveAspectRatio="xMidYMax slice">
      <use href={`${file}#land`} />
      <use href={`${file}#line`} />
    </svg>
  );
}
