import { useTranslation } from "../../i18n/language-provider.tsx";
import { LocalLink } from "../../i18n/local-link.tsx";
import { Horizon } from "../../ui/ridge-edge.tsx";

/** The end of the quotes: one that has been opened and waits for its words. */
export function Closing() {
  const { t } = useTranslation("testimonialsPage");
  return (
    <>
      <section className="wrap pb-[clamp(6rem,4rem+9vw,12rem)] text-center" data-print="off">
        <h2 className="your-turn">{t("closing.title")}</h2>
        <p className="mt-8 mb-6 text-lead leading-normal text-balance text-ink-soft">{t("closing.text")}</p>
        <p className="flex flex-wrap justify-center gap-3">
          <LocalLink to="/contact" className="btn btn-primary">
            {t("book", { ns: "cta" })}
          </LocalLink>
          <LocalLink to="/pricing" className="btn btn-ghost">
            {t("packages", { ns: "cta" })}
          </LocalLink>
        </p>
        <p className="mt-5">
          <LocalLink to="/preview" className="link">
            {t("preview", { ns: "cta" })}
          </LocalLink>
        </p>
      </section>
      <Horizon />
    </>
  );
}
