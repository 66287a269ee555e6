import type { ReactNode } from "react";
import type { ClaimId } from "../../content-loader/data/sales-schema.ts";
import type { ClaimStrip } from "./claim-figures.server.ts";
import { ExampleMark } from "./example-mark.tsx";

interface ClaimFiguresProps<Id extends ClaimId> {
  strip: ClaimStrip<Id>;
  label: string;
  /** Label of a figure. */
  text: (id: Id) => string;
  /** Source of the figures: a sentence, a link to how they are counted. */
  children?: ReactNode;
}

/** Figures about us in rows next to a text, with a footnote, marked as examples until proved. */
export function ClaimFigures<Id extends ClaimId>({ strip, label, text, children }: ClaimFiguresProps<Id>) {
  if (strip.figures.length === 0) return null;
  return (
    <>
      <section aria-label={label}>
        <dl className="figure-rows">
          {strip.figures.map(({ id, value }) => (
            <div key={id}>
              <dt>{text(id)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p className="mt-4 text-fine text-ink-soft">
        {!strip.proved && (
          <>
            <ExampleMark of="figure" />{" "}
          </>
        )}
        {children}
      </p>
    </>
  );
}
