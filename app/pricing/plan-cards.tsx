import { formerPriceOn } from "../../content-loader/data/offers.ts";
import { osloDay } from "../../content-loader/format.ts";
import { useHydrated } from "../hydration/use-hydrated.ts";
import { useLanguage, useTranslation } from "../i18n/language-provider.tsx";
import { localizedPath } from "../i18n/languages.ts";
import { LocalLink } from "../i18n/local-link.tsx";
import { Poster } from "../ui/poster.tsx";
import type { Plan, PriceList } from "./price-list.server.ts";

/** The packages side by side, the popular one highlighted. Needs the namespace `pricing` and a section heading. */
export function PlanCards({ prices }: { prices: PriceList }) {
  const { t } = useTranslation("pricing");
  const day = useHydrated() ? osloDay(new Date()) : prices.day;
  const offered = prices.plans.flatMap(({ item, offer }) =>
    offer && formerPriceOn(item, day) ? [{ id: item.id, ...offer }] : [],
  );
  const hasPopular = prices.plans.some(({ item }) => item.popular);
  const periods = new Set(offered.map((offer) => offer.formerPeriod));
  return (
    <>
      <ul
        data-hydrate-from={prices.nextChange}
        className={`grid gap-5 ${hasPopular ? "lg:grid-cols-[1fr_1.12fr_1fr]" : "lg:grid-cols-3"}`}
      >
        {prices.plans.map((plan) => (
          <PlanCard key={plan.item.id} plan={plan} offer={offered.find(({ id }) => id === plan.item.id)} />
        ))}
      </ul>
      {[...periods].map((period) => (
        <p key={period} className="mt-6 text-fine text-ink-soft lg:mt-14">
          {t("packages.former", {
            period,
            prices: offered
              .filter((offer) => offer.formerPeriod === period)
              .map(({ id, formerPrice }) => `${t(`packages.items.${id}.name`)}\u00a0${formerPrice}`)
              .join(", "),
          })}
        </p>
      ))}
    </>
  );
}

interface PlanCardProps {
  plan: Plan;
  /** Only during the offer. */
  offer: Plan["offer"] | undefined;
}

// The popular card is dark.
const soft = "text-ink-soft in-[.night]:text-on-dark-soft";
const line = "border-t border-line in-[.night]:border-line-on-dark";

function PlanCard({ plan, offer }: PlanCardProps) {
  const { t } = useTranslation("pricing");
  const { item, delivery } = plan;
  const { id, popular, isCustom, revisions, hostingYears } = item;
  return (
    // The highlighted card is higher by its additional padding and border. Side by side the cards use subgrid rows,
    // so that a line break in one moves all.
    <li
      id={id}
      className={`grid gap-x-12 gap-y-7 p-7 max-xs:px-4 md:max-lg:p-10 paired:grid-cols-2 lg:row-span-5 lg:grid-rows-subgrid ${
        popular ? "night rounded-card shadow-soft lg:-my-7 lg:px-9 lg:py-[calc(3.75rem+1px)]" : "tile lg:p-8"
      }`}
    >
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h3 className="text-[1.8rem]">{t(`packages.items.${id}.name`)}</h3>
          {popular && (
            <p className="rounded-full bg-aurora px-3 py-1 text-fine leading-snug font-semibold text-fjord-deep">
              {t("packages.popular")}
            </p>
          )}
        </div>
        <p className={`mt-1 ${soft}`}>{t(`packages.items.${id}.description`)}</p>
      </div>
      <div className="paired:col-start-1">
        {isCustom ? <CustomPrice from={plan.fullPrice} /> : <Price plan={plan} offer={offer} />}
      </div>
      {/* Next to the price in two columns, so that the button and the example end the first one. */}
      <div className="paired:col-start-2 paired:row-span-4 paired:row-start-1">
        <dl>
          <Row label={t("packages.rows.delivery")} value={delivery ?? t("packages.agreed")} />
          <Row
            label={t("packages.rows.revisions")}
            value={revisions === "unlimited" ? t("packages.unlimited") : String(revisions)}
          />
          <Row label={t("packages.rows.hosting")} value={t("packages.years", { count: hostingYears })} />
        </dl>
        <p className={`pt-4 text-fine ${line} ${soft}`}>{t(`packages.items.${id}.contains`)}</p>
        <ul className="mt-2 grid gap-1.5">
          {t(`packages.items.${id}.features`, { returnObjects: true }).map((feature) => (
            <li key={feature} className="tick">
              {feature}
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-auto paired:col-start-1">
        {/* Above the button, which aligns with the others. */}
        {isCustom && (
          <p className="mb-3 text-fine">
            <LocalLink to={`/contact?package=${id}#booking`} className="link">
              {t("packages.meeting")}
            </LocalLink>
          </p>
        )}
        <LocalLink
          to={`/contact?package=${id}#write`}
          className={`btn ${popular ? "btn-multe" : "btn-ghost"}`}
        >
          {t(`packages.items.${id}.choose`)}
        </LocalLink>
      </div>
      <Example {...plan.example} />
    </li>
  );
}

/** The example of a package, by its first screen. It is a separate document. */
function Example({ slug, name }: Plan["example"]) {
  const { t } = useTranslation("pricing");
  const { code } = useLanguage();
  return (
    <a
      href={localizedPath(`/examples/${slug}`, code)}
      data-document
      className="plan-example paired:col-start-1"
    >
      <Poster slug={slug} loading="lazy" />
      {t("packages.example", { name })}
    </a>
  );
}

const large = "font-serif text-[3.6rem] leading-none tracking-[-0.03em]";

function Price({ plan: { price, kroner }, offer }: PlanCardProps) {
  const { t } = useTranslation("pricing");
  if (!offer) {
    return (
      <>
        <p className={large}>{price}</p>
        {kroner && <p className="mt-2 text-lead">{kroner}</p>}
        <p className={`mt-2 text-fine ${soft}`}>{t("packages.vat")}</p>
      </>
    );
  }
  return (
    <>
      <p className={`flex flex-wrap items-baseline gap-x-3 ${large}`}>
        <span>
          <span className="sr-only">{t("packages.now")} </span>
          {price}
        </span>{" "}
        <s className={`font-sans text-[1.15rem] tracking-normal ${soft}`}>
          <span className="sr-only">{t("packages.before")} </span>
          {offer.formerPrice}
        </s>
      </p>
      {kroner && <p className="mt-2 text-lead">{kroner}</p>}
      <p className={`mt-2 text-fine ${soft}`}>
        {t("packages.vat")} · {t("packages.until", { date: offer.until })}
      </p>
      <p className="mt-1 text-fine font-semibold text-fjord in-[.night]:text-aurora">
        {t("packages.save", { amount: offer.saving })}
      </p>
    </>
  );
}

function CustomPrice({ from }: { from: string }) {
  const { t } = useTranslation("pricing");
  return (
    <>
      <p className={large}>{t("packages.customPrice")}</p>
      <p className={`mt-2 text-fine ${soft}`}>
        {`${t("packages.from", { price: from })} ${t("packages.vat")}`}
      </p>
      <p className={`mt-1 text-fine ${soft}`}>{t("packages.fixed")}</p>
    </>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 py-2.5 ${line}`}>
      <dt>{label}</dt>
      <dd className="text-right font-semibold">{value}</dd>
    </div>
  );
}
