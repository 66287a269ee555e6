// biome-ignore-all lint/a11y/noRedundantRoles: a table whose rows are laid out as cards keeps its roles only if they are named
import { useTranslation } from "../i18n/language-provider.tsx";
import type { Plan } from "./price-list.server.ts";

const rows = ["delivery", "revisions", "hosting", "video", "cms"] as const;
type RowKey = (typeof rows)[number];

/**
 * The packages compared. On wide screens a table with a sticky header, on phones one card per row with the
 * three values side by side. Needs the namespace `pricing`.
 */
export function PlanComparison({ plans, label }: { plans: Plan[]; label: string }) {
  const { t } = useTranslation("pricing");
  return (
    <table
      role="table"
      aria-label={label}
      className="w-full border-separate border-spacing-0 text-left max-md:block"
    >
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row">
          <th role="columnheader" scope="col" className={`${head} w-[31%]`}>
            <span className="sr-only">{t("comparison.feature")}</span>
          </th>
          {plans.map(({ item, fullPrice: price }) => (
            <th key={item.id} role="columnheader" scope="col" className={`${head} w-[23%]`}>
              <div className="font-serif text-title leading-tight font-normal">
                {t(`packages.items.${item.id}.name`)}
              </div>
              <div className="text-fine font-normal text-ink-soft">
                {`${item.isCustom ? t("packages.from", { price }) : price} ${t("packages.vat")}`}
              </div>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:grid max-md:gap-4">
        {rows.map((key) => (
          <tr
            key={key}
            role="row"
            className="max-md:grid max-md:grid-cols-[1fr_1fr_1.3fr] max-md:gap-x-3 max-md:rounded-card max-md:border max-md:border-line max-md:bg-snow max-md:p-5"
          >
            <th
              role="rowheader"
              scope="row"
              className={`${cell} font-normal max-md:col-span-3 max-md:pb-3 max-md:font-semibold`}
            >
              {t(`comparison.rows.${key}`)}
            </th>
            {plans.map((plan) => (
              <td key={plan.item.id} role="cell" className={`${cell} font-semibold`}>
                <span aria-hidden className="block text-fine font-normal text-ink-soft md:hidden">
                  {t(`packages.items.${plan.item.id}.name`)}
                </span>
                <Value plan={plan} row={key} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// Above the ticks, which are positioned and come later.
const head = "sticky top-[4.25rem] z-10 border-b border-line-strong bg-mist py-4 pr-4 align-bottom";
const cell = "md:border-b md:border-line md:py-4 md:pr-4";

function Value({ plan: { item, delivery }, row }: { plan: Plan; row: RowKey }) {
  const { t } = useTranslation("pricing");
  switch (row) {
    case "delivery":
      return delivery ?? t("packages.agreed");
    case "revisions":
      return item.revisions === "unlimited" ? t("packages.unlimited") : item.revisions;
    case "hosting":
      return t("packages.years", { count: item.hostingYears });
    default:
      return <YesOrNo yes={item[row]} />;
  }
}

function YesOrNo({ yes }: { yes: boolean }) {
  const { t } = useTranslation("pricing");
  return (
    <>
      <span aria-hidden className={yes ? "tick" : "font-normal text-ink-soft"}>
        {yes ? "" : "–"}
      </span>
      <span className="sr-only">{t(yes ? "comparison.yes" : "comparison.no")}</span>
    </>
  );
}
