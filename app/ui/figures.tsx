export interface Figure {
  id: string;
  value: string;
  text: string;
}

/** Figures as large numerals on hairline columns. */
export function Figures({ label, figures }: { label: string; figures: Figure[] }) {
  return (
    <section aria-label={label}>
      <dl className="figures">
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
