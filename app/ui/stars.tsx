interface StarsProps {
  count: number;
  /** Text alternative: "5 of 5". */
  label: string;
  /** Sets the height. */
  className?: string;
}

/** A star as a path from its start, 20 units wide; the next one starts 22 further. */
const star = "l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z";

/** A rating as stars. */
export function Stars({ count, label, className }: StarsProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${count * 22 - 2} 20`}
      fill="currentColor"
      strokeWidth="0.8"
      strokeLinejoin="round"
      className={`w-auto stroke-multe-ink text-multe ${className ?? ""}`}
    >
      <path d={`M10 1.6${star}${`m22 0${star}`.repeat(count - 1)}`} />
    </svg>
  );
}
