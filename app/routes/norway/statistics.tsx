import type { ReactNode } from "react";
import { HowWeCountLink } from "../../claims/how-we-count-link.tsx";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { LocalLink } from "../../i18n/local-link.tsx";
import { RichText } from "../../i18n/rich-text.tsx";
import type { Route } from "../+types/norway";

type NorwayData = Route.ComponentProps["loaderData"];

/** The job market in figures, each with source and official figure. */
export function Statistics({ statistics }: Pick<NorwayData, "statistics">) {
  const { t } = useTranslation("norway");
  return (
    <section className="band wrap grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.5fr]">
      <div className="grid gap-x-12 gap-y-5 md:max-lg:grid-cols-2 lg:sticky lg:top-28">
        <h2 className="max-w-[6.4em]">{t("statistics.title")}</h2>
        <div>
          <p className="mb-6 max-w-[24.4em] text-ink-soft">{t("statistics.text")}</p>
          <ul className="grid gap-2">
            {statistics.some(({ value }) => value) && (
              <li>
                <HowWeCountLink />
              </li>
            )}
            <li>
              <LocalLink to="/blog/norway-job-market" className="link">
                {t("statistics.article")}
              </LocalLink>
            </li>
          </ul>
        </div>
      </div>
      <dl className="border-b border-line">
        {statistics.map(({ id, value, official }) => (
          <div key={id} className="flex flex-wrap gap-4 line-above py-6 text-fine text-ink-soft">
            <dt className="basis-full text-body font-semibold text-ink">
              {t(`statistics.items.${id}.text`)}
            </dt>
            {value && (
              <dd className="flex-[1_6rem]">
                <Figure>{value}</Figure> {t("statistics.own")}
              </dd>
            )}
            <dd className="flex-[3_12rem]">
              <RichText text={t(`statistics.items.${id}.note`, { ...official })} tags={{ b: <Figure /> }} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Both figures in the same size. */
function Figure({ children }: { children?: ReactNode }) {
  return (
    <b className="mb-2 block font-serif text-title leading-none font-normal tracking-tight text-ink sm:text-heading">
      {children}
    </b>
  );
}
