import { cities, cityPaySource, statisticsNorwayYearlyPay } from "../../content-loader/data/cities.ts";
import { allClaims } from "../../content-loader/data/claims.ts";
import { site } from "../../content-loader/data/site.ts";
import { norwayTestimonials } from "../../content-loader/data/testimonials.ts";
import { formatMoney, formatQuantity } from "../../content-loader/format.ts";
import { preventBreaks, preventBreaksInName } from "../../content-loader/prevent-breaks.ts";
import { formatDate } from "../../shared/time-wording.ts";
import { formatClaim } from "../claims/claim-figures.server.ts";
import { norwayStatistics } from "../claims/claim-sets.ts";
import { ExampleMark } from "../claims/example-mark.tsx";
import { ExampleNote, hasOnlySamples } from "../claims/example-note.tsx";
import { publishedFigure } from "../claims/published-figure.ts";
import { useTranslation } from "../i18n/language-provider.tsx";
import { LocalLink } from "../i18n/local-link.tsx";
import { RichText } from "../i18n/rich-text.tsx";
import { pageTranslations } from "../i18n/translations.server.ts";
import { CallToAction } from "../layout/call-to-action.tsx";
import { localBusiness } from "../seo/local-business.ts";
import { translatedMeta } from "../seo/translated-meta.ts";
import { Landscape } from "../ui/landscape.tsx";
import { Portrait } from "../ui/portrait.tsx";
import { TickList } from "../ui/tick-list.tsx";
import type { Route } from "./+types/norway";
import { Cities } from "./norway/cities.tsx";
import { CountryMap } from "./norway/country-map.tsx";
import { Statistics } from "./norway/statistics.tsx";

const { contact } = site;

export function loader({ request }: Route.LoaderArgs) {
  const { language, translations } = pageTranslations(request, "norway");
  return {
    language,
    translations,
    cities: cities.map((city) => ({
      id: city.id,
      population: city.population && formatQuantity(city.population, language),
      salary: city.averageSalary && formatMoney(city.averageSalary, language),
      official: formatQuantity(statisticsNorwayYearlyPay(city), language),
    })),
    citySource: {
      source: preventBreaks(cityPaySource.name[language]),
      year: formatDate(cityPaySource.asOf, language),
    },
    testimonials: norwayTestimonials.map(({ id, name, title, company, image, quote, sample }) => ({
      id,
      name,
      image,
      sample,
      quote: preventBreaks(quote[language]),
      position: `${title[language]}, ${preventBreaksInName(company)}`,
    })),
    statistics: norwayStatistics.flatMap((id) => {
      const value = formatClaim(id, language);
      const official = publishedFigure(allClaims[id], language);
      return value || official ? [{ id, value, official }] : [];
    }),
  };
}

export function meta(args: Route.MetaArgs) {
  const translations = args.loaderData?.translations.norway;
  if (!args.loaderData || !translations) return [];
  const { language } = args.loaderData;
  const { pathname } = args.location;
  const areas = {
    country: translations.country,
    cities: Object.values(translations.cities.items).map(({ name }) => name),
  };
  return [
    ...translatedMeta(args, "norway", translations),
    {
      "script:ld+json": localBusiness(
        { pathname, language, description: translations.meta.description },
        areas,
      ),
    },
  ];
}

type NorwayData = Route.ComponentProps["loaderData"];

export default function Norway({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Opening {...loaderData} />
      <Services />
      {loaderData.testimonials.length > 0 && <Quotes testimonials={loaderData.testimonials} />}
      <Statistics statistics={loaderData.statistics} />
      <Closing />
    </>
  );
}

function Opening({ cities, citySource }: Pick<NorwayData, "cities" | "citySource">) {
  const { t } = useTranslation("norway");
  return (
    <div className="night aurora-sky">
      <div className="wrap norway-opening grid gap-x-12 gap-y-10 pt-32 pb-14 md:grid-cols-[1.2fr_1fr] md:gap-y-12 md:pt-36 md:pb-20 lg:grid-cols-[1.1fr_1fr] lg:gap-y-10 lg:pt-28 lg:pb-28">
        <div className="self-center">
          <h1>
            <RichText text={t("hero.title")} tags={{ em: <em /> }} />
          </h1>
          <p className="mt-6 max-w-[22em] text-lead leading-normal text-on-dark-soft">{t("hero.lead")}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            <LocalLink to="/contact" className="btn btn-multe">
              {t("book", { ns: "cta" })}
            </LocalLink>
            <LocalLink to="/pricing" className="btn btn-on-dark">
              {t("packages", { ns: "cta" })}
            </LocalLink>
          </p>
        </div>
        <div className="self-center lg:row-span-2">
          <CountryMap cities={cities} />
        </div>
        <Cities cities={cities} citySource={citySource} />
      </div>
    </div>
  );
}

function Services() {
  const { t } = useTranslation("norway");
  return (
    <section className="wrap pt-[clamp(4rem,2.4rem+6vw,7rem)]">
      <h2 className="mb-10 md:mb-12">{t("services.title")}</h2>
      <ul>
        {t("services.items", { returnObjects: true }).map(({ title, text, features }) => (
          <li
            key={title}
            className="grid gap-x-12 gap-y-4 border-t border-line-strong py-8 md:grid-cols-[1fr_1.1fr_1.1fr] md:py-10"
          >
            <h3 className="max-w-[6.4em] text-title">{title}</h3>
            <p className="max-w-[24.4em] text-ink-soft">{text}</p>
            <TickList items={features} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Quotes({ testimonials }: Pick<NorwayData, "testimonials">) {
  const { t } = useTranslation("norway");
  const allSamples = hasOnlySamples(testimonials);
  return (
    <section className="tinted mt-[clamp(4rem,2.4rem+6vw,7rem)]">
      <div className="band wrap">
        <h2 className="sr-only">{t("quotes.title")}</h2>
        <div className="grid gap-x-12 gap-y-12 md:has-[>:nth-child(2)]:grid-cols-2">
          {testimonials.map(({ id, name, position, image, quote, sample }) => (
            <figure key={id} className="row-span-2 grid grid-rows-subgrid gap-y-7 border-t border-fjord pt-7">
              <blockquote className="font-serif text-heading leading-[1.1] text-fjord italic">
                <p className="text-balance">{t("quoted", { ns: "common", quote })}</p>
              </blockquote>
              <figcaption className="flex items-center gap-3">
                <Portrait id={id} image={image} />
                <span className="text-fine text-ink-soft">
                  <b className="block text-body text-ink">{name}</b>
                  {position}
                </span>
                {sample && !allSamples && <ExampleMark />}
              </figcaption>
            </figure>
          ))}
        </div>
        {allSamples && <ExampleNote className="mt-8" />}
      </div>
    </section>
  );
}

/** The end of the page: how to reach us, above mountains under northern lights. */
function Closing() {
  const { t } = useTranslation("norway");
  return (
    <section className="night aurora-sky norway-closing">
      <div className="wrap grid gap-x-16 gap-y-10 md:grid-cols-[1.1fr_1fr]">
        <div>
          <h2 className="max-w-[7.4em]">{t("call.title")}</h2>
          <p className="mt-4 mb-8 max-w-[24.4em] text-on-dark-soft">{t("call.text")}</p>
          <div data-print="off">
            <CallToAction variants={["btn-multe", "btn-on-dark"]} second="none" preview="adjacent" />
          </div>
        </div>
        <dl className="grid content-end gap-5">
          <ContactRow label={t("call.phone")}>
            <a
              href={`tel:${contact.phone}`}
              className="font-serif text-title leading-tight whitespace-nowrap"
            >
              {t("call.phoneShown")}
            </a>
          </ContactRow>
          <ContactRow label={t("call.email")}>
            <a href={`mailto:${contact.email}`} className="font-serif text-title leading-tight wrap-anywhere">
              {contact.email}
            </a>
          </ContactRow>
          <ContactRow label={t("call.hours")}>{t("call.hoursShown")}</ContactRow>
        </dl>
      </div>
      <Landscape name="norway" />
    </section>
  );
}

function ContactRow({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="border-t border-line-on-dark pt-3">
      <dt className="text-fine text-on-dark-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
