import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { type ContactField, type ContactValue, contactFormPath } from "../../contract/contact.ts";
import { useLanguage, useTranslation } from "../i18n/language-provider.tsx";
import { LocalLink } from "../i18n/local-link.tsx";
import { RichText } from "../i18n/rich-text.tsx";
import { useNotify } from "../notices/notifications.tsx";
import { Field } from "../ui/field.tsx";
import { SubmitRow, TrapField } from "./form-parts.tsx";
import { type Choice, PackageSlip, type Slip } from "./slip.tsx";
import { useContactForm } from "./use-contact-form.ts";

interface ContactFormProps {
  /** What each choice of the package select comes to. */
  slips: Record<Choice, Slip>;
  /** That choosing binds to nothing. */
  none: string;
}

/**
 * The contact form under its heading, and in its place a receipt once the message is stored. It is an ordinary form that
 * posts to the server; once the page is alive it checks, sends and reports in place. What was typed stays when sending
 * fails.
 */
export function ContactForm(props: ContactFormProps) {
  const { code } = useLanguage();
  const [receipt, setReceipt] = useState<ReactNode>();
  /** Until the receipt's code has come, and where it does not come, the form says that the message was sent. */
  function show(sent: ContactValue) {
    import("./message-receipt.tsx").then(
      ({ receiptOf }) => receiptOf(sent, code, () => setReceipt(undefined)).then(setReceipt, () => {}),
      () => {},
    );
  }
  return receipt ?? <Form {...props} onSent={show} />;
}

function Form({ slips, none, onSent }: ContactFormProps & { onSent: (sent: ContactValue) => void }) {
  const { t } = useTranslation("contact");
  const { t: tErrors } = useTranslation("contactErrors");
  const { code: language } = useLanguage();
  const notify = useNotify();
  const form = useRef<HTMLFormElement>(null);
  const { problems, submit, mend, sending, sent, failed } = useContactForm(
    form,
    language,
    (outcome) => {
      notify({
        kind: outcome === "sent" ? "success" : "destructive",
        title: t(`toasts.${outcome}.title`),
        text: t(`toasts.${outcome}.text`),
      });
      if (outcome !== "sent") keepFieldsClear();
    },
    onSent,
  );
  const [chosen, setChosen] = usePackage(form, slips);
  const slip = Object.values(slips).find(({ value }) => value === chosen);

  function errorOf(field: ContactField): string | undefined {
    const code = problems[field];
    return code && tErrors(`${field}.${code}`);
  }

  return (
    <>
      <h2 className="mb-5 text-title">{slip?.heading ?? t("form.title")}</h2>
      {slip && <PackageSlip rows={slip.rows} none={none} />}
      <form
        ref={form}
        data-wakes="query"
        method="post"
        action={contactFormPath}
        onSubmit={submit}
        onReset={() => setChosen("")}
        aria-busy={sending}
      >
        <fieldset disabled={sending} className="grid gap-5">
          {/* Without scripts the server says here what became of the message. */}
          <p data-problem="form" hidden className="field-error" />
          <p className="text-fine text-ink-soft">{t("form.required")}</p>
          <input type="hidden" name="lang" value={language} />
          <TrapField label={t("form.website")} />
          <div className="grid gap-5 sm:grid-cols-2 md:max-lg:grid-cols-1">
            <Field name="name" label={t("form.name")} required error={errorOf("name")}>
              {(control) => (
                <input {...control} type="text" autoComplete="name" onInput={() => mend("name")} />
              )}
            </Field>
            <Field name="email" label={t("form.email")} required error={errorOf("email")}>
              {(control) => (
                <input {...control} type="email" autoComplete="email" onInput={() => mend("email")} />
              )}
            </Field>
          </div>
          <Field name="package" label={t("form.package")} error={errorOf("package")}>
            {(control) => (
              <select
                {...control}
                onInput={({ currentTarget }) => {
                  mend("package");
                  setChosen(currentTarget.value);
                }}
              >
                <option value="">{t("form.packageNone")}</option>
                {(Object.keys(slips) as Choice[]).map((key) => (
                  <option key={key} value={slips[key].value}>
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
            {(control) => <textarea {...control} rows={5} onInput={() => mend("message")} />}
          </Field>
          <SubmitRow label={sending ? t("form.sending") : (slip?.send ?? t("form.send"))} sending={sending}>
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
    </>
  );
}

/** A toast tells of the fields and must not lie on them. Where the code does not come, it still goes by itself. */
function keepFieldsClear() {
  import("../notices/keep-clear.ts").then(
    ({ keepClearOfToast }) => keepClearOfToast(),
    () => {},
  );
}

/**
 * What stands in the package select. `?package=pro` chooses that package. Done when the page is alive: the prerendered page
 * knows no query, and the browser may have put back what was chosen before.
 */
function usePackage(form: RefObject<HTMLFormElement | null>, slips: ContactFormProps["slips"]) {
  const { search } = useLocation();
  const followed = useNavigationType() === "PUSH";
  const [chosen, setChosen] = useState("");
  useEffect(() => {
    const key = new URLSearchParams(search).get("package") ?? "";
    const select = form.current?.elements.namedItem("package") as HTMLSelectElement | null | undefined;
    if (!select) return;
    // What was chosen before the page woke, or before it was left, stays chosen; a link with another one is a new choice.
    if ((followed || !select.value) && Object.hasOwn(slips, key)) select.value = slips[key as Choice].value;
    setChosen(select.value);
  }, [search, form, slips, followed]);
  return [chosen, setChosen] as const;
}
