import { NewsletterForm } from "../forms/newsletter-form.tsx";
import { useTranslation } from "../i18n/language-provider.tsx";

/** The newsletter in the footer of every page. */
export function FooterNewsletter() {
  const { t } = useTranslation("subscribe");
  return (
    <div className="footer-letter">
      <h2 className="mb-2 font-sans text-fine font-semibold tracking-normal">{t("short")}</h2>
      <NewsletterForm />
    </div>
  );
}

/** The newsletter as a band of its own, on the listing and below articles. */
export function NewsletterBand() {
  const { t } = useTranslation("subscribe");
  return (
    <section aria-labelledby="newsletter" className="wrap pb-16" data-print="off">
      <div className="tile grid items-center gap-x-12 gap-y-6 p-7 md:grid-cols-2 md:p-12">
        <div>
          <h2 id="newsletter" className="text-title">
            {t("title")}
          </h2>
          <p className="mt-2 max-w-[26.8em] text-ink-soft">{t("text")}</p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  );
}
