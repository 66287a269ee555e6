import { ClaimFigures } from "../../claims/claim-figures.tsx";
import { HowWeCountLink } from "../../claims/how-we-count-link.tsx";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { RichText } from "../../i18n/rich-text.tsx";
import type { Route } from "../+types/services";
import { WeeksKey, WeeksLine } from "./weeks-line.tsx";

type DeliveryProps = Pick<
  Route.ComponentProps["loaderData"],
  "claimSet" | "figuresAsOf" | "websiteDays" | "weeks"
>;

/** The delivery guarantee, with the three weeks as a line and our record so far. */
export function Delivery({ claimSet, figuresAsOf, websiteDays, weeks }: DeliveryProps) {
  const { t } = useTranslation("services");
  return (
    <section className="night delivery-panel">
      <div className="band wrap">
        <h2 className="text-display leading-none">
          <RichText text={t("promise.title")} tags={{ em: <em /> }} />
        </h2>
        <div className="mt-6 grid items-end gap-x-16 gap-y-10 md:mt-10 md:grid-cols-[1fr_1.2fr]">
          <p className="max-w-[24em] self-start text-lead leading-normal text-on-dark-soft">
            {t("promise.text")}
          </p>
          <div>
            <ClaimFigures set={claimSet} label={t("delivery.label")} text={(id) => t(`delivery.${id}`)}>
              {claimSet.proved ? t("delivery.source", { asOf: figuresAsOf }) : t("delivery.samples")}{" "}
              <HowWeCountLink />
            </ClaimFigures>
          </div>
        </div>
        <figure className="mt-16 md:mt-24">
          <WeeksLine {...weeks} />
          <figcaption className="text-fine text-on-dark-soft">{t("promise.weeks")}</figcaption>
        </figure>
        <dl className="mt-10 grid gap-x-12 gap-y-8 md:grid-cols-3">
          <Promised mark="first" label={t("promise.rows.reply")} value={t("promise.reply")} />
          <Promised mark="site" label={t("promise.rows.website")} value={websiteDays} />
          <Promised mark="project" label={t("promise.rows.project")} value={t("promise.project")} />
        </dl>
      </div>
    </section>
  );
}

function Promised({
  mark,
  label,
  value,
}: {
  mark: "first" | "site" | "project";
  label: string;
  value: string;
}) {
  return (
    <div className="flex flex-col">
      <dt className="order-2 mt-2 max-w-[18em] text-on-dark-soft">{label}</dt>
      <dd className="font-serif text-heading leading-none">
        <WeeksKey mark={mark} />
        {value}
      </dd>
    </div>
  );
}
