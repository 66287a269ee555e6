import { claims } from "../../content-loader/data/claims.ts";
import { HowWeCountLink } from "../claims/how-we-count-link.tsx";
import { useTranslation } from "../i18n/language-provider.tsx";
import { LocalLink } from "../i18n/local-link.tsx";
import { RichText } from "../i18n/rich-text.tsx";
import { pageTranslations } from "../i18n/translations.server.ts";
import { PlanCards } from "../pricing/plan-cards.tsx";
import { PlanComparison } from "../pricing/plan-comparison.tsx";
import { type Plan, type PriceList, priceList } from "../pricing/price-list.server.ts";
import { translatedMeta } from "../seo/translated-meta.ts";
import type { Route } from "./+types/pricing";
import { Closing } from "./pricing/closing.tsx";

/** Part of every one-time price; the uptime only if the site may state it. */
const included = ["hosting", "ssl", "dailyBackups", "ongoingSupport", "uptime"] as const;

export function loader({ request }: Route.LoaderArgs) {
  const { language, translations } = pageTranslations(request, "pricing");
  return {
    language,
    translations,
    prices: priceList(language),
    included: included.filter((id) => id !== "uptime" || claims.uptime),
  };
}

export function meta(args: Route.MetaArgs) {
  return translatedMeta(args, "pricing", args.loaderData?.translations.pricing);
}

export default function Pricing({ loaderData: { prices, included } }: Route.ComponentProps) {
  return (
    <>
      <Opening plans={prices.plans} />
      <Packages prices={prices} />
      <Guarantee />
      <Included items={included} />
      <Comparison plans={prices.plans} />
      <Questions />
      <Closing plans={prices.plans} />
    </>
  );
}

/** The price overview: everything a customer pays, each package linked to its card. */
function Opening({ plans }: { plans: Plan[] }) {
  const { t } = useTranslation("pricing");
  return (
    <div className="price-overview-shadow wrap pt-32 pb-14 md:max-lg:pt-36 md:pb-16 lg:pt-26">
      <div className="order-summary price-overview">
        <h1>
          <RichText text={t("hero.title")} tags={{ em: <em className="block" /> }} />
        </h1>
        <dl>
          {plans.map(({ item: { id, isCustom }, price }) => (
            <div key={id}>
              <dt>
                <a href={`#${id}`} className="link">
                  {t(`packages.items.${id}.name`)}
                </a>
              </dt>
              <dd>
                <b>{isCustom ? t("packages.from", { price }) : price}</b> <small>{t("packages.vat")}</small>
              </dd>
            </div>
          ))}
          <div>
            <dt>{t("hero.subscription")}</dt>
            <dd>
              <b>{t("hero.none")}</b>
            </dd>
          </div>
        </dl>
        <p>{t("hero.lead")}</p>
      </div>
    </div>
  );
}

function Packages({ prices }: { prices: PriceList }) {
  const { t } = useTranslation("pricing");
  return (
    <section className="wrap">
      <h2 className="sr-only">{t("packages.title")}</h2>
      <PlanCards prices={prices} />
    </section>
  );
}

function Included({ items }: { items: (typeof included)[number][] }) {
  const { t } = useTranslation("pricing");
  return (
    <section className="band wrap break-inside-avoid">
      <h2 className="mb-6 text-title">{t("included.title")}</h2>
      <ul className="grid border-b border-line md:auto-cols-fr md:grid-flow-col md:border-t">
        {items.map((id) => (
          <li
            key={id}
            className="border-line py-4 max-md:border-t md:border-l md:px-4 md:py-6 md:first:border-l-0 md:first:pl-0"
          >
            <b className="block">{t(`included.items.${id}.title`)}</b>
            <span className="text-fine text-ink-soft">{t(`included.items.${id}.text`)}</span>
            {id === "uptime" && <HowWeCountLink className="block w-fit text-fine" />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Comparison({ plans }: { plans: Plan[] }) {
  const { t } = useTranslation("pricing");
  return (
    <section className="border-y border-line bg-mist">
      <div className="band wrap">
        <h2 className="mb-8">{t("comparison.title")}</h2>
        <PlanComparison plans={plans} label={t("comparison.title")} />
      </div>
    </section>
  );
}

function Questions() {
  const { t } = useTranslation("pricing");
  return (
    <section className="band wrap grid gap-x-16 gap-y-8 md:grid-cols-[1fr_1.6fr]">
      <h2 className="md:max-w-[5.5em]">{t("faq.title")}</h2>
      <div className="border-b border-line">
        {t("faq.items", { returnObjects: true }).map(({ question, answer }, i) => (
          <details key={question} open={i === 0} className="question line-above">
            <summary className="flex justify-between gap-6 py-5 font-serif text-[1.5rem] leading-tight text-balance">
              {question}
            </summary>
            <p className="max-w-[33em] pb-7 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

function Guarantee() {
  const { t } = useTranslation("pricing");
  return (
    <section className="wrap pt-14 lg:pt-20">
      <div className="grid items-center gap-x-16 gap-y-6 border-y border-line py-10 md:grid-cols-[1fr_1.6fr] md:py-14">
        <h2>
          <RichText
            text={t("guarantee.title")}
            tags={{
              // The space at its end is for screen readers, which would read both lines as one word.
              number: (
                <span className="block whitespace-pre text-[clamp(7rem,5rem+10vw,13rem)] leading-[0.8] tracking-[-0.05em] text-fjord" />
              ),
              rest: <span className="mt-4 block text-title" />,
            }}
          />
        </h2>
        <div className="max-w-[34.2em]">
          <p className="text-lead leading-normal">{t("guarantee.text")}</p>
          <p className="mt-4 text-ink-soft">{t("guarantee.rights")}</p>
          <p className="mt-6">
            <LocalLink to="/terms#guarantee" className="link">
              {t("guarantee.terms")}
            </LocalLink>
          </p>
        </div>
      </div>
    </section>
  );
}
