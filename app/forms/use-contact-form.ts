import { type FormEvent, type RefObject, useLayoutEffect } from "react";
import {
  type ContactCall,
  type ContactField,
  type ContactValue,
  checkContact,
  contactFunctionPath,
} from "../../shared/contact.ts";
import { trapField } from "../../shared/form-fields.ts";
import type { LanguageCode } from "../i18n/languages.ts";
import { contactDraft } from "./form-draft.ts";
import type { FunctionError } from "./invoke-function.ts";
import { useFieldProblems } from "./use-field-problems.ts";
import { useFunction } from "./use-function.ts";
import { useIdempotencyKey } from "./use-idempotency-key.ts";

/** How an attempt to send ended. Each has its own toast. */
export type Outcome = "missing" | "invalid" | "sent" | "failed" | "limited";

/**
 * The behaviour of the contact form: validate, send, report.
 *
 * @param packageLabel gives the label under which the call names a package
 * @param onOutcome called once per attempt, after the fields show their problems
 * @param onSent called with what was stored
 */
export function useContactForm(
  form: RefObject<HTMLFormElement | null>,
  language: LanguageCode,
  packageLabel: (id: string) => string,
  onOutcome: (outcome: Outcome) => void,
  onSent: (sent: ContactValue) => void,
) {
  const attempt = useIdempotencyKey();
  const { mutate, isPending, isSuccess, error, reset } = useFunction({
    onSuccess({ body: { packageId, ...body } }) {
      contactDraft.set(undefined);
      form.current?.reset();
      attempt.forget();
      onOutcome("sent");
      onSent({ ...body, package: packageId } as ContactValue);
    },
    onError(error) {
      console.warn(error.message);
      show(error.fields);
      onOutcome(failureOf(error));
    },
  });
  const { problems, show, refuse, mend } = useFieldProblems<ContactField>(form, isPending);

  // A layout effect: it restores the draft before the package of the URL is selected.
  useLayoutEffect(() => {
    const node = form.current as HTMLFormElement;
    // Our own validation replaces the browser's.
    node.noValidate = true;
    const fields = [
      ...node.querySelectorAll<HTMLInputElement>(":is(input:not([type=hidden]), select, textarea)"),
    ];
    const keep = () =>
      contactDraft.set(
        fields.some(({ value }) => value)
          ? fields.map(({ name, value }): [string, string] => [name, value])
          : undefined,
      );
    for (const [name, value] of contactDraft.get() ?? []) {
      const field = fields.find((each) => each.name === name);
      // A value that the browser restored, or that was typed before hydration, is newer.
      if (field && !field.value) field.value = value;
    }
    keep();
    node.addEventListener("input", keep);
    return () => node.removeEventListener("input", keep);
  }, [form]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const check = checkContact(typed);
    if (!check.ok) {
      reset();
      refuse(check.fields);
      onOutcome(check.fields.some(({ code }) => code === "required") ? "missing" : "invalid");
      return;
    }
    show([]);
    const { package: packageId } = check.value;
    const call: ContactCall = {
      ...check.value,
      package: packageLabel(packageId),
      packageId,
      lang: language,
    };
    const body = { ...call, [trapField]: typed[trapField] ?? "" };
    mutate({ path: contactFunctionPath, body, idempotencyKey: attempt.keyOf(body) });
  }

  // Problems of fields are shown at the fields.
  const failed = error && error.fields.length === 0 ? failureOf(error) : undefined;
  return { problems, submit, mend, sending: isPending, sent: isSuccess, failed };
}

function failureOf({ code, fields }: FunctionError): Outcome {
  return code === "rate_limited" ? "limited" : fields.length > 0 ? "invalid" : "failed";
}
