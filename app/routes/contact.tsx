import { site } from "../../content-loader/data/site.ts";
import { BookingSection } from "../booking/booking-section.tsx";
import { ContactForm } from "../forms/contact-form.tsx";
import { useTranslation } from "../i18n/language-provider.tsx";
import { RichText } from "../i18n/rich-text.tsx";
import { pageTranslations, translationsFor } from "../i18n/translations.server.ts";
import { translatedMeta } from "../seo/translated-meta.ts";
import type { Route } from "./+types/contact";
import { orderSummaries } from "./contact/order-summaries.server.ts";
import { renderDirectContact, renderStaticSections } from "./contact/static-sections.server.tsx";

export function loader({ request }: Route.LoaderArgs) {
  const scheduler = site.booking.embedUrl ? (["scheduler"] as const) : [];
  const { language, translations } = pageTranslations(
    request,
    "contact",
    "contactForm",
    "bookingForm",
    ...scheduler,
  );
  return {
    language,
    translations,
    summaries: orderSummaries(language),
    terms: translationsFor(language, "orderSummary").orderSummary.terms,
    direct: renderDirectContact(language),
    sections: renderStaticSections(language),
  };
}

export function meta(args: Route.MetaArgs) {
  return translatedMeta(args, "contact", args.loaderData?.translations.contact);
}

/** The contact page: booking and message form. */
export default function Contact({ loaderData }: Route.ComponentProps) {
  const { summaries, terms, direct, sections } = loaderData;
  const { t } = useTranslation("contact");
  return (
    <>
      <div className="wrap grid items-end gap-x-16 gap-y-4 pt-32 pb-6 md:pb-10 lg:grid-cols-[1.45fr_1fr]">
        <h1 className="text-heading lg:text-[4rem]">
          <RichText text={t("hero.title")} tags={{ em: <em /> }} />
        </h1>
        <p className="max-w-[26.8em] text-ink-soft">{t("hero.lead")}</p>
      </div>
      <div className="wrap grid items-start gap-6 md:grid-cols-2 md:grid-rows-[auto_1fr] lg:grid-cols-[1.08fr_1fr]">
        <BookingSection />
        <section id="write" tabIndex={-1} className="tile p-5 shadow-soft sm:p-6 md:row-span-2 lg:p-9">
          <ContactForm summaries={summaries} terms={terms} />
        </section>
        <div
          data-loaded
          className="mt-8 md:mt-4"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the loader
          dangerouslySetInnerHTML={{ __html: direct }}
        />
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the loader */}
      <div data-loaded dangerouslySetInnerHTML={{ __html: sections }} />
    </>
  );
}
