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
import type { FunctionError } from "./invoke-function.ts";
import { contactWords } from "./kept-words.ts";
import { useAttemptKey } from "./use-attempt-key.ts";
import { useFunction } from "./use-function.ts";
import { useProblems } from "./use-problems.ts";

/** How an attempt to send ended; each has a toast of its own. */
export type Outcome = "missing" | "invalid" | "sent" | "failed" | "limited";

/**
 * Check, send, report: the behaviour of the contact form, without its looks.
 *
 * @param packageLabel gives the label under which the call names a package
 * @param onOutcome told once per attempt, after the fields show what it was about
 * @param onSent given what was stored
 */
export function useContactForm(
  form: RefObject<HTMLFormElement | null>,
  language: LanguageCode,
  packageLabel: (id: string) => string,
  onOutcome: (outcome: Outcome) => void,
  onSent: (sent: ContactValue) => void,
) {
  const attempt = useAttemptKey();
  const { mutate, isPending, isSuccess, error, reset } = useFunction({
    onSuccess({ body: { packageId, ...body } }) {
      contactWords.set(undefined);
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
  const { problems, show, refuse, mend } = useProblems<ContactField>(form, isPending);

  // Before a package in the address is chosen, and in the same step in which the form goes: an answer that comes a moment
  // later then finds its words here.
  useLayoutEffect(() => {
    const node = form.current as HTMLFormElement;
    // Without scripts the browser checks the fields; with them we do, and say it better.
    node.noValidate = true;
    const fields = [
      ...node.querySelectorAll<HTMLInputElement>(":is(input:not([type=hidden]), select, textarea)"),
    ];
    const keep = () =>
      contactWords.set(
        fields.some(({ value }) => value)
          ? fields.map(({ name, value }): [string, string] => [name, value])
          : undefined,
      );
    for (const [name, value] of contactWords.get() ?? []) {
      const field = fields.find((each) => each.name === name);
      // What the browser has put back, or the visitor typed before the page came alive, is newer.
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

  // The fields say themselves what is wrong with them.
  const failed = error && error.fields.length === 0 ? failureOf(error) : undefined;
  return { problems, submit, mend, sending: isPending, sent: isSuccess, failed };
}

function failureOf({ code, fields }: FunctionError): Outcome {
  return code === "rate_limited" ? "limited" : fields.length > 0 ? "invalid" : "failed";
}
