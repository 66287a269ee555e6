import { useTranslation } from "../../i18n/language-provider.tsx";
import { LocalLink } from "../../i18n/local-link.tsx";
import { CallToAction } from "../../layout/call-to-action.tsx";
import type { Plan } from "../../pricing/price-list.server.ts";
import { Arrow } from "../../ui/arrow.tsx";
import { Landscape } from "../../ui/landscape.tsx";

/** The end of the pricing page: whom each package is for, and contact for open questions. */
export function Closing({ plans }: { plans: Plan[] }) {
  const { t } = useTranslation("pricing");
  return (
    <>
      <section className="wrap pb-[clamp(2rem,7vw,7rem)]" data-print="off">
        <h2 className="text-display leading-none italic">{t("closing.title")}</h2>
        <ul className="occasions mt-10 mb-12">
          {plans.map(({ item: { id } }) => (
            <li key={id}>
              <LocalLink to={`/contact?package=${id}#write`}>
                <div className="font-serif text-heading leading-tight">
                  {t(`packages.items.${id}.description`)}
                </div>
                <b>
                  {t(`packages.items.${id}.name`)} <Arrow />
                </b>
              </LocalLink>
            </li>
          ))}
        </ul>
        <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[1fr_auto]">
          <p className="max-w-[28.1em] text-lead leading-normal text-ink-soft">{t("closing.text")}</p>
          <CallToAction second={{ to: "/services", label: t("closing.services") }} preview="adjacent" />
        </div>
      </section>
      <Landscape name="pricing" />
    </>
  );
}
