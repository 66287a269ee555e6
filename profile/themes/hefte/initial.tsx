import { blockSize, initialBaseline, patternLines } from "./pattern.ts";

/** A decorated initial: the letter on a pattern derived from the name. */
export function Initial({ name, initials }: { name: string; initials: string }) {
  const [letter = ""] = initials;
  return (
    <svg className="initial" viewBox={`0 0 ${blockSize} ${blockSize}`} aria-hidden="true">
      <rect width={blockSize} height={blockSize} />
      <g>
        {patternLines(name).map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
      <rect className="frame" x="7" y="7" width={blockSize - 14} height={blockSize - 14} />
      <text x={blockSize / 2} y={initialBaseline(letter)} textAnchor="middle">
        {letter}
      </text>
    </svg>
  );
}
