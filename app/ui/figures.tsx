export interface Figure {
  id: string;
  value: string;
  text: string;
}

interface FiguresProps {
  label: string;
  figures: Figure[];
  /** `figure-rows` for rows instead of columns. */
  className?: string;
}

/** Large figures in columns across the page, or in rows next to a text. */
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
