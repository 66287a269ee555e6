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

/** A paragraph with its time in the margin; on narrow pages it stands above. */
export function Paragraph({ when, children }: { when?: string; children: ReactNode }) {
  return (
    <div className="paragraph">
      {when && <p className="margin">{when}</p>}
      <div className="text">{children}</div>
    </div>
  );
}
