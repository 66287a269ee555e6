import { useTranslation } from "react-i18next";
import { formerPriceOn } from "../../content/data/packages.ts";
import { consultation } from "../../content/data/service.ts";
import { LocalLink } from "../i18n/local-link.tsx";
import type { Plan, PriceList } from "./price-list.server.ts";
import { useOsloDay } from "./use-oslo-day.ts";

/** The packages side by side, the popular one lifted. Needs the words of `pricing` and the heading of a section. */
export function PlanCards({ prices }: { prices: PriceList }) {
  const { t } = useTranslation("pricing");
  const day = useOsloDay(prices.day);
  const offered = prices.plans.flatMap(({ item, offer }) =>
    offer && formerPriceOn(item, day) ? [{ id: item.id, ...offer }] : [],
  );
  const periods = new Set(offered.map((offer) => offer.formerPeriod));
  return (
    <>
      <ul className="grid gap-5 lg:grid-cols-[1fr_1.12fr_1fr]">
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
              .map(({ id, formerPrice }) => `${t(`packages.items.${id}.name`)} ${formerPrice}`)
              .join(", "),
          })}
        </p>
      ))}
    </>
  );
}

interface PlanCardProps {
  plan: Plan;
  /** Only while it holds. */
  offer: Plan["offer"] | undefined;
}

function PlanCard({ plan: { item, price, delivery }, offer }: PlanCardProps) {
  const { t } = useTranslation("pricing");
  const { id, popular, isCustom } = item;
  const features = t(`packages.items.${id}.features`, { returnObjects: true, minutes: consultation.minutes });
  const soft = popular ? "text-on-dark-soft" : "text-ink-soft";
  const line = popular ? "border-line-on-dark" : "border-line";
  const action = popular ? "btn-multe" : "btn-ghost";
  return (
    <li
      className={`flex flex-col gap-x-12 gap-y-7 p-7 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:p-10 ${
        popular ? "night rounded-card shadow-soft lg:-my-7 lg:px-9 lg:py-12" : "tile lg:p-8"
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
        <p className="mt-6 flex flex-wrap items-baseline gap-x-3 font-serif text-[3.6rem] leading-none tracking-[-0.03em]">
          {isCustom ? (
            t("packages.items.premium.price")
          ) : (
            <span>
              {offer && <span className="sr-only">{t("packages.now")} </span>}
              {price}
            </span>
          )}
          {offer && (
            <s className={`font-sans text-[1.15rem] tracking-normal ${soft}`}>
              <span className="sr-only">{t("packages.before")} </span>
              {offer.formerPrice}
            </s>
          )}
        </p>
        <p className={`mt-2 text-fine ${soft}`}>
          {isCustom && `${t("packages.from", { price })} `}
          {t("packages.vat")}
          {offer && ` · ${t("packages.until", { date: offer.until })}`}
        </p>
        {offer && (
          <p className={`mt-1 text-fine font-semibold ${popular ? "text-aurora" : "text-fjord"}`}>
            {t("packages.save", { amount: offer.saving })}
          </p>
        )}
      </div>
      <div className="flex grow flex-col">
        <dl>
          <Row line={line} label={t("packages.rows.delivery")} value={delivery ?? t("packages.agreed")} />
          <Row
            line={line}
            label={t("packages.rows.revisions")}
            value={item.revisions === "unlimited" ? t("packages.unlimited") : String(item.revisions)}
          />
          <Row
            line={line}
            label={t("packages.rows.hosting")}
            value={t("packages.years", { count: item.hostingYears })}
          />
        </dl>
        <p className={`border-t pt-4 text-fine ${line} ${soft}`}>{t(`packages.items.${id}.contains`)}</p>
        <ul className="mt-2 mb-8 grid gap-1.5">
          {features.map((feature) => (
            <li key={feature} className="tick">
              {feature}
            </li>
          ))}
        </ul>
        <div className="mt-auto">
          <LocalLink to={`/contact?package=${id}`} className={`btn ${action}`}>
            {t(`packages.items.${id}.choose`)}
          </LocalLink>
          {isCustom && (
            <p className="mt-3 text-fine">
              <LocalLink to={`/contact?package=${id}#booking`} className="link">
                {t("packages.meeting", { name: t(`packages.items.${id}.name`) })}
              </LocalLink>
            </p>
          )}
        </div>
      </div>
    </li>
  );
}

function Row({ line, label, value }: { line: string; label: string; value: string }) {
  return (
    <div className={`flex justify-between gap-4 border-t py-2.5 ${line}`}>
      <dt>{label}</dt>
      <dd className="text-right font-semibold">{value}</dd>
    </div>
  );
}
