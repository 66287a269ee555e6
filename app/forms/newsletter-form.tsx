import { type FormEvent, useEffect, useRef, useState } from "react";
import { parseEmail } from "../../shared/email.ts";
import { honeypotField } from "../../shared/form-fields.ts";
import { newsletterFormPath, newsletterFunctionPath } from "../../shared/newsletter.ts";
import { useLanguage, useTranslation } from "../i18n/language-provider.tsx";
import { Field } from "../ui/field.tsx";
import { useFunction } from "./use-function.ts";

/** The newsletter form: a plain form, which once hydrated responds in place. The address is confirmed by e-mail. */
export function NewsletterForm() {
  const { t } = useTranslation("subscribe");
  const { code: language } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [invalid, setInvalid] = useState(false);
  const { mutate, isPending, isSuccess, error } = useFunction({ onSuccess: () => form.current?.reset() });
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const email = parseEmail(typed.email ?? "");
    setInvalid(!email);
    if (!email) {
      (event.currentTarget.elements.namedItem("email") as HTMLElement | null)?.focus();
      return;
    }
    const body = { email, lang: language, [honeypotField]: typed[honeypotField] ?? "" };
    mutate({ path: newsletterFunctionPath, body });
  }

  const failure = error && (error.code === "rate_limited" ? t("rate_limited") : t("failed"));
  return (
    <form ref={form} method="post" action={newsletterFormPath} onSubmit={submit} aria-busy={isPending}>
      <fieldset disabled={isPending}>
        <input type="hidden" name="lang" value={language} />
        <p className="sr-only" aria-hidden>
          {/* Honeypot. */}
          <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
        </p>
        <Field name="email" label={t("label")} required error={invalid ? t("invalid") : undefined}>
          {(control) => (
            <div className="flex flex-wrap gap-3">
              <input
                {...control}
                type="email"
                autoComplete="email"
                onInput={() => setInvalid(false)}
                className="grow basis-52"
              />
              <button type="submit" className="btn btn-ghost min-h-12">
                {isPending ? t("sending") : t("button")}
              </button>
            </div>
          )}
        </Field>
      </fieldset>
      <p role="status" className={`mt-2 text-fine font-semibold ${failure ? "text-danger" : "text-fjord"}`}>
        {isSuccess && t("done")}
        {failure}
      </p>
    </form>
  );
}
