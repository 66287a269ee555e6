import { type ReactNode, useId } from "react";

interface ControlProps {
  id: string;
  name: string;
  required: boolean;
  "aria-describedby": string | undefined;
  "aria-invalid": boolean | undefined;
}

interface FieldProps {
  /** Name of the control. */
  name: string;
  label: string;
  hint?: string;
  /** Error message. */
  error?: string;
  required?: boolean;
  className?: string;
  /** Renders the control with the props that connect it to label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

/** A form field: connected label, control, error and hint. */
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
      {/* Always rendered: without scripts the server writes the error into it. */}
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
