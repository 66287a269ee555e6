import type { LandscapeName } from "../../drawings/build/landscapes/landscapes.ts";

/** The landscape at the end of a page; on phones its skyline only. Decorative, and not part of the first response. */
export function Landscape({ name }: { name: LandscapeName }) {
  const file = `/landscapes/${name}.svg`;
  return (
    <svg aria-hidden className="land-contours" viewBox="0 0 1600 400" preserveAspectRatio="xMidYMax slice">
      <use href={`${file}#land`} />
      <use href={`${file}#line`} />
    </svg>
  );
}
