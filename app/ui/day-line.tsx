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
const lineY = 72;

/** A day as a line from midnight to midnight with office hours and clocks. Full width. */
export function DayLine({ opens, closes, clocks, now }: DayLineProps) {
  return (
    <svg aria-hidden width="100%" height="132" className="day-line overflow-visible text-fine">
      <g strokeWidth="44" strokeLinecap="round" className="stroke-aurora/60">
        {clocks.map(({ id, from, to }) => (
          <line key={id} x1={hourX(from)} x2={hourX(to)} y1={lineY} y2={lineY} />
        ))}
      </g>
      <g className="stroke-line-strong">
        <line x1="0" x2="100%" y1={lineY} y2={lineY} />
        {hours.map((hour) => (
          <line key={hour} x1={hourX(hour)} x2={hourX(hour)} y1={lineY} y2={lineY + 28} />
        ))}
      </g>
      <line
        x1={hourX(opens)}
        x2={hourX(closes)}
        y1={lineY}
        y2={lineY}
        strokeWidth="8"
        className="stroke-ink"
      />
      {hours.map((hour) => (
        <text
          key={hour}
          x={hourX(hour)}
          y={lineY + 48}
          textAnchor={hour === 0 ? "start" : hour === 24 ? "end" : "middle"}
          className={hour === opens || hour === closes ? "fill-ink font-semibold" : "fill-ink-soft"}
        >
          {hour}
        </text>
      ))}
      {now !== undefined && (
        <line
          x1={hourX(now)}
          x2={hourX(now)}
          y1={lineY - 28}
          y2={lineY + 28}
          strokeWidth="3"
          strokeLinecap="round"
          className="stroke-multe"
        />
      )}
      {clocks.map(({ id, label, from, to }) => {
        const noon = hourX((from + to) / 2);
        return (
          <g key={id}>
            <circle cx={noon} cy={lineY} r="17" strokeWidth="1.4" className="fill-snow stroke-ink" />
            <line
              x1={noon}
              x2={noon}
              y1={lineY - 12}
              y2={lineY}
              strokeWidth="2.4"
              strokeLinecap="round"
              className="stroke-ink"
            />
            <text x={noon} y={lineY - 38} textAnchor="middle" className="fill-ink font-semibold">
              {label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function hourX(hour: number): string {
  return `${((hour / 24) * 100).toFixed(2)}%`;
}
