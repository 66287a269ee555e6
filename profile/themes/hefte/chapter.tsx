import type { ReactNode } from "react";

/** A part of the booklet under its heading. */
export function Chapter({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** A paragraph with its period in the margin, or above on narrow pages. */
interface ParagraphProps {
  when?: string;
  /** Path of the field of `when`. */
  field?: string;
  children: ReactNode;
}

export function Paragraph({ when, field, children }: ParagraphProps) {
  return (
    <div className="paragraph">
      {when && (
        <p className="margin" data-field={field}>
          {when}
        </p>
      )}
      <div className="text">{children}</div>
    </div>
  );
}
