import { useSearchParams } from "react-router";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { LocalLink } from "../../i18n/local-link.tsx";
import type { CardArticle } from "./cards.tsx";
import { type Choice, filterArticles } from "./filter.ts";
import type { Search } from "./use-search.ts";

interface FiltersProps {
  filters: { id: string; name: string }[];
  articles: CardArticle[];
  choice: Choice;
  /** How many articles there are in all, also outside the listing. */
  published: number;
  search: Search;
}

/**
 * Chips for everything and each category with counts, and the link to the archive. The
 * filter is in the URL.
 */
export function Filters({ filters, articles, choice, published, search }: FiltersProps) {
  const { t } = useTranslation("blog");
  const [, setParameters] = useSearchParams();
  const all = { id: "all" as const, name: t("filter.all") };

  function choose(id: Choice) {
    setParameters(
      (parameters) => {
        if (id === "all") parameters.delete("category");
        else parameters.set("category", id);
        // The query that was written last may not have been rendered yet.
        return search.writeQuery(parameters);
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
          className={id === all.id ? "chip" : `chip chip-${id}`}
        >
          <span>{name}</span>
          <span>{filterArticles(articles, id).length}</span>
        </button>
      ))}
      <LocalLink to="/blog/archive" className="chip">
        {t("all", { count: published })}
      </LocalLink>
    </fieldset>
  );
}
