import { NewsletterForm } from "../forms/newsletter-form.tsx";
import { useTranslation } from "../i18n/language-provider.tsx";

/**
 * The newsletter form as a band, on the listing. Separate from the footer's, so that other pages
 * do not contain its styles.
 */
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
