import { useSearchParams } from "react-router";
import type { ListingFilter } from "../../../content/data/categories.ts";
import { useTranslation } from "../../i18n/language-provider.tsx";
import type { CardArticle } from "./cards.tsx";
import { type Choice, chosen } from "./filter.ts";

interface FiltersProps {
  filters: { id: ListingFilter; name: string }[];
  articles: CardArticle[];
  choice: Choice;
}

/** The light of each category's covers, as a dot on its chip. */
const chips: Record<Choice, string> = {
  all: "chip",
  "career-development": "chip text-[oklch(0.78_0.14_60)]",
  technology: "chip text-[oklch(0.45_0.12_275)]",
  leadership: "chip text-[oklch(0.66_0.18_38)]",
  "content-creation": "chip text-[oklch(0.72_0.12_350)]",
  "norway-career": "chip text-[oklch(0.72_0.14_168)]",
  creative: "chip text-[oklch(0.6_0.16_330)]",
  healthcare: "chip text-[oklch(0.75_0.08_225)]",
  international: "chip text-[oklch(0.65_0.12_140)]",
};

/** One chip for everything and one a category, each with its count. The choice is in the address. */
export function Filters({ filters, articles, choice }: FiltersProps) {
  const { t } = useTranslation("blog");
  const [, setParameters] = useSearchParams();
  const all = { id: "all" as const, name: t("filter.all") };

  function choose(id: Choice) {
    setParameters(
      (parameters) => {
        if (id === "all") parameters.delete("category");
        else parameters.set("category", id);
        return parameters;
      },
      { preventScrollReset: true },
    );
  }

  return (
    <fieldset aria-label={t("filter.label")} className="chips">
      {[all, ...filters].map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === choice}
          onClick={() => choose(id)}
          className={chips[id]}
        >
          <span>{name}</span>
          <span className="tabular-nums">{chosen(articles, id).length}</span>
        </button>
      ))}
    </fieldset>
  );
}
