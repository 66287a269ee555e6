import type { ReactNode } from "react";
import type { ClaimId } from "../../content-loader/data/sales-schema.ts";
import { Figures } from "../ui/figures.tsx";
import type { ClaimStrip } from "./claim-figures.server.ts";
import { ExampleMark } from "./example-mark.tsx";

interface ClaimFiguresProps<Id extends ClaimId> {
  strip: ClaimStrip<Id>;
  label: string;
  /** Label of a figure. */
  text: (id: Id) => string;
  /** Source of the figures: a sentence, a link to how they are counted. */
  children?: ReactNode;
  /** Layout, columns by default: `figure-rows` next to a text. */
  className?: string;
}

/** A strip of figures about us with a footnote, marked as examples until proved. */
export function ClaimFigures<Id extends ClaimId>({
  strip,
  label,
  text,
  children,
  className,
}: ClaimFiguresProps<Id>) {
  if (strip.figures.length === 0) return null;
  return (
    <>
      <Figures
        label={label}
        className={className}
        figures={strip.figures.map(({ id, value }) => ({ id, value, text: text(id) }))}
      />
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
