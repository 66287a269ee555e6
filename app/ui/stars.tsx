interface StarsProps {
  count: number;
  /** What the stars say, for those who do not see them: "5 of 5". */
  label: string;
  /** Sets the height. */
  className?: string;
}

const star = "m10 1.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z";

/** A rating as stars. */
export function Stars({ count, label, className }: StarsProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${count * 22 - 2} 20`}
      fill="currentColor"
      className={`w-auto text-multe ${className ?? ""}`}
    >
      {Array.from({ length: count }, (_, place) => (
        <path key={place} d={star} transform={`translate(${place * 22} 0)`} />
      ))}
    </svg>
  );
}
