export interface Figure {
  id: string;
  value: string;
  text: string;
}

interface FiguresProps {
  label: string;
  figures: Figure[];
  /** `figure-rows` where they stand one below the other, each in front of what it counts, and not as columns. */
  className?: string;
}

/** Figures as large numerals: on hairline columns across the page, or as rows beside a text. */
export function Figures({ label, figures, className = "figures" }: FiguresProps) {
  return (
    <section aria-label={label}>
      <dl className={className}>
        {figures.map(({ id, value, text }) => (
          <div key={id}>
            <dt>{text}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
