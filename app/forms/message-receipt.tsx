import { Fragment, type ReactElement, useEffect, useRef } from "react";
import { contactFieldNames, contactFields } from "../../shared/contact.ts";
import { LanguageProvider, useTranslation } from "../i18n/language-provider.tsx";
import type { LanguageCode } from "../i18n/languages.ts";
import { RichText } from "../i18n/rich-text.tsx";
import { focusClearOfToast } from "../notices/keep-clear.ts";
import { DraftPicture, useDraftName } from "./draft-item.tsx";
import { fetchLazyNamespaces } from "./lazy-namespaces.ts";
import type { PackageChoice } from "./order-summary.tsx";
import type { SentMessage } from "./use-contact-form.ts";

interface MessageReceiptProps {
  sent: SentMessage;
  /** Called when the visitor wants to write another message. */
  onAgain: () => void;
}

/**
 * The receipt that replaces the form: what was sent, and what happens next.
 * @throws when its translations cannot be fetched
 */
export async function loadReceipt(
  sent: SentMessage,
  code: LanguageCode,
  onAgain: () => void,
): Promise<ReactElement> {
  return (
    <LanguageProvider code={code} translations={await fetchLazyNamespaces(code)}>
      <MessageReceipt sent={sent} onAgain={onAgain} />
    </LanguageProvider>
  );
}

function MessageReceipt({ sent, onAgain }: MessageReceiptProps) {
  const { t } = useTranslation("receipt");
  const { t: tForm } = useTranslation("contactForm");
  const draftName = useDraftName();
  const heading = useRef<HTMLHeadingElement>(null);
  // The submit button is gone, so the focus moves to the receipt.
  useEffect(() => {
    if (heading.current) focusClearOfToast(heading.current);
  }, []);
  const others = contactFieldNames.filter((name) => name !== "name" && name !== "email" && sent[name] !== "");
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="text-heading focus:outline-none">
        <RichText text={t("title")} tags={{ em: <em /> }} />
      </h2>
      <svg aria-hidden viewBox="0 0 1600 400" fill="none" stroke="currentColor" className="mb-5">
        <use href="/landscapes/receipt.svg#line" />
      </svg>
      <p className="text-ink-soft">{t("text")}</p>
      <dl className="facts mt-5">
        <dt>{t("from")}</dt>
        <dd className="wrap-anywhere">
          {sent.name}, {sent.email}
        </dd>
        {others.map((name) => (
          <Fragment key={name}>
            <dt>{tForm(`fields.${name}.label`)}</dt>
            <dd className="max-h-60 overflow-y-auto whitespace-pre-line wrap-anywhere">
              {contactFields[name].type === "package"
                ? tForm(`packages.${sent[name] as PackageChoice}`)
                : sent[name]}
            </dd>
          </Fragment>
        ))}
        {sent.files.length > 0 && !sent.withoutAttachments && (
          <>
            <dt>{t("file")}</dt>
            <dd className="grid gap-2 wrap-anywhere">
              {sent.files.map((item) =>
                typeof item === "string" ? (
                  <span key={item}>{item}</span>
                ) : (
                  <span key={item.json} className="grid gap-2">
                    {draftName(item)}
                    <DraftPicture draft={item} />
                  </span>
                ),
              )}
            </dd>
          </>
        )}
      </dl>
      {sent.withoutAttachments && (
        <p role="alert" className="mt-5 font-semibold text-danger">
          {t("withoutAttachments")}
        </p>
      )}
      <h3 className="mt-8 mb-4">{t("when")}</h3>
      <ol className="next-steps">
        {t("steps", { returnObjects: true }).map(({ when, text }, i) => (
          <li key={when}>
            <b>{when}</b>
            <p className="text-ink-soft wrap-anywhere">
              {t(`steps.${i as 1}.text`, { address: sent.email, defaultValue: text })}
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-8">
        <button type="button" className="btn btn-ghost" onClick={onAgain}>
          {t("again")}
        </button>
      </p>
    </div>
  );
}
