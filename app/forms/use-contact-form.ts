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
import { trapField } from "../../shared/form-fields.ts";
import type { LanguageCode } from "../i18n/languages.ts";
import { contactDraft, type HandedOverDraft } from "./form-draft.ts";
import type { FunctionError } from "./function-call.ts";
import { useAttachments } from "./use-attachments.ts";
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
  onSent: (sent: SentMessage) => void,
) {
  const attachments = useAttachments(form);
  const [share, setShare] = useState(0);
  const cancelling = useRef<AbortController>(undefined);
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

  // A layout effect: it restores the draft before the package of the URL is selected.
  useLayoutEffect(() => {
    const node = form.current as HTMLFormElement;
    const fields = [
      ...node.querySelectorAll<HTMLInputElement>(
        ":is(input:not([type=hidden], [type=file]), select, textarea)",
      ),
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
    const { file, fileProblem, draft } = attachments;
    if (!check.ok || fileProblem) {
      const wrong: FieldProblem<ContactField | "file">[] = check.ok ? [] : [...check.fields];
      if (fileProblem) wrong.push({ field: "file", code: fileProblem });
      reset();
      reject(wrong);
      onOutcome(wrong.some(({ code }) => code === "required") ? "missing" : "invalid");
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
      [trapField]: typed[trapField] ?? "",
      ...(draft && { [draftField]: draft.json }),
    };
    const idempotencyKey = attempt.keyFor({ body, file: file && [file.name, file.size, file.lastModified] });
    setShare(0);
    cancelling.current = new AbortController();
    const upload = file && { file, onProgress: setShare, signal: cancelling.current.signal };
    mutate({ path: contactFunctionPath, body, idempotencyKey, ...(upload && { upload }) });
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
    /** The share of the upload that has been sent, undefined when no file is on its way. */
    progress: isPending && attachments.file ? share : undefined,
    cancel: () => cancelling.current?.abort(),
  };
}

export interface SentMessage extends ContactValue {
  /** The name of the file that came with it, and the draft of the preview. */
  files: (string | HandedOverDraft)[];
  /** The server had no storage space for them. */
  withoutAttachments: boolean;
}

function toOutcome({ code, fields }: FunctionError): Outcome {
  return code === "rate_limited" ? "limited" : fields.length > 0 ? "invalid" : "failed";
}
