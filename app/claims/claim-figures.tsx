import type { ReactNode } from "react";
import type { ClaimId } from "../../content-loader/data/schema.ts";
import { Figures } from "../ui/figures.tsx";
import type { ClaimStrip } from "./claim-figures.server.ts";
import { ExampleMark } from "./example-mark.tsx";

interface ClaimFiguresProps<Id extends ClaimId> {
  strip: ClaimStrip<Id>;
  label: string;
  /** What a figure counts. */
  text: (id: Id) => string;
  /** Where the figures come from: a sentence, a link to how they are counted. */
  children?: ReactNode;
  /** How they stand, where not as columns: `figure-rows` beside a text, as an argument. */
  className?: string;
}

/** A strip of figures about ourselves with their footnote, marked as examples until they are proved; nothing without figures. */
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
