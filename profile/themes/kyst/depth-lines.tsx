import { coastWidth, depthLines } from "./coast.ts";

/** The border between two depths, drawn as contours of a sea chart. */
export function DepthLines({ seed }: { seed: string }) {
  const [edge, ...lines] = depthLines(seed);
  return (
    <svg className="depths" viewBox={`0 0 ${coastWidth} 120`} preserveAspectRatio="none" aria-hidden="true">
      <path className="ground" d={`${edge}V120H0Z`} />
      {lines.map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
}
