import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { type ContactField, contactFormPath } from "../../contract/contact.ts";
import type { AreaWords } from "../i18n/areas.ts";
import { useLanguage, useTranslation } from "../i18n/language-provider.tsx";
import { LocalLink } from "../i18n/local-link.tsx";
import { RichText } from "../i18n/rich-text.tsx";
import { useNotify } from "../layout/notifications.tsx";
import { Field } from "../ui/field.tsx";
import { SubmitRow, TrapField } from "./form-parts.tsx";
import { useContactForm } from "./use-contact-form.ts";

/** A text for each option of the package select, by the keys that `?package=` may name. */
type PackageTexts = AreaWords["contact"]["form"]["packages"];

/**
 * The contact form. It is an ordinary form that posts to the server; once the page is alive it checks, sends and
 * reports in place. What was typed stays when sending fails and is cleared when the message is stored.
 *
 * @param packages what the package select sends, in any language
 */
export function ContactForm({ packages }: { packages: PackageTexts }) {
  const { t } = useTranslation("contact");
  const { t: tErrors } = useTranslation("contactErrors");
  const { code: language } = useLanguage();
  const notify = useNotify();
  const form = useRef<HTMLFormElement>(null);
  const { problems, submit, mend, sending, sent, failed } = useContactForm(form, language, (outcome) =>
    notify({
      kind: outcome === "sent" ? "success" : "destructive",
      title: t(`toasts.${outcome}.title`),
      text: t(`toasts.${outcome}.text`),
    }),
  );
  usePackageFromAddress(form, packages);

  function errorOf(field: ContactField): string | undefined {
    const code = problems[field];
    return code && tErrors(`${field}.${code}`);
  }

  return (
    <form
      ref={form}
      data-wakes="query"
      method="post"
      action={contactFormPath}
      onSubmit={submit}
      aria-busy={sending}
    >
      <fieldset disabled={sending} className="grid gap-5">
        {/* Without scripts the server says here what became of the message. */}
        <p data-problem="form" hidden className="field-error" />
        <p className="text-fine text-ink-soft">{t("form.required")}</p>
        <input type="hidden" name="lang" value={language} />
        <TrapField label={t("form.website")} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field name="name" label={t("form.name")} required error={errorOf("name")}>
            {(control) => <input {...control} type="text" autoComplete="name" onInput={() => mend("name")} />}
          </Field>
          <Field name="email" label={t("form.email")} required error={errorOf("email")}>
            {(control) => (
              <input {...control} type="email" autoComplete="email" onInput={() => mend("email")} />
            )}
          </Field>
        </div>
        <Field name="package" label={t("form.package")} error={errorOf("package")}>
          {(control) => (
            <select {...control} onInput={() => mend("package")}>
              <option value="">{t("form.packageNone")}</option>
              {(Object.keys(packages) as (keyof PackageTexts)[]).map((key) => (
                <option key={key} value={packages[key]}>
                  {t(`form.packages.${key}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          name="message"
          label={t("form.message")}
          hint={t("form.messageHint")}
          required
          error={errorOf("message")}
        >
          {(control) => <textarea {...control} rows={6} onInput={() => mend("message")} />}
        </Field>
        <SubmitRow label={sending ? t("form.sending") : t("form.send")} sending={sending}>
          <RichText
            text={t("form.privacy")}
            tags={{ privacy: <LocalLink to="/privacy-policy" className="link" /> }}
          />
        </SubmitRow>
        {/* Announced as a toast; here it stays for those who read slowly or look elsewhere. */}
        {sent && <p className="tick font-semibold text-fjord">{t("toasts.sent.text")}</p>}
        {failed && <p className="field-error">{t(`toasts.${failed}.text`)}</p>}
      </fieldset>
    </form>
  );
}

/** `?package=pro` chooses that package. Done when the page is alive: the prerendered page knows no query. */
function usePackageFromAddress(form: RefObject<HTMLFormElement | null>, packages: PackageTexts) {
  const { search } = useLocation();
  const followed = useNavigationType() === "PUSH";
  useEffect(() => {
    const key = new URLSearchParams(search).get("package") ?? "";
    const select = form.current?.elements.namedItem("package") as HTMLSelectElement | null | undefined;
    // What was chosen before the page woke, or before it was left, stays chosen; a link with another one is a new choice.
    if (!select || (select.value && !followed) || !Object.hasOwn(packages, key)) return;
    select.value = packages[key as keyof PackageTexts];
  }, [search, form, packages, followed]);
}
