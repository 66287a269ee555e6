import { NewsletterForm } from "../forms/newsletter-form.tsx";
import { useTranslation } from "../i18n/language-provider.tsx";

/** The newsletter form in the footer. */
export function FooterNewsletter() {
  const { t } = useTranslation("subscribe");
  return (
    <div className="footer-newsletter">
      <h2 className="mb-2 font-sans text-fine font-semibold tracking-normal">{t("short")}</h2>
      <NewsletterForm />
    </div>
  );
}
