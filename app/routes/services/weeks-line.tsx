import { useLanguage } from "../../i18n/language-provider.tsx";

interface WeeksLineProps {
  /** Days until delivery. */
  website: number;
  /** Business days of most projects. */
  project: { from: number; to: number };
}

const weeks = 3;
const lineY = 20;

/**
 * Three weeks from a Monday as a line: first reply, delivery, and the range of most projects. Full width.
 * Decorative: its legend (`WeeksKey`) is text.
 */
export function WeeksLine({ website, project }: WeeksLineProps) {
  const { locale } = useLanguage();
  const days = Array.from({ length: weeks * 7 }, (_, day) => day);
  return (
    <svg aria-hidden width="100%" height="72" className="weeks">
      <g className="weeks-days">
        <line x1="0" x2="100%" y1={lineY} y2={lineY} />
        {days.map((day) => (
          <line key={day} x1={dayX(day)} x2={dayX(day)} y1={lineY} y2={lineY + (day % 7 < 5 ? 14 : 5)} />
        ))}
        <line
          className="weeks-project"
          x1={dayX(businessDay(project.from))}
          x2={dayX(businessDay(project.to))}
          y1={lineY}
          y2={lineY}
        />
        <circle className="weeks-first" cx={dayX(1)} cy={lineY} r="8" />
        <circle className="weeks-site" cx={dayX(website)} cy={lineY} r="11" />
      </g>
      {days.map((day) => (
        <text key={day} x={dayX(day)} y="58">
          {weekdayInitial(day, locale)}
        </text>
      ))}
    </svg>
  );
}

/** A marker on the line. */
export function WeeksKey({ mark }: { mark: "first" | "site" | "project" }) {
  return (
    <svg aria-hidden width="44" height="24" className="weeks mb-3">
      {mark === "project" ? (
        <line className="weeks-project" x1="10" x2="34" y1="12" y2="12" />
      ) : (
        <circle
          className={mark === "first" ? "weeks-first" : "weeks-site"}
          cx="12"
          cy="12"
          r={mark === "first" ? 8 : 11}
        />
      )}
    </svg>
  );
}

/** Calendar days from a Monday to a number of business days later. */
export function businessDay(count: number): number {
  return count + 2 * Math.floor(count / 5);
}

/** The middle of a day, from the first Monday. */
function dayX(day: number): string {
  return `${(((day + 0.5) / (weeks * 7)) * 100).toFixed(2)}%`;
}

/** A weekday's initial. */
function weekdayInitial(day: number, locale: string): string {
  const date = new Date(Date.UTC(2024, 0, 1 + day)); // 1 January 2024 was a Monday.
  return new Intl.DateTimeFormat(locale, { weekday: "narrow", timeZone: "UTC" }).format(date);
}
