import { useTranslation } from "../../i18n/language-provider.tsx";
import { CallToAction } from "../../layout/call-to-action.tsx";
import { Landscape } from "../../ui/landscape.tsx";

/** The end of the page: CV clichés, struck through line by line, and the remaining question. */
export function Closing() {
  const { t } = useTranslation("whyUs");
  return (
    <>
      <section className="band wrap" data-print="off">
        <div className="pb-[clamp(2rem,7vw,7rem)] font-serif text-display leading-none tracking-[-0.02em]">
          <p className="struck-out">
            {t("closing.phrases", { returnObjects: true }).map(({ struck }) => (
              <del key={struck}>{struck}</del>
            ))}
          </p>
          <h2 className="mt-2 max-w-[11em] text-display leading-none italic">{t("closing.title")}</h2>
          <div className="mt-10 grid items-end gap-x-16 gap-y-6 font-sans text-body leading-normal tracking-normal lg:grid-cols-[1fr_auto]">
            <p className="max-w-[22em] text-lead text-ink-soft">{t("closing.text")}</p>
            <CallToAction preview="adjacent" />
          </div>
        </div>
      </section>
      <Landscape name="why-us" />
    </>
  );
}
