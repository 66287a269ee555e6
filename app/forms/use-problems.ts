import { type RefObject, useEffect, useRef, useState } from "react";
import type { FieldProblem } from "../../shared/api.ts";

/** What is wrong with each field. */
export type Problems<Field extends string> = Partial<Record<Field, FieldProblem["code"]>>;

/**
 * The problems of a form's fields, and where the focus goes because of them.
 *
 * @param sending whether the form is on its way, its fields disabled
 */
export function useProblems<Field extends string>(form: RefObject<HTMLFormElement | null>, sending: boolean) {
  const [problems, setProblems] = useState<Problems<Field>>({});

  // While the fields were disabled the focus fell to the page; it returns to the first bad field or to the button.
  const wasSending = useRef(false);
  useEffect(() => {
    const ended = wasSending.current && !sending;
    wasSending.current = sending;
    if (ended && document.activeElement === document.body) {
      const bad = form.current?.querySelector<HTMLElement>("[aria-invalid]");
      (bad ?? form.current?.querySelector<HTMLElement>("[type=submit]"))?.focus();
    }
  }, [sending, form]);

  /** Shows what was found, of each field the first problem; nothing when there is none. */
  function show(fields: FieldProblem[]) {
    setProblems(
      Object.fromEntries(fields.toReversed().map(({ field, code }) => [field, code])) as Problems<Field>,
    );
  }

  return {
    problems,
    show,
    /** Shows what was found before anything was sent, and leads to the first of it. */
    refuse(fields: FieldProblem<Field>[]) {
      show(fields);
      const [first] = fields;
      if (first) (form.current?.elements.namedItem(first.field) as HTMLElement | null)?.focus();
    },
    /** A field that is being mended no longer shows its problem. */
    mend(field: Field) {
      if (problems[field]) setProblems((before) => ({ ...before, [field]: undefined }));
    },
  };
}
