import { useMemo } from "react";
import { adviseOn, excludedRules } from "../../../profile/advice/advise.ts";
import type { HelpfulArticle } from "../../../profile/advice/observation.ts";
import { type Draft, resolveField, shownResume } from "../../../profile/draft/draft.ts";
import type { Withheld } from "../../../profile/parse/private/withheld.ts";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { LocalLink } from "../../i18n/local-link.tsx";
import { useCommands } from "../context.ts";

interface AdviceProps {
  draft: Draft;
  /** Titles of the articles that help, by slug. */
  articles: Record<HelpfulArticle, string>;
  /** The parser may have missed entries. */
  isDoubtful: boolean;
  withheld: Withheld[];
}

/** Questions that a recruiter would ask, each with the passages concerned. Updated with every edit. */
export function Advice({ draft, articles, isDoubtful, withheld }: AdviceProps) {
  const { t } = useTranslation("studio");
  const { dispatch } = useCommands();
  const { t: tAdvice } = useTranslation("advice");
  const observations = useMemo(
    () =>
      adviseOn(shownResume(draft), new Date().toISOString().slice(0, 7), excludedRules(isDoubtful, withheld)),
    [draft, isDoubtful, withheld],
  );

  return (
    <section className="studio-wrap band" aria-labelledby="advice" id="studio-advice">
      <div className="mb-8 grid items-end gap-x-12 gap-y-3 md:grid-cols-2">
        <h2 id="advice" className="max-w-[9em]">
          {t("advice.title")}
        </h2>
        <p className="max-w-[28em] text-ink-soft">
          {observations.length > 0 ? t("advice.text") : t("advice.none")}
        </p>
      </div>
      <ol className="advice">
        {observations.map(({ rule, values, passages, article }) => (
          <li key={rule}>
            <h3>{tAdvice(`${rule}.title`, values)}</h3>
            <p className="mt-2 text-ink-soft">{tAdvice(`${rule}.reason`)}</p>
            <p className="mt-4 text-fine text-ink-soft">{t("advice.where")}</p>
            <ul className="advice-passages">
              {passages.map(({ path, quote }) => {
                const fieldRef = resolveField(draft, path, true);
                return (
                  <li key={path}>
                    <button
                      type="button"
                      onClick={() => fieldRef && dispatch({ type: "field-requested", fieldRef })}
                    >
                      {quote || path}
                    </button>
                  </li>
                );
              })}
            </ul>
            <p className="mt-4 text-fine">
              <LocalLink to={`/blog/${article}`} className="link">
                {t("advice.article", { title: articles[article] })}
              </LocalLink>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
