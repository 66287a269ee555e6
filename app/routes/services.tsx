import { claims } from "../../content/data/claims.ts";
import { delivery } from "../../content/data/service.ts";
import { deliveryStatistics } from "../../content/data/statistics.ts";
import { formatDate, formatDays } from "../../content/format.ts";
import { claimStrip } from "../claims/claim-figures.server.ts";
import { ClaimFigures } from "../claims/claim-figures.tsx";
import { HowWeCountLink } from "../claims/how-we-count-link.tsx";
import { useTranslation } from "../i18n/language-provider.tsx";
import { LocalLink } from "../i18n/local-link.tsx";
import { RichText } from "../i18n/rich-text.tsx";
import { pageWords } from "../i18n/words.server.ts";
import { ClosingCall } from "../layout/closing-call.tsx";
import { PlanCards } from "../pricing/plan-cards.tsx";
import { type PriceList, priceList } from "../pricing/price-list.server.ts";
import { professionalService } from "../seo/professional-service.ts";
import { wordsMeta } from "../seo/words-meta.ts";
import { Horizon, RidgeEdge } from "../ui/ridge-edge.tsx";
import { SectionHead } from "../ui/section-head.tsx";
import type { Route } from "./+types/services";

export function loader({ request }: Route.LoaderArgs) {
  const { language, words } = pageWords(request, "services", "pricing");
  const { services, pricing } = words;
  return {
    language,
    words,
    structuredData:
      services &&
      pricing &&
      professionalService(language, {
        description: services.meta.description,
        catalog: pricing.packages.title,
        packages: pricing.packages.items,
      }),
    prices: priceList(language),
    strip: claimStrip(deliveryStatistics, language),
    figuresAsOf: formatDate(claims.onTime.asOf, language),
    websiteDays: formatDays(delivery.websiteDays, language),
  };
}

export function meta(args: Route.MetaArgs) {
  const { loaderData } = args;
  const page = wordsMeta(args, "services", loaderData?.words.services);
  return loaderData?.structuredData ? [...page, { "script:ld+json": loaderData.structuredData }] : page;
}

export default function Services({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Opening />
      <Process />
      <Packages prices={loaderData.prices} />
      <Delivery {...loaderData} />
      <ClosingCall />
      <Horizon />
    </>
  );
}

type ServicesData = Route.ComponentProps["loaderData"];

function Opening() {
  const { t } = useTranslation("services");
  return (
    <div className="wrap grid items-end gap-x-16 gap-y-6 pt-32 md:pt-36 lg:grid-cols-[1.5fr_1fr] lg:pt-44">
      <h1 className="max-w-[6.4em]">
        <RichText text={t("hero.title")} tags={{ em: <em /> }} />
      </h1>
      <div>
        <p className="max-w-[23.2em] text-lead leading-normal text-ink-soft">{t("hero.lead")}</p>
        <p className="mt-8 flex flex-wrap gap-3">
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

/** The four services as one path. It climbs from paper to light; the heading stands where the path is still low. */
function Process() {
  const { t } = useTranslation("services");
  return (
    <section className="band wrap relative">
      <div className="mb-10 lg:absolute lg:mb-0 lg:max-w-[34rem]">
        <h2>{t("process.title")}</h2>
        <p className="mt-4 max-w-[24.4em] text-ink-soft">{t("process.text")}</p>
      </div>
      <ol className="climb">
        {t("process.steps", { returnObjects: true }).map(({ title, text, result }, i, { length }) => (
          <li key={title}>
            {i < length - 1 && (
              <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" className="climb-way">
                <path d="M0 100C55 100 45 0 100 0" vectorEffect="non-scaling-stroke" />
              </svg>
            )}
            <h3 className="text-[1.5rem]">{title}</h3>
            <p className="mt-3 text-ink-soft">{text}</p>
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
    <section id="packages" className="ridged">
      <RidgeEdge />
      <div className="band wrap">
        <SectionHead title={t("packages.title")}>
          <p>
            {t("packages.text")}{" "}
            <LocalLink to="/pricing" className="link text-ink">
              {t("packages.compare")}
            </LocalLink>
          </p>
        </SectionHead>
        <div className="lg:pt-5">
          <PlanCards prices={prices} />
        </div>
      </div>
    </section>
  );
}

function Delivery({ strip, figuresAsOf, websiteDays }: ServicesData) {
  const { t } = useTranslation("services");
  return (
    <div className="band wrap">
      <ClaimFigures strip={strip} label={t("delivery.label")} text={(id) => t(`delivery.${id}`)}>
        {strip.proved ? t("delivery.source", { asOf: figuresAsOf }) : t("delivery.samples")}{" "}
        <HowWeCountLink />
      </ClaimFigures>
      <section className="mt-16 grid gap-x-16 gap-y-8 md:mt-24 md:grid-cols-[1.2fr_1fr]">
        <div>
          <h2 className="max-w-[6.4em]">
            <RichText text={t("promise.title")} tags={{ em: <em /> }} />
          </h2>
          <p className="mt-5 max-w-[28.1em] text-ink-soft">{t("promise.text")}</p>
        </div>
        <dl className="self-end border-b border-line">
          <Promised label={t("promise.rows.website")} value={websiteDays} />
          <Promised label={t("promise.rows.project")} value={t("promise.project")} />
          <Promised label={t("promise.rows.reply")} value={t("promise.reply")} />
        </dl>
      </section>
    </div>
  );
}

function Promised({ label, value }: { label: string; value: string }) {
  return (
    <div className="items-baseline justify-between gap-x-6 border-t border-line py-4 lg:flex">
      <dt className="max-w-[15.9em] text-ink-soft">{label}</dt>
      <dd className="font-serif text-title leading-tight">{value}</dd>
    </div>
  );
}
