import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { site } from "../../content-loader/data/site.ts";
import { type ContactField, contactFieldNames, contactFormPath } from "../../shared/contact.ts";
import { useLanguage, useTranslation } from "../i18n/language-provider.tsx";
import { LocalLink } from "../i18n/local-link.tsx";
import { RichText } from "../i18n/rich-text.tsx";
import { useNotify } from "../notices/notifications.tsx";
import { AttachmentFields } from "./attachment-fields.tsx";
import { ContactFieldControl } from "./contact-field-control.tsx";
import { HoneypotField, SubmitRow } from "./form-parts.tsx";
import { OrderSummary, type PackageChoice, type PackageSummary, PackageText } from "./order-summary.tsx";
import { type SentMessage, useContactForm } from "./use-contact-form.ts";

/** Functions on another server accept only JSON. */
const acceptsFile = (site.contactApi.functionsUrl as string) === "";

interface ContactFormProps {
  summaries: Record<PackageChoice, PackageSummary>;
  /** Note that choosing a package is not binding. */
  terms: string;
}

/**
 * The contact form, replaced by a receipt once the message is stored. Without scripts it posts to the server. Hydrated,
 * it validates and sends in place, and keeps its values when sending fails.
 */
export function ContactForm(props: ContactFormProps) {
  const { code } = useLanguage();
  const [receipt, setReceipt] = useState<ReactNode>();
  /** Until the receipt is loaded, or when loading fails, the form says that the message was sent. */
  function showReceipt(sent: SentMessage) {
    import("./message-receipt.tsx").then(
      ({ loadReceipt }) => loadReceipt(sent, code, () => setReceipt(undefined)).then(setReceipt, () => {}),
      () => {},
    );
  }
  return receipt ?? <Form {...props} onSent={showReceipt} />;
}

function Form({ summaries, terms, onSent }: ContactFormProps & { onSent: (sent: SentMessage) => void }) {
  const { t } = useTranslation("contact");
  const { t: tErrors } = useTranslation("contactForm");
  const { code: language } = useLanguage();
  const notify = useNotify();
  const form = useRef<HTMLFormElement>(null);
  const { problems, submit, clear, sending, sent, failed, attachments, progress, cancel } = useContactForm(
    form,
    language,
    (id) => summaries[id as PackageChoice]?.label ?? "",
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
  const all = Object.values(summaries);
  usePackageFromUrl(form, summaries);

  function fieldError(field: ContactField): string | undefined {
    const code = problems[field];
    return code && tErrors(`fields.${field}.${code}`);
  }

  return (
    <>
      <h2 className="mb-5 text-title">
        <PackageText texts={[t("form.title"), ...all.map(({ heading }) => heading)]} />
      </h2>
      <OrderSummary summaries={all} terms={terms} />
      <form
        ref={form}
        // Our own validation, here and on the server, replaces the browser's.
        noValidate
        method="post"
        encType="multipart/form-data"
        action={contactFormPath}
        onSubmit={submit}
        aria-busy={sending}
      >
        <fieldset disabled={sending} className="grid gap-5">
          {/* Without scripts the server fills in the error. */}
          <p data-problem="form" hidden className="field-error" />
          <p className="text-fine text-ink-soft">{t("form.required")}</p>
          <input type="hidden" name="lang" value={language} />
          <HoneypotField label={t("form.website")} />
          <div className="grid gap-5 sm:grid-cols-2 md:max-lg:grid-cols-1">
            {contactFieldNames.map((name) => (
              <ContactFieldControl
                key={name}
                name={name}
                error={fieldError(name)}
                onInput={() => clear(name)}
              />
            ))}
            <AttachmentFields attachments={attachments} problems={problems} acceptsFile={acceptsFile} />
          </div>
          <SubmitRow
            label={
              sending ? (
                t("form.sending")
              ) : (
                <PackageText texts={[t("form.send"), ...all.map(({ send }) => send)]} />
              )
            }
            sending={sending}
          >
            <RichText
              text={t("form.privacy")}
              tags={{ privacy: <LocalLink to="/privacy-policy" className="link" /> }}
            />
          </SubmitRow>
          {/* Stays after the toast has closed. */}
          {sent && <p className="tick font-semibold text-fjord">{t("toasts.sent.text")}</p>}
          {failed && <p className="field-error">{t(`toasts.${failed}.text`)}</p>}
        </fieldset>
        {progress !== undefined && <UploadProgress share={progress} onCancel={cancel} />}
      </form>
    </>
  );
}

function UploadProgress({ share, onCancel }: { share: number; onCancel: () => void }) {
  const { t } = useTranslation("contactForm");
  const { locale } = useLanguage();
  const percent = new Intl.NumberFormat(locale, { style: "percent" }).format(share);
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-fine">
      <progress value={share} aria-label={t("attachments.file.label")} className="grow basis-40" />
      <span>{t("attachments.uploading", { percent })}</span>
      <button type="button" className="link min-h-6 cursor-pointer" onClick={onCancel}>
        {t("attachments.cancel")}
      </button>
    </p>
  );
}

/** Moves the fields out from under the toast. When its code cannot be loaded, the toast closes by itself. */
function keepFieldsClear() {
  import("../notices/keep-clear.ts").then(
    ({ keepClearOfToast }) => keepClearOfToast(),
    () => {},
  );
}

/** Selects the URL's package after a client navigation, which runs no inline script. */
function usePackageFromUrl(
  form: RefObject<HTMLFormElement | null>,
  summaries: ContactFormProps["summaries"],
) {
  const { search } = useLocation();
  const isLinkFollowed = useNavigationType() === "PUSH";
  // Before paint, so that the order summary does not appear late.
  useLayoutEffect(() => {
    const select = form.current?.elements.namedItem("package") as HTMLSelectElement | null | undefined;
    const id = new URLSearchParams(search).get("package") ?? "";
    // On first hydration the inline script has run, or the visitor has chosen something else since.
    if (!select || !("hydrated" in document.documentElement.dataset) || !Object.hasOwn(summaries, id)) return;
    // A followed link is a new choice. Going back restores an earlier one.
    if (isLinkFollowed || !select.value) select.value = id;
  }, [search, form, summaries, isLinkFollowed]);
}
