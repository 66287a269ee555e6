interface DayLineProps {
  /** Hours from midnight. */
  opens: number;
  closes: number;
  /** Ranges of the day, each with a clock at noon in its middle. */
  clocks: { id: string; label: string; from: number; to: number }[];
  /** Hours from midnight; shown when known. */
  now?: number;
}

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];
const middle = 72;

/** A day as a line from midnight to midnight with office hours and clocks. Full width. */
export function DayLine({ opens, closes, clocks, now }: DayLineProps) {
  return (
    <svg aria-hidden width="100%" height="132" className="day-line overflow-visible text-fine">
      <g strokeWidth="44" strokeLinecap="round" className="stroke-aurora/60">
        {clocks.map(({ id, from, to }) => (
          <line key={id} x1={at(from)} x2={at(to)} y1={middle} y2={middle} />
        ))}
      </g>
      <g className="stroke-line-strong">
        <line x1="0" x2="100%" y1={middle} y2={middle} />
        {hours.map((hour) => (
          <line key={hour} x1={at(hour)} x2={at(hour)} y1={middle} y2={middle + 28} />
        ))}
      </g>
      <line x1={at(opens)} x2={at(closes)} y1={middle} y2={middle} strokeWidth="8" className="stroke-ink" />
      {hours.map((hour) => (
        <text
          key={hour}
          x={at(hour)}
          y={middle + 48}
          textAnchor={hour === 0 ? "start" : hour === 24 ? "end" : "middle"}
          className={hour === opens || hour === closes ? "fill-ink font-semibold" : "fill-ink-soft"}
        >
          {hour}
        </text>
      ))}
      {now !== undefined && (
        <line
          x1={at(now)}
          x2={at(now)}
          y1={middle - 28}
          y2={middle + 28}
          strokeWidth="3"
          strokeLinecap="round"
          className="stroke-multe"
        />
      )}
      {clocks.map(({ id, label, from, to }) => {
        const noon = at((from + to) / 2);
        return (
          <g key={id}>
            <circle cx={noon} cy={middle} r="17" strokeWidth="1.4" className="fill-snow stroke-ink" />
            <line
              x1={noon}
              x2={noon}
              y1={middle - 12}
              y2={middle}
              strokeWidth="2.4"
              strokeLinecap="round"
              className="stroke-ink"
            />
            <text x={noon} y={middle - 38} textAnchor="middle" className="fill-ink font-semibold">
              {label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function at(hour: number): string {
  return `${((hour / 24) * 100).toFixed(2)}%`;
}
