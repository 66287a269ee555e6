import { type ReactNode, useId } from "react";

interface ControlProps {
  id: string;
  name: string;
  required: boolean;
  "aria-describedby": string | undefined;
  "aria-invalid": boolean | undefined;
}

interface FieldProps {
  /** What the control's value is sent as. */
  name: string;
  label: string;
  hint?: string;
  /** What is wrong with the value, said in place. */
  error?: string;
  required?: boolean;
  className?: string;
  /** The control, given what ties it to its label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

/** A form field: label, control, error and hint, tied together for every reader. */
export function Field({ name, label, hint, error, required = false, className = "", children }: FieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>
        {label}
        {required && <span aria-hidden> *</span>}
      </label>
      {children({
        id,
        name,
        required,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {/* Always there: without scripts the server writes the error into it. */}
      <p id={`${id}-error`} data-problem={name} className="field-error" hidden={!error}>
        {error}
      </p>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
