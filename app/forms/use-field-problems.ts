import { type RefObject, useEffect, useRef, useState } from "react";
import type { FieldProblem } from "../../shared/api.ts";

/** The problem of each field. */
export type Problems<Field extends string> = Partial<Record<Field, FieldProblem["code"]>>;

/**
 * Holds the problems of a form's fields and moves the focus to them.
 *
 * @param sending whether the form is being sent and its fields are disabled
 */
export function useFieldProblems<Field extends string>(
  form: RefObject<HTMLFormElement | null>,
  sending: boolean,
) {
  const [problems, setProblems] = useState<Problems<Field>>({});

  // Disabling the fields moved the focus to the body. It returns to the first invalid field or to the button.
  const wasSending = useRef(false);
  useEffect(() => {
    const ended = wasSending.current && !sending;
    wasSending.current = sending;
    if (ended && document.activeElement === document.body) {
      const bad = form.current?.querySelector<HTMLElement>("[aria-invalid]");
      (bad ?? form.current?.querySelector<HTMLElement>("[type=submit]"))?.focus();
    }
  }, [sending, form]);

  /** Shows the first problem of each field. */
  function show(fields: FieldProblem[]) {
    setProblems(
      Object.fromEntries(fields.toReversed().map(({ field, code }) => [field, code])) as Problems<Field>,
    );
  }

  return {
    problems,
    show,
    /** Shows the problems and focuses the first field that has one. */
    reject(fields: FieldProblem<Field>[]) {
      show(fields);
      const [first] = fields;
      if (first) (form.current?.elements.namedItem(first.field) as HTMLElement | null)?.focus();
    },
    /** Clears the problem of a field that is being corrected. */
    clear(field: Field) {
      if (problems[field]) setProblems((before) => ({ ...before, [field]: undefined }));
    },
  };
}
