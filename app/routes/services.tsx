import { allClaims } from "../../content-loader/data/claims.ts";
import { delivery } from "../../content-loader/data/service.ts";
import { formatDays } from "../../content-loader/format.ts";
import { formatDate } from "../../shared/time-wording.ts";
import { loadClaimSet } from "../claims/claim-figures.server.ts";
import { deliveryStatistics } from "../claims/claim-sets.ts";
import { useTranslation } from "../i18n/language-provider.tsx";
import { LocalLink } from "../i18n/local-link.tsx";
import { RichText } from "../i18n/rich-text.tsx";
import { pageTranslations } from "../i18n/translations.server.ts";
import { PlanCards } from "../pricing/plan-cards.tsx";
import { type PriceList, priceList } from "../pricing/price-list.server.ts";
import { professionalService } from "../seo/professional-service.ts";
import { translatedMeta } from "../seo/translated-meta.ts";
import { SectionHead } from "../ui/section-head.tsx";
import type { Route } from "./+types/services";
import { Closing } from "./services/closing.tsx";
import { Delivery } from "./services/delivery.tsx";

export function loader({ request }: Route.LoaderArgs) {
  const { language, translations } = pageTranslations(request, "services", "pricing");
  const { services, pricing } = translations;
  return {
    language,
    translations,
    structuredData:
      services &&
      pricing &&
      professionalService(language, {
        description: services.meta.description,
        catalog: pricing.packages.title,
        packages: pricing.packages.items,
      }),
    prices: priceList(language),
    claimSet: loadClaimSet(deliveryStatistics, language),
    figuresAsOf: formatDate(allClaims.onTime.asOf, language),
    websiteDays: formatDays(delivery.websiteDays, language),
    weeks: { website: delivery.websiteDays, project: delivery.projectBusinessDays },
  };
}

export function meta(args: Route.MetaArgs) {
  const { loaderData } = args;
  const page = translatedMeta(args, "services", loaderData?.translations.services);
  return loaderData?.structuredData ? [...page, { "script:ld+json": loaderData.structuredData }] : page;
}

export default function Services({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Opening />
      <Process />
      <Delivery {...loaderData} />
      <Packages prices={loaderData.prices} />
      <Closing />
    </>
  );
}

function Opening() {
  const { t } = useTranslation("services");
  return (
    <div className="wrap pt-32 md:pt-36 lg:pt-44">
      <h1>
        <RichText text={t("hero.title")} tags={{ em: <em /> }} />
      </h1>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-16 gap-y-8 md:mt-8">
        <p className="max-w-[25em] text-lead leading-normal text-ink-soft">{t("hero.lead")}</p>
        <p className="flex flex-wrap gap-3">
          <a href="#packages" className="btn btn-primary">
            {t("hero.packages")}
          </a>
          <LocalLink to="/contact" className="btn btn-ghost">
            {t("hero.book")}
          </LocalLink>
        </p>
      </div>
    </div>
  );
}

/** The four services as one rising path; the heading is where the path is low. */
function Process() {
  const { t } = useTranslation("services");
  return (
    <section className="band wrap relative">
      <div className="mb-10 lg:absolute lg:mb-0 lg:max-w-[34rem]">
        <h2>{t("process.title")}</h2>
        <p className="mt-4 max-w-[24.4em] text-ink-soft">{t("process.text")}</p>
      </div>
      <ol className="process-steps">
        {t("process.steps", { returnObjects: true }).map(({ title, text, result }, i, { length }) => (
          <li key={title}>
            {i < length - 1 && (
              <svg
                aria-hidden
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                className="process-steps-line"
              >
                <path d="M0 100C55 100 45 0 100 0" vectorEffect="non-scaling-stroke" />
              </svg>
            )}
            <h3 className="text-[1.5rem]">{title}</h3>
            <p className="mt-3 max-w-[33em] text-ink-soft">{text}</p>
            <p className="mt-4 border-t border-line-strong pt-3 text-fine">
              <span className="text-ink-soft">{t("process.result")}</span>
              <b className="block text-body">{result}</b>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Packages({ prices }: { prices: PriceList }) {
  const { t } = useTranslation("services");
  return (
    <section id="packages" className="band wrap">
      <SectionHead title={t("packages.title")}>
        <p>
          {t("packages.text")}{" "}
          <LocalLink to="/pricing" className="link inline-block text-ink">
            {t("packages.compare")}
          </LocalLink>
        </p>
      </SectionHead>
      <div className="lg:pt-5">
        <PlanCards prices={prices} />
      </div>
    </section>
  );
}
