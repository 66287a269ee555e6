import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { FieldProblem } from "../../contract/api.ts";
import { type ContactField, checkContact, contactFunctionPath } from "../../contract/contact.ts";
import type { LanguageCode } from "../i18n/languages.ts";
import type { FunctionError } from "./invoke-function.ts";
import { useFunction } from "./use-function.ts";

export type Problems = Partial<Record<ContactField, FieldProblem["code"]>>;

/** How an attempt to send ended; each has a toast of its own. */
export type Outcome = "missing" | "invalid" | "sent" | "failed" | "limited";

/**
 * Check, send, report: the behaviour of the contact form, without its looks.
 *
 * @param onOutcome told once per attempt, after the fields show what it was about
 */
export function useContactForm(
  form: RefObject<HTMLFormElement | null>,
  language: LanguageCode,
  onOutcome: (outcome: Outcome) => void,
) {
  const [problems, setProblems] = useState<Problems>({});
  const attempt = useRef({ words: "", key: "" });
  const { mutate, isPending, isSuccess, error } = useFunction();

  // While the fields were disabled the focus fell to the page; it returns to the first bad field or to the button.
  const wasPending = useRef(false);
  useEffect(() => {
    const ended = wasPending.current && !isPending;
    wasPending.current = isPending;
    if (ended && document.activeElement === document.body) {
      const bad = form.current?.querySelector<HTMLElement>("[aria-invalid]");
      (bad ?? form.current?.querySelector<HTMLElement>("[type=submit]"))?.focus();
    }
  }, [isPending, form]);

  function show(fields: FieldProblem<ContactField>[]) {
    setProblems(Object.fromEntries(fields.toReversed().map(({ field, code }) => [field, code])));
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const check = checkContact(typed);
    if (!check.ok) {
      show(check.fields);
      const first = check.fields[0]?.field;
      if (first) (event.currentTarget.elements.namedItem(first) as HTMLElement | null)?.focus();
      onOutcome(check.fields.some(({ code }) => code === "required") ? "missing" : "invalid");
      return;
    }
    setProblems({});
    const body = { ...check.value, lang: language, website: typed.website ?? "" };
    // The same words sent again after a failure are the same message and keep their key.
    const words = JSON.stringify(body);
    if (attempt.current.words !== words) attempt.current = { words, key: crypto.randomUUID() };
    mutate(
      { path: contactFunctionPath, body, idempotencyKey: attempt.current.key },
      {
        onSuccess() {
          form.current?.reset();
          attempt.current = { words: "", key: "" };
          onOutcome("sent");
        },
        onError(error) {
          console.warn(error.message);
          show(error.fields as FieldProblem<ContactField>[]);
          onOutcome(failureOf(error));
        },
      },
    );
  }

  /** A field that is being mended no longer shows its problem. */
  function mend(field: ContactField) {
    if (problems[field]) setProblems(({ [field]: _mended, ...others }) => others);
  }

  // The fields say themselves what is wrong with them.
  const failed = error && error.fields.length === 0 ? failureOf(error) : undefined;
  return { problems, submit, mend, sending: isPending, sent: isSuccess, failed };
}

function failureOf({ code, fields }: FunctionError): Outcome {
  return code === "rate_limited" ? "limited" : fields.length > 0 ? "invalid" : "failed";
}
