import { useTranslation } from "../../i18n/language-provider.tsx";
import { LocalLink } from "../../i18n/local-link.tsx";

/** The end of the front page: one sentence as wide as the sky over the horizon. */
export function Closing() {
  const { t } = useTranslation("cta");
  return (
    <section className="before-dawn night" data-print="off">
      <div className="wrap">
        <h2>{t("title")}</h2>
        <p className="mt-6 mb-5 max-w-[22em] text-lead leading-normal text-on-dark-soft">{t("text")}</p>
        <p className="flex flex-wrap gap-3">
          <LocalLink to="/contact" className="btn btn-multe">
            {t("book")}
          </LocalLink>
          <LocalLink to="/pricing" className="btn btn-on-dark">
            {t("packages")}
          </LocalLink>
          <LocalLink to="/preview" className="link self-center px-2 py-2.5 font-semibold">
            {t("preview")}
          </LocalLink>
        </p>
      </div>
    </section>
  );
}
