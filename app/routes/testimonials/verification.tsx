import { ClaimFigures } from "../../claims/claim-figures.tsx";
import { HowWeCountLink } from "../../claims/how-we-count-link.tsx";
import { useTranslation } from "../../i18n/language-provider.tsx";
import type { Route } from "../+types/testimonials";

/** How testimonials are verified, and their total figures. */
export function Verification({ claimSet }: Pick<Route.ComponentProps["loaderData"], "claimSet">) {
  const { t } = useTranslation("testimonialsPage");
  const hasFigures = claimSet.figures.length > 0;
  return (
    <section id="checked" className="tinted">
      <div className={`band wrap grid gap-x-20 gap-y-12 ${hasFigures ? "lg:grid-cols-[1.25fr_1fr]" : ""}`}>
        <div>
          <h2 className="mb-8 md:mb-10">{t("checked.title")}</h2>
          <ol className={`grid gap-6 ${hasFigures ? "" : "gap-x-12 md:grid-cols-3"}`}>
            {t("checked.items", { returnObjects: true }).map(({ title, text }) => (
              <li key={title}>
                <h3 className="mb-1">{title}</h3>
                <p className="max-w-[34em] text-ink-soft">{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className="empty:hidden lg:self-end">
          <ClaimFigures set={claimSet} label={t("figures.label")} text={(id) => t(`figures.${id}`)}>
            <HowWeCountLink />
          </ClaimFigures>
        </div>
      </div>
    </section>
  );
}
