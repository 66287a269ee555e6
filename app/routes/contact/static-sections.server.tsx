import { renderToStaticMarkup } from "react-dom/server";
import { site } from "../../../content-loader/data/site.ts";
import { WhatHappensNext } from "../../forms/what-happens-next.tsx";
import { LanguageProvider, useTranslation } from "../../i18n/language-provider.tsx";
import type { LanguageCode } from "../../i18n/languages.ts";
import { translationsFor } from "../../i18n/translations.server.ts";
import { FounderCard } from "../../layout/founder-card.tsx";
import { ExternalLink } from "../../ui/external-link.tsx";
import { Portrait } from "../../ui/portrait.tsx";

const { contact, founder } = site;

/** Address, phone and hours below the calendar, also rendered at build time. */
export function renderDirectContact(language: LanguageCode): string {
  return renderToStaticMarkup(
    <LanguageProvider code={language} translations={translationsFor(language, "contactMore", "common")}>
      <Direct />
    </LanguageProvider>,
  );
}

/**
 * The sections below booking and form: next steps, founder, reasons, questions. Static, so
 * they are rendered at build time and need no script.
 */
export function renderStaticSections(language: LanguageCode): string {
  return renderToStaticMarkup(
    <LanguageProvider code={language} translations={translationsFor(language, "contactMore", "common")}>
      <div className="band wrap grid gap-x-10 gap-y-14 md:grid-cols-2 lg:gap-x-14">
        <section>
          <WhatHappensNext />
        </section>
        <Founder />
      </div>
      <Why />
      <Questions />
      <Closing />
    </LanguageProvider>,
  );
}

function Direct() {
  const { t } = useTranslation("contactMore");
  const [user, host] = contact.email.split("@");
  return (
    <section>
      <p className="mb-8 flex items-center gap-4">
        <Portrait id="founder" image={founder.portrait} />
        <span className="text-fine text-ink-soft">
          <b className="block text-body text-ink">{founder.name}</b>
          {t("founder.answers")}
        </span>
      </p>
      <h2 className="mb-3 text-title">{t("info.title")}</h2>
      <dl className="facts">
        <dt>{t("info.email")}</dt>
        <dd>
          <a href={`mailto:${contact.email}`} className="link wrap-anywhere">
            {user}@<wbr />
            {host}
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

function Founder() {
  const { t } = useTranslation("contactMore");
  return (
    <section className="night flex flex-col justify-between gap-8 rounded-card p-7 lg:p-8">
      <h2 className="text-title">{t("founder.title")}</h2>
      <FounderCard />
      <div>
        <p className="max-w-[33em] text-on-dark-soft">{t("founder.text", { founder: founder.name })}</p>
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
  );
}

function Why() {
  const { t } = useTranslation("contactMore");
  return (
    <section className="border-y border-line bg-mist/60">
      <div className="band wrap grid gap-x-16 gap-y-8 md:grid-cols-2">
        <div>
          <h2 className="max-w-[7.4em]">{t("why.title")}</h2>
          <p className="mt-4 max-w-[28.1em] text-ink-soft">{t("why.text")}</p>
        </div>
        <ul className="grid content-start gap-y-5">
          {t("why.items", { returnObjects: true }).map((item) => (
            <li key={item} className="tick">
              {item}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Questions() {
  const { t } = useTranslation("contactMore");
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
  const { t } = useTranslation("contactMore");
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
