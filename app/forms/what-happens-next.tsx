import { useTranslation } from "../i18n/language-provider.tsx";

/** What happens after a message, in three steps. Needs the namespace `contactMore`. */
export function WhatHappensNext() {
  const { t } = useTranslation("contactMore");
  return (
    <>
      <h2 className="mb-6 text-title">{t("next.title")}</h2>
      <ol className="next-steps">
        {t("next.steps", { returnObjects: true }).map(({ title, text }) => (
          <li key={title}>
            <h3 className="font-sans text-body font-semibold tracking-normal">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
