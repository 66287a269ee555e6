import { useTranslation } from "../../i18n/language-provider.tsx";
import { RichText } from "../../i18n/rich-text.tsx";
import { CallToAction } from "../../layout/call-to-action.tsx";
import { Landscape } from "../../ui/landscape.tsx";

/** The end of the services page: the conversation before the first step, next to the summit. */
export function Closing() {
  const { t } = useTranslation("services");
  return (
    <>
      <section className="services-closing wrap" data-print="off">
        <h2 className="max-w-[7em] text-display leading-none">
          <RichText text={t("closing.title")} tags={{ em: <em /> }} />
        </h2>
        <p className="mt-6 max-w-[24em] text-lead leading-normal text-ink-soft">{t("closing.text")}</p>
        <CallToAction className="mt-6" second="none" preview="adjacent" />
      </section>
      <Landscape name="services" />
    </>
  );
}
