import { type ReactNode, useId } from "react";

interface ControlProps {
  id: string;
  required: boolean;
  "aria-describedby": string | undefined;
  "aria-invalid": boolean | undefined;
}

interface FieldProps {
  label: string;
  hint?: string;
  /** What is wrong with the value, said in place. */
  error?: string;
  required?: boolean;
  /** The control, given what ties it to its label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

/** A form field: label, control, hint and error, tied together for every reader. */
export function Field({ label, hint, error, required = false, children }: FieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className="field" data-invalid={error ? true : undefined}>
      <label htmlFor={id}>
        {label}
        {required && <span aria-hidden> *</span>}
      </label>
      {children({
        id,
        required,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
