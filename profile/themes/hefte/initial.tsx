import { baselineOf, ground, side } from "./pattern.ts";

/** A decorated initial: the letter in a block of lines derived from the person. */
export function Initial({ name }: { name: string }) {
  const letter = [...name.trim()][0]?.toUpperCase() ?? "";
  return (
    <svg className="initial" viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      <rect width={side} height={side} />
      <g>
        {ground(name).map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
      <rect className="frame" x="7" y="7" width={side - 14} height={side - 14} />
      <text x={side / 2} y={baselineOf(letter)} textAnchor="middle">
        {letter}
      </text>
    </svg>
  );
}
