import { site } from "../../content-loader/data/site.ts";
import { bookingPagePath } from "../../shared/booking-paths.ts";
import { useLanguage, useTranslation } from "../i18n/language-provider.tsx";
import { RichText } from "../i18n/rich-text.tsx";
import { Calendar } from "./calendar.tsx";
import { Scheduler } from "./scheduler.tsx";

const { contact, booking } = site;

/**
 * The calendar section of the contact page. Without scripts it links to the server's page of free times, to
 * e-mail and telephone.
 */
export function BookingSection() {
  const { t } = useTranslation("bookingForm");
  const { t: tScheduler } = useTranslation("scheduler");
  const { t: tContact } = useTranslation("contact");
  const { code: language } = useLanguage();
  const mail = `mailto:${contact.email}?subject=${encodeURIComponent(tContact("calendar.mailSubject"))}`;
  const plainPage = `${bookingPagePath}?lang=${language}`;
  const call = `tel:${contact.phone}`;
  return (
    <section
      id="booking"
      tabIndex={-1}
      // Page to open, with the time, when scripts fail to load (app/hydration/on-idle.ts).
      data-fallback={`${plainPage}&start=`}
      className="tile p-5 shadow-soft sm:p-6 lg:p-9"
    >
      <h2 className="mb-3 text-title">{tContact("calendar.title")}</h2>
      {/* Without scripts, a link to the server's page of times replaces the calendar. */}
      <div className="not-noscript:hidden">
        <p className="text-ink-soft">{t("plain.text")}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <a href={plainPage} data-document className="btn btn-primary">
            {t("plain.times")}
          </a>
          <a href={mail} className="btn btn-ghost">
            {tContact("calendar.mail")}
          </a>
          <a href={call} className="btn btn-ghost">
            {tContact("calendar.call")}
          </a>
        </p>
      </div>
      <div className="noscript:hidden">
        <p className="mb-6 text-ink-soft">{booking.embedUrl ? tScheduler("lead") : t("lead")}</p>
        {booking.embedUrl ? <Scheduler url={booking.embedUrl} /> : <Calendar />}
        <p className="mt-6 line-above pt-4 text-fine text-ink-soft">
          <RichText
            text={t("otherwise")}
            tags={{
              // biome-ignore lint/a11y/useAnchorContent: RichText fills it in
              mail: <a href={mail} className="link" />,
              // biome-ignore lint/a11y/useAnchorContent: RichText fills it in
              call: <a href={call} className="link xs:whitespace-nowrap" />,
            }}
          />
        </p>
      </div>
    </section>
  );
}
