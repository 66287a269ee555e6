import { HowWeCountLink } from "../../claims/how-we-count-link.tsx";
import { useTranslation } from "../../i18n/language-provider.tsx";
import type { Route } from "../+types/norway";

type NorwayData = Route.ComponentProps["loaderData"];

/** Salaries in the four cities (our figures and Statistics Norway's), and which industries hire there. */
export function Cities({ cities, citySource }: Pick<NorwayData, "cities" | "citySource">) {
  const { t } = useTranslation("norway");
  return (
    <section className="cities contents">
      <div className="md:max-lg:col-span-2 lg:self-end">
        <h2 className="max-w-[8.3em] lg:max-w-none lg:text-title">{t("cities.title")}</h2>
        <p className="mt-4 max-w-[28.1em] text-ink-soft lg:mt-2">{t("cities.text")}</p>
      </div>
      <div className="grid gap-x-8 gap-y-12 sm:grid-cols-2 md:col-span-2 lg:grid-cols-4">
        {cities.map(({ id, population, salary, official }) => (
          <article key={id} id={id} className="city row-span-3 grid grid-rows-subgrid gap-y-0 pt-5">
            <h3>{t(`cities.items.${id}.name`)}</h3>
            <p className="mt-3 mb-6 text-ink-soft">{t(`cities.items.${id}.text`)}</p>
            <dl className="grid content-start gap-4 line-above pt-5 text-fine">
              {salary && <Pay label={t("cities.salary")} value={salary} />}
              <Pay label={t("cities.official")} value={official} />
              {population && <Row label={t("cities.population")} value={population} />}
              <div>
                <dt className="text-ink-soft">{t("cities.jobMarket")}</dt>
                <dd>{t(`cities.items.${id}.jobMarket`)}</dd>
              </div>
            </dl>
          </article>
        ))}
      </div>
      <p className="max-w-[33em] text-fine text-ink-soft">
        {t("cities.note", citySource)} {cities.some(({ salary }) => salary) && <HowWeCountLink />}
      </p>
    </section>
  );
}

function Pay({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-serif text-title leading-tight">{value}</dd>
    </div>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
