import { site } from "../../site.config.ts";
import { BookingSection } from "../booking/booking-section.tsx";
import { ContactForm } from "../forms/contact-form.tsx";
import { WhatHappensNext } from "../forms/what-happens-next.tsx";
import { useTranslation } from "../i18n/language-provider.tsx";
import { RichText } from "../i18n/rich-text.tsx";
import { pageWords, wordsFor } from "../i18n/words.server.ts";
import { wordsMeta } from "../seo/words-meta.ts";
import { ExternalLink } from "../ui/external-link.tsx";
import type { Route } from "./+types/contact";

const { contact, founder } = site;

export function loader({ request }: Route.LoaderArgs) {
  return {
    ...pageWords(request, "contact", "contactErrors", "bookingForm"),
    // Messages name a package in one language, whichever the visitor reads.
    packages: wordsFor("en", "contact").contact.form.packages,
  };
}

export function meta(args: Route.MetaArgs) {
  return wordsMeta(args, "contact", args.loaderData?.words.contact);
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("contact");
  return (
    <>
      <div className="wrap grid items-end gap-x-16 gap-y-6 pt-32 md:pt-36 lg:grid-cols-[1.45fr_1fr]">
        <h1 className="max-w-[6.4em]">
          <RichText text={t("hero.title")} tags={{ em: <em /> }} />
        </h1>
        <p className="max-w-[26.8em] text-lead leading-normal text-ink-soft">{t("hero.lead")}</p>
      </div>
      <div className="wrap grid items-start gap-x-10 gap-y-14 pt-12 md:grid-cols-[1.25fr_1fr] md:pt-16 lg:grid-cols-[1.45fr_1fr] lg:gap-x-16">
        <section className="tile p-6 shadow-soft md:p-10">
          <h2 className="mb-5 text-title">{t("form.title")}</h2>
          <ContactForm packages={loaderData.packages} />
        </section>
        <div className="grid gap-12">
          <section>
            <WhatHappensNext />
          </section>
          <Direct />
        </div>
      </div>
      <WhyAndWho />
      <BookingSection />
      <Questions />
      <Closing />
    </>
  );
}

function Direct() {
  const { t } = useTranslation("contact");
  return (
    <section>
      <h2 className="mb-3 text-title">{t("info.title")}</h2>
      <dl className="facts">
        <dt>{t("info.email")}</dt>
        <dd>
          <a href={`mailto:${contact.email}`} className="link break-all">
            {contact.email}
          </a>
        </dd>
        <dt>{t("info.phone")}</dt>
        <dd>
          <a href={`tel:${contact.phone}`} className="link">
            {t("info.phoneShown")}
          </a>
        </dd>
        <dt>{t("info.place")}</dt>
        <dd>{t("info.city")}</dd>
        <dt>{t("info.hours")}</dt>
        <dd>{t("info.hoursShown")}</dd>
      </dl>
    </section>
  );
}

function WhyAndWho() {
  const { t } = useTranslation("contact");
  return (
    <div className="band wrap grid gap-x-10 gap-y-12 md:grid-cols-[1.25fr_1fr] lg:grid-cols-[1.45fr_1fr] lg:gap-x-16">
      <section>
        <h2 className="max-w-[7.4em]">{t("why.title")}</h2>
        <p className="mt-4 max-w-[28.1em] text-ink-soft">{t("why.text")}</p>
        <ul className="mt-8 grid gap-x-10 gap-y-5 sm:max-md:grid-cols-2 lg:grid-cols-2">
          {t("why.items", { returnObjects: true }).map((item) => (
            <li key={item} className="tick">
              {item}
            </li>
          ))}
        </ul>
      </section>
      <section className="night flex flex-col justify-between gap-8 rounded-card p-7 lg:p-8">
        <h2 className="text-title">{t("founder.title")}</h2>
        <div>
          <p className="text-on-dark-soft">{t("founder.text", { founder: founder.name })}</p>
          <p className="mt-6">
            <ExternalLink
              href={founder.profileUrl}
              newTab={t("newTab", { ns: "common" })}
              className="btn btn-on-dark"
            >
              {t("founder.link", { founder: founder.name })}
            </ExternalLink>
          </p>
        </div>
      </section>
    </div>
  );
}

function Questions() {
  const { t } = useTranslation("contact");
  return (
    <section className="band wrap">
      <h2 className="mb-10">{t("faq.title")}</h2>
      <dl className="grid gap-5 sm:grid-cols-2">
        {t("faq.items", { returnObjects: true }).map(({ question, answer }) => (
          <div key={question} className="tile p-7">
            <dt className="font-serif text-[1.65rem] leading-tight">{question}</dt>
            <dd className="mt-3 text-ink-soft">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Closing() {
  const { t } = useTranslation("contact");
  return (
    <section className="wrap pb-24" data-print="off">
      <div className="night grid items-center gap-x-12 gap-y-6 rounded-panel px-6 py-12 md:grid-cols-[1.4fr_1fr] md:px-16 md:py-16">
        <div>
          <h2 className="max-w-[7.4em]">{t("closing.title")}</h2>
          <p className="mt-3 text-on-dark-soft">{t("closing.text")}</p>
        </div>
        <p className="flex flex-wrap gap-3">
          <a href={`mailto:${contact.email}`} className="btn btn-multe">
            {t("closing.mail")}
          </a>
          <a href="#booking" className="btn btn-on-dark">
            {t("closing.calendar")}
          </a>
        </p>
      </div>
    </section>
  );
}
