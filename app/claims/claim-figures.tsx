import type { ReactNode } from "react";
import type { ClaimId } from "../../content-loader/data/sales-schema.ts";
import type { ClaimSet } from "./claim-figures.server.ts";
import { ExampleMark } from "./example-mark.tsx";

interface ClaimFiguresProps<Id extends ClaimId> {
  set: ClaimSet<Id>;
  label: string;
  /** Label of a figure. */
  text: (id: Id) => string;
  /** Source of the figures: a sentence, a link to how they are counted. */
  children?: ReactNode;
}

/** Figures about us in rows next to a text, with a footnote, marked as examples until proved. */
export function ClaimFigures<Id extends ClaimId>({ set, label, text, children }: ClaimFiguresProps<Id>) {
  if (set.figures.length === 0) return null;
  return (
    <>
      <section aria-label={label}>
        <dl className="figure-rows">
          {set.figures.map(({ id, value }) => (
            <div key={id}>
              <dt>{text(id)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p className="mt-4 text-fine text-ink-soft">
        {!set.proved && (
          <>
            <ExampleMark kind="figure" />{" "}
          </>
        )}
        {children}
      </p>
    </>
  );
}
