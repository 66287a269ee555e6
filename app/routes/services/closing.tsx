import { useTranslation } from "../../i18n/language-provider.tsx";
import { RichText } from "../../i18n/rich-text.tsx";
import { NextSteps } from "../../layout/next-steps.tsx";
import { Horizon } from "../../ui/mountain-edge.tsx";

/** The end of the services page: the path's first step again. */
export function Closing() {
  const { t } = useTranslation("services");
  return (
    <>
      <section className="from-nought wrap" data-print="off">
        <h2 className="text-display leading-none">
          <RichText text={t("closing.title")} tags={{ em: <em /> }} />
        </h2>
        <Way />
        <div>
          <p className="max-w-[24em] text-lead leading-normal text-ink-soft">{t("closing.text")}</p>
          <NextSteps place="mt-6" second="none" preview="beside" />
        </div>
      </section>
      <Horizon />
    </>
  );
}

/** A line through the steps. Decorative: the heading names the step. */
function Way() {
  return (
    <div aria-hidden className="all-steps">
      <svg aria-hidden viewBox="0 0 4 4" preserveAspectRatio="none">
        <path d="M0 4C.55 4 .45 3 1 3S1.45 2 2 2 2.45 1 3 1 3.45 0 4 0" vectorEffect="non-scaling-stroke" />
      </svg>
      {[0, 1, 2, 3, 4].map((step) => (
        <div key={step} className="stone">
          {step}
        </div>
      ))}
    </div>
  );
}
