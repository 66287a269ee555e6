import type { ReactNode } from "react";
import { honeypotField } from "../../shared/form-fields.ts";

/** The hidden field that only bots fill in. */
export function HoneypotField({ label }: { label: string }) {
  return (
    <p className="sr-only" aria-hidden>
      <label>
        {label}
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}

interface SubmitRowProps {
  /** Current label of the button. */
  label: ReactNode;
  sending: boolean;
  /** Privacy note. */
  children: ReactNode;
}

/** The end of a form: submit button and privacy note. */
export function SubmitRow({ label, sending, children }: SubmitRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <button type="submit" className="btn btn-primary sm:min-w-44">
        {sending && <span aria-hidden className="spinner" />}
        {label}
      </button>
      <p className="text-fine text-ink-soft">{children}</p>
    </div>
  );
}
