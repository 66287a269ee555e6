import type { regions as markets } from "../../../content-loader/data/regions.ts";
import { preventBreaksInName } from "../../../content-loader/prevent-breaks.ts";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { TickList } from "../../ui/tick-list.tsx";

type RegionId = (typeof markets)[number]["id"];

/**
 * Services for a career abroad: what changes on one side of a border, how it arrives on the other, and
 * the regions as a stamp on the border.
 */
export function BorderComparison() {
  const { t } = useTranslation("international");
  return (
    <section className="band wrap">
      <h2 className="mb-10 max-w-[10.1em] md:mb-6">{t("services.title")}</h2>
      <ul>
        {t("services.items", { returnObjects: true }).map(({ title, text, features, regions }) => (
          <li key={title} className="border-comparison">
            <div>
              <h3 className="text-title">{title}</h3>
              <p className="mt-3 max-w-[24em] text-ink-soft">{text}</p>
            </div>
            <div className="border-comparison-line">
              <p className="border-comparison-stamp">
                {/* Lines break between names only. One string, because React drops the space between expressions. */}
                {`${t("services.regions")} ${regions.map((id) => preventBreaksInName(t(`regions.items.${id as RegionId}.name`))).join(", ")}`}
              </p>
            </div>
            <TickList items={features} />
          </li>
        ))}
      </ul>
    </section>
  );
}
