import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import {
  type ContactField,
  type ContactValue,
  contactFieldNames,
  contactFormPath,
} from "../../shared/contact.ts";
import { useLanguage, useTranslation } from "../i18n/language-provider.tsx";
import { LocalLink } from "../i18n/local-link.tsx";
import { RichText } from "../i18n/rich-text.tsx";
import { useNotify } from "../notices/notifications.tsx";
import { ContactFieldControl } from "./contact-field-control.tsx";
import { SubmitRow, TrapField } from "./form-parts.tsx";
import { type Choice, PackageSlip, type Slip, WordsOfChoice } from "./slip.tsx";
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
  const { t: tErrors } = useTranslation("contactForm");
  const { code: language } = useLanguage();
  const notify = useNotify();
  const form = useRef<HTMLFormElement>(null);
  const { problems, submit, mend, sending, sent, failed } = useContactForm(
    form,
    language,
    (id) => slips[id as Choice]?.value ?? "",
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
  const all = Object.values(slips);
  usePackage(form, slips);

  function errorOf(field: ContactField): string | undefined {
    const code = problems[field];
    return code && tErrors(`fields.${field}.${code}`);
  }

  return (
    <>
      <h2 className="mb-5 text-title">
        <WordsOfChoice words={[t("form.title"), ...all.map(({ heading }) => heading)]} />
      </h2>
      <PackageSlip slips={all} none={none} />
      <form ref={form} method="post" action={contactFormPath} onSubmit={submit} aria-busy={sending}>
        <fieldset disabled={sending} className="grid gap-5">
          {/* Without scripts the server says here what became of the message. */}
          <p data-problem="form" hidden className="field-error" />
          <p className="text-fine text-ink-soft">{t("form.required")}</p>
          <input type="hidden" name="lang" value={language} />
          <TrapField label={t("form.website")} />
          <div className="grid gap-5 sm:grid-cols-2 md:max-lg:grid-cols-1">
            {contactFieldNames.map((name) => (
              <ContactFieldControl key={name} name={name} error={errorOf(name)} onInput={() => mend(name)} />
            ))}
          </div>
          <SubmitRow
            label={
              sending ? (
                t("form.sending")
              ) : (
                <WordsOfChoice words={[t("form.send"), ...all.map(({ send }) => send)]} />
              )
            }
            sending={sending}
          >
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

/** Chooses the package that the address names once more where a link within the site led here: no script of the page ran. */
function usePackage(form: RefObject<HTMLFormElement | null>, slips: ContactFormProps["slips"]) {
  const { search } = useLocation();
  const followed = useNavigationType() === "PUSH";
  // Before the page is painted: its slip stands there from the beginning, as where a document is loaded.
  useLayoutEffect(() => {
    const select = form.current?.elements.namedItem("package") as HTMLSelectElement | null | undefined;
    const key = new URLSearchParams(search).get("package") ?? "";
    // A page that wakes has it chosen already, or the visitor has chosen something else since.
    if (!select || !("awake" in document.documentElement.dataset) || !Object.hasOwn(slips, key)) return;
    // A link with another package is a new choice; who comes back has chosen.
    if (followed || !select.value) select.value = key;
  }, [search, form, slips, followed]);
}
