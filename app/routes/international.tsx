import { regions } from "../../content-loader/data/regions.ts";
import { site } from "../../content-loader/data/site.ts";
import { supportZones } from "../../content-loader/data/support-zones.ts";
import { formatQuantity, formatUtcOffset } from "../../content-loader/format.ts";
import { formatHours } from "../../shared/time-wording.ts";
import { formatClaim, loadClaimSentence } from "../claims/claim-figures.server.ts";
import { ClaimSentence } from "../claims/claim-sentence.tsx";
import { impactStatistics } from "../claims/claim-sets.ts";
import { HowWeCountLink } from "../claims/how-we-count-link.tsx";
import { useTranslation } from "../i18n/language-provider.tsx";
import { RichText } from "../i18n/rich-text.tsx";
import { pageTranslations } from "../i18n/translations.server.ts";
import { CallToAction } from "../layout/call-to-action.tsx";
import { translatedMeta } from "../seo/translated-meta.ts";
import { hoursAtOffset } from "../time/office-hours.ts";
import { SupportHours, type SupportZone } from "../time/support-hours.tsx";
import { Arrow } from "../ui/arrow.tsx";
import { SectionHead } from "../ui/section-head.tsx";
import type { Route } from "./+types/international";
import { BorderComparison } from "./international/border-comparison.tsx";
import { Closing } from "./international/closing.tsx";

const { openingHours } = site;

/** The office's UTC offset in winter, when the support section's zones are computed. */
const winterOffset = 1;
/** The regions as stops of the route, from near to far. */
const stops = ["nordic", "europe", "northAmerica", "asiaPacific"] as const;
const largestMarket = Math.max(...regions.map(({ marketSize }) => marketSize?.amount ?? 0));

export function loader({ request }: Route.LoaderArgs) {
  const { language, translations } = pageTranslations(request, "international");
  const hoursAt = (offset: number) => {
    const { opens, closes } = hoursAtOffset(openingHours, winterOffset, offset);
    return formatHours(opens, closes, language);
  };
  return {
    language,
    translations,
    regions: regions.map(({ id, marketSize, averageSalary }) => ({
      id,
      market: marketSize && {
        size: formatQuantity(marketSize, language),
        share: (marketSize.amount / largestMarket) * 100,
      },
      averageSalary: averageSalary && formatQuantity(averageSalary, language),
    })),
    impact: loadClaimSentence(impactStatistics, language),
    support: formatClaim("support", language) ?? "",
    zones: supportZones
      .map(
        ({ id, fromUtc, toUtc }): SupportZone => ({
          id,
          offsets: [formatUtcOffset(fromUtc), formatUtcOffset(toUtc)],
          hours: [hoursAt(fromUtc), hoursAt(toUtc)],
          noon: { from: noonAt(toUtc), to: noonAt(fromUtc) },
        }),
      )
      // In the order of their times on the line.
      .toSorted((a, b) => a.noon.from - b.noon.from),
  };
}

/** The office's hour when it is noon at a UTC offset. */
function noonAt(offset: number): number {
  return (12 - offset + winterOffset + 24) % 24;
}

export function meta(args: Route.MetaArgs) {
  return translatedMeta(args, "international", args.loaderData?.translations.international);
}

type InternationalData = Route.ComponentProps["loaderData"];

export default function International({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Opening />
      <Regions regions={loaderData.regions} />
      <BorderComparison />
      {loaderData.impact && <Impact claims={loaderData.impact} />}
      <Support {...loaderData} />
      <Closing />
    </>
  );
}

/** The title, and below it the visitor's route from region to region, with the profile ahead of it. */
function Opening() {
  const { t } = useTranslation("international");
  return (
    <div className="wrap pt-32 pb-16 md:pt-36 md:pb-24">
      <h1 className="max-w-[6.4em]">
        <RichText text={t("hero.title")} tags={{ em: <em /> }} />
      </h1>
      <div className="route">
        <RouteLine />
        <ul className="grid grid-cols-4 max-xs:grid-cols-1">
          {stops.map((id) => (
            <li key={id}>
              <a href={`#${id}`} className="route-stop">
                {t(`regions.items.${id}.name`)}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-10 flex flex-wrap items-end justify-between gap-x-16 gap-y-8 md:mt-14">
        <p className="max-w-[26em] text-lead leading-normal text-ink-soft">{t("hero.lead")}</p>
        <CallToAction
          label={
            <>
              {t("book", { ns: "cta" })} <Arrow />
            </>
          }
        />
      </div>
    </div>
  );
}

/** Hops of growing length over the four stops. The visitor is on the first hop, the profile at the end of the last. */
function RouteLine() {
  return (
    <div className="route-line" data-print="off">
      <svg aria-hidden viewBox="0 0 100 40" preserveAspectRatio="none">
        <path d="M-99 40H0Q6 35 10.6 34.1" vectorEffect="non-scaling-stroke" />
        <path
          d="M10.6 34.1Q16 33 25 40Q37.5 22 50 40Q62.5 4 75 40Q82 12 94 8"
          className="route-ahead"
          vectorEffect="non-scaling-stroke"
        />
        <path d="M0 40h0M25 40h0M50 40h0M75 40h0" className="route-dots" vectorEffect="non-scaling-stroke" />
        <path d="M10.6 34.1h0" className="route-dots route-visitor" vectorEffect="non-scaling-stroke" />
      </svg>
      <svg aria-hidden viewBox="0 0 48 34" className="route-profile">
        <rect x="1" y="1" width="46" height="32" rx="4" />
        <circle cx="36" cy="15" r="5" />
        <path d="M8 10h14M8 16h18M1 27q12-9 20-5t26-3" />
      </svg>
    </div>
  );
}

function Regions({ regions }: Pick<InternationalData, "regions">) {
  const { t } = useTranslation("international");
  return (
    <section className="wrap">
      <SectionHead title={t("regions.title")}>
        <p>{t("regions.text")}</p>
      </SectionHead>
      <ul className="border-b border-line">
        {regions.map(({ id, market, averageSalary }) => (
          <li
            key={id}
            id={id}
            className="grid gap-x-12 gap-y-5 border-t border-line-strong py-7 md:grid-cols-[1fr_2fr] md:py-8"
          >
            <div>
              <h3 className="text-title">{t(`regions.items.${id}.name`)}</h3>
              <p className="mt-2 max-w-[25.6em] text-ink-soft">{t(`regions.items.${id}.text`)}</p>
            </div>
            <dl className="grid gap-x-6 gap-y-4 min-[19rem]:grid-cols-[1fr_1.5fr] sm:gap-x-8 sm:gap-y-5">
              {market && (
                <Measure label={t("regions.marketSize")} value={market.size}>
                  <svg aria-hidden width="100%" height="3" className="mt-2 bg-line">
                    <rect width={`${market.share}%`} height="3" className="fill-fjord" />
                  </svg>
                </Measure>
              )}
              {averageSalary && <Measure label={t("regions.averageSalary")} value={averageSalary} />}
              <Fact label={t("regions.keyIndustries")} text={t(`regions.items.${id}.keyIndustries`)} />
              <Fact label={t("regions.countries")} text={t(`regions.items.${id}.countries`)} />
            </dl>
          </li>
        ))}
      </ul>
      {regions.some(({ market }) => market) && (
        <p className="mt-5 max-w-[33em] text-fine text-ink-soft">
          {t("regions.note")} <HowWeCountLink />
        </p>
      )}
    </section>
  );
}

function Measure({ label, value, children }: { label: string; value: string; children?: React.ReactNode }) {
  return (
    <div>
      <dt className="text-fine text-ink-soft">{label}</dt>
      <dd>
        <span className="font-serif text-title leading-tight tracking-tight sm:text-heading sm:whitespace-nowrap">
          {value}
        </span>
        {children}
      </dd>
    </div>
  );
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div className="text-fine">
      <dt className="text-ink-soft">{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}

function Impact({ claims }: { claims: Exclude<InternationalData["impact"], false> }) {
  const { t } = useTranslation("international");
  return (
    <div className="pb-[clamp(4rem,2.4rem+6vw,7rem)]">
      <ClaimSentence
        claims={claims}
        label={t("impact.label")}
        sentence={t("impact.sentence", { ...claims.figures })}
      >
        {t(claims.proved ? "impact.note" : "impact.samples")} <HowWeCountLink />
      </ClaimSentence>
    </div>
  );
}

function Support(props: Pick<InternationalData, "support" | "zones">) {
  const { support, zones } = props;
  const { t } = useTranslation("international");
  return (
    <section className="tinted">
      <div className="band wrap">
        <h2 className="text-display leading-none">{t("support.title", { support })}</h2>
        <p className="mt-5 mb-12 max-w-[33em] text-ink-soft md:mt-7 md:mb-14">{t("support.text")}</p>
        <SupportHours zones={zones} />
      </div>
    </section>
  );
}
