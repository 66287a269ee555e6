import { useTranslation } from "../../i18n/language-provider.tsx";
import { CallToAction } from "../../layout/call-to-action.tsx";
import { Landscape } from "../../ui/landscape.tsx";

/** The end of the testimonials: an empty quote for the visitor's own. */
export function Closing() {
  const { t } = useTranslation("testimonialsPage");
  return (
    <>
      <section className="wrap pb-[clamp(2rem,11vw,12rem)] text-center" data-print="off">
        <h2 className="empty-quote">{t("closing.title")}</h2>
        <p className="mx-auto mt-8 mb-6 max-w-[33em] text-lead leading-normal text-balance text-ink-soft">
          {t("closing.text")}
        </p>
        <CallToAction className="justify-center" preview="below" />
      </section>
      <Landscape name="testimonials" />
    </>
  );
}
