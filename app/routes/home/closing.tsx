import { useTranslation } from "../../i18n/language-provider.tsx";
import { CallToAction } from "../../layout/call-to-action.tsx";
import { Landscape } from "../../ui/landscape.tsx";

/** The end of the home page: one full-width sentence. */
export function Closing() {
  const { t } = useTranslation("cta");
  return (
    <section className="home-closing night" data-print="off">
      <div className="wrap">
        <h2>{t("title")}</h2>
        <p className="mt-6 mb-5 max-w-[22em] text-lead leading-normal text-on-dark-soft">{t("text")}</p>
        <CallToAction variants={["btn-multe", "btn-on-dark"]} preview="adjacent" />
      </div>
      <Landscape name="home" />
    </section>
  );
}
