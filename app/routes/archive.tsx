import { type ArticleSummary, articleSummaries } from "../../content-loader/articles.ts";
import { formatDate } from "../../shared/time-wording.ts";
import { useTranslation } from "../i18n/language-provider.tsx";
import type { LanguageCode } from "../i18n/languages.ts";
import { LocalLink } from "../i18n/local-link.tsx";
import { RichText } from "../i18n/rich-text.tsx";
import { pageTranslations } from "../i18n/translations.server.ts";
import { translatedMeta } from "../seo/translated-meta.ts";
import { Arrow } from "../ui/arrow.tsx";
import type { Route } from "./+types/archive";

export function loader({ request }: Route.LoaderArgs) {
  const { language, translations } = pageTranslations(request, "archive");
  return { language, translations, months: byMonth(articleSummaries(language), language) };
}

interface Month {
  /** `2025-02`, and its heading. */
  month: string;
  name: string;
  articles: Pick<ArticleSummary, "slug" | "title" | "category" | "minutes">[];
}

/** Groups articles, newest first, by month. */
function byMonth(articles: ArticleSummary[], language: LanguageCode): Month[] {
  const months = Map.groupBy(articles, ({ date }) => date.slice(0, "2025-02".length));
  return [...months].map(([month, found]) => {
    const name = formatDate(month, language);
    return {
      month,
      name: name.slice(0, 1).toUpperCase() + name.slice(1),
      articles: found.map(({ slug, title, category, minutes }) => ({ slug, title, category, minutes })),
    };
  });
}

export function meta(args: Route.MetaArgs) {
  return translatedMeta(args, "archive", args.loaderData?.translations.archive);
}

/** Every article on one line each, including those outside the listing. */
export default function Archive({ loaderData: { months } }: Route.ComponentProps) {
  const { t } = useTranslation("archive");
  const count = months.reduce((sum, { articles }) => sum + articles.length, 0);
  return (
    <div className="wrap pt-28 pb-[clamp(4rem,2.4rem+6vw,7rem)] md:pt-36">
      <p data-print="off">
        <LocalLink to="/blog" className="back-link">
          <Arrow /> {t("back")}
        </LocalLink>
      </p>
      <h1 className="mt-4 max-w-[6.4em]">
        <RichText text={t("title")} tags={{ em: <em className="inline-block" /> }} />
      </h1>
      <p className="mt-6 text-lead leading-normal text-ink-soft">
        {t("lead", { count })}{" "}
        <span className="noscript:hidden" data-print="off">
          <RichText
            text={t("search")}
            tags={{ blog: <LocalLink to="/blog#search" className="link text-ink" /> }}
          />
        </span>
      </p>
      {months.map(({ month, name, articles }) => (
        <section key={month} className="month">
          <h2>{name}</h2>
          <ul className="rows">
            {articles.map(({ slug, title, category, minutes }) => (
              <li key={slug}>
                <LocalLink to={`/blog/${slug}`}>{title}</LocalLink>
                <div>{category}</div>
                <div>{t("minutes", { ns: "common", count: minutes })}</div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
