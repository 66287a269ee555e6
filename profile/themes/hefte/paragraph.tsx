import type { ReactNode } from "react";

interface ParagraphProps {
  when?: string;
  /** Field path of `when`. */
  field?: string;
  children: ReactNode;
}

/** A paragraph with its period in the margin, or above it on narrow pages. */
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
