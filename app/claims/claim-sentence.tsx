import type { ReactNode } from "react";
import type { ClaimId } from "../../content-loader/data/sales-schema.ts";
import { RichText } from "../i18n/rich-text.tsx";
import type { ClaimSentenceFigures } from "./claim-figures.server.ts";
import { ExampleMark } from "./example-mark.tsx";

interface ClaimSentenceProps<Id extends ClaimId> {
  claims: ClaimSentenceFigures<Id>;
  label: string;
  /** The sentence, with its figures in `<b>`. */
  sentence: string;
  /** Source of the figures: a sentence, a link to how they are counted. */
  children: ReactNode;
}

/** Figures about us as a sentence in large type with a footnote, marked as examples until proved. */
export function ClaimSentence<Id extends ClaimId>({
  claims,
  label,
  sentence,
  children,
}: ClaimSentenceProps<Id>) {
  return (
    <section className="wrap" aria-label={label}>
      <p className="figure-sentence">
        <RichText text={sentence} tags={{ b: <b /> }} />
      </p>
      <p className="mt-6 text-fine text-ink-soft">
        {!claims.proved && (
          <>
            <ExampleMark kind="figure" />{" "}
          </>
        )}
        {children}
      </p>
    </section>
  );
}
