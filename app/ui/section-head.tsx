import type { ReactNode } from "react";

/** A section's header: heading left, a short text or a link right. */
export function SectionHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="mb-10 grid items-end gap-x-12 gap-y-4 md:mb-12 md:grid-cols-2">
      <h2 className="max-w-[8.3em]">{title}</h2>
      {children && <div className="max-w-[28.1em] text-ink-soft">{children}</div>}
    </div>
  );
}
