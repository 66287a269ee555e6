import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { FieldProblem } from "../../shared/api.ts";
import { draftField } from "../../shared/attachments.ts";
import {
  type ContactCall,
  type ContactField,
  type ContactValue,
  checkContact,
  contactFunctionPath,
} from "../../shared/contact.ts";
import { honeypotField } from "../../shared/form-fields.ts";
import type { LanguageCode } from "../i18n/languages.ts";
import { contactDraft, type HandedOverDraft } from "./form-draft.ts";
import type { FunctionError } from "./function-call.ts";
import { useAttachments } from "./use-attachments.ts";
import { useFieldProblems } from "./use-field-problems.ts";
import { useFunction } from "./use-function.ts";
import { useIdempotencyKey } from "./use-idempotency-key.ts";

/** The result of an attempt to send. Each has its own toast. */
export type Outcome = "missing" | "invalid" | "sent" | "failed" | "limited";

/**
 * Validates and sends the contact form.
 *
 * @param packageLabel returns the label of a package for the request
 * @param onOutcome called once per attempt, after the fields show their problems
 * @param onSent called with the stored message
 */
export function useContactForm(
  form: RefObject<HTMLFormElement | null>,
  language: LanguageCode,
  packageLabel: (id: string) => string,
  onOutcome: (outcome: Outcome) => void,
  onSent: (sent: SentMessage) => void,
) {
  const attachments = useAttachments(form);
  const [share, setShare] = useState(0);
  const abortController = useRef<AbortController>(undefined);
  const attempt = useIdempotencyKey();
  const { mutate, isPending, isSuccess, error, reset } = useFunction({
    onSuccess({ body: { packageId, ...body }, upload }, { withoutAttachments = false }) {
      contactDraft.set(undefined);
      form.current?.reset();
      attachments.removeDraft();
      attachments.readInput();
      attempt.forget();
      onOutcome("sent");
      const files = [upload?.file.name, attachments.draft].filter((item) => item !== undefined);
      onSent({ ...(body as ContactValue), package: packageId ?? "", files, withoutAttachments });
    },
    onError(error) {
      console.warn(error.message);
      show(error.fields);
      onOutcome(toOutcome(error));
    },
  });
  const { problems, show, reject, clear } = useFieldProblems<ContactField | "file" | "draft">(
    form,
    isPending,
  );

  // A layout effect, because it must restore the draft before the URL's package is selected.
  useLayoutEffect(() => {
    const node = form.current as HTMLFormElement;
    const fields = [
      ...node.querySelectorAll<HTMLInputElement>(
        ":is(input:not([type=hidden], [type=file]), select, textarea)",
      ),
    ];
    const saveDraft = () =>
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
    saveDraft();
    node.addEventListener("input", saveDraft);
    return () => node.removeEventListener("input", saveDraft);
  }, [form]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const check = checkContact(typed);
    const { file, fileProblem, draft } = attachments;
    if (!check.ok || fileProblem) {
      const invalid: FieldProblem<ContactField | "file">[] = check.ok ? [] : [...check.fields];
      if (fileProblem) invalid.push({ field: "file", code: fileProblem });
      reset();
      reject(invalid);
      onOutcome(invalid.some(({ code }) => code === "required") ? "missing" : "invalid");
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
    const body = {
      ...call,
      [honeypotField]: typed[honeypotField] ?? "",
      ...(draft && { [draftField]: draft.json }),
    };
    const idempotencyKey = attempt.keyFor({ body, file: file && [file.name, file.size, file.lastModified] });
    setShare(0);
    abortController.current = new AbortController();
    const upload = file && { file, onProgress: setShare, signal: abortController.current.signal };
    mutate({ path: contactFunctionPath, body, idempotencyKey, upload });
  }

  // Problems of fields are shown at the fields.
  const failed = error && error.fields.length === 0 ? toOutcome(error) : undefined;
  return {
    problems,
    submit,
    clear,
    sending: isPending,
    sent: isSuccess,
    failed,
    attachments,
    /** The uploaded share, 0 to 1; undefined when no file is being sent. */
    progress: isPending && attachments.file ? share : undefined,
    cancel: () => abortController.current?.abort(),
  };
}

export interface SentMessage extends ContactValue {
  /** The name of the attached file, and the draft of the preview. */
  files: (string | HandedOverDraft)[];
  /** Whether the server stored the message without them. */
  withoutAttachments: boolean;
}

function toOutcome({ code, fields }: FunctionError): Outcome {
  return code === "rate_limited" ? "limited" : fields.length > 0 ? "invalid" : "failed";
}
