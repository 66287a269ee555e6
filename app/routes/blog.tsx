import { useSearchParams } from "react-router";
import {
  articleSlugs,
  type ListedArticle,
  listedArticles,
  listingLength,
  startHereArticles,
} from "../../content-loader/articles.ts";
import { categoryName } from "../../content-loader/data/categories.ts";
import { listingFilters } from "../../content-loader/data/listing-filters.ts";
import { preventBreaks } from "../../content-loader/prevent-breaks.ts";
import { formatDate } from "../../shared/time-wording.ts";
import { useHydrated } from "../hydration/use-hydrated.ts";
import { useTranslation } from "../i18n/language-provider.tsx";
import type { LanguageCode } from "../i18n/languages.ts";
import { LocalLink } from "../i18n/local-link.tsx";
import { RichText } from "../i18n/rich-text.tsx";
import { pageTranslations } from "../i18n/translations.server.ts";
import { NewsletterBand } from "../layout/newsletter-band.tsx";
import { translatedMeta } from "../seo/translated-meta.ts";
import type { Route } from "./+types/blog";
import { blogData } from "./blog/blog-data.ts";
import { Card, type CardArticle, Featured } from "./blog/cards.tsx";
import { Closing } from "./blog/closing.tsx";
import { feedLinks } from "./blog/feed-links.ts";
import { type Choice, choiceFrom, filterArticles, filterFor, otherTopics } from "./blog/filter.ts";
import { Filters } from "./blog/filters.tsx";
import { SearchField, SearchResults } from "./blog/search.tsx";
import { useSearch } from "./blog/use-search.ts";

export function loader({ request }: Route.LoaderArgs) {
  const { language, translations } = pageTranslations(request, "blog");
  return {
    language,
    translations,
    filters: [
      ...listingFilters.map(({ id }) => ({ id, name: categoryName(id, language) })),
      { id: otherTopics, name: translations.blog?.filter.other ?? "" },
    ],
    articles: listedArticles(language)
      .slice(0, listingLength)
      .map((listed) => cardData(listed, language)),
    published: articleSlugs().length,
    start: startHereArticles(language).map(({ slug, title, minutes }) => ({ slug, title, minutes })),
  };
}

/** Every field is twice in the first response, in the HTML and in the data: only what is shown. */
function cardData(
  { order, date, categoryId, listingCategory, ...article }: ListedArticle,
  language: LanguageCode,
): CardArticle {
  const description = preventBreaks(article.description);
  return {
    ...article,
    description,
    date,
    shownDate: formatDate(date, language),
    filter: filterFor(listingCategory),
  };
}

export function meta(args: Route.MetaArgs) {
  const translations = args.loaderData?.translations.blog;
  if (!args.loaderData || !translations) return [];
  const { language, articles } = args.loaderData;
  const { description, keywords, shareTitle, shareDescription } = translations.meta;
  const shared: Record<string, string> = { "og:title": shareTitle, "og:description": shareDescription };
  const ordinary = translatedMeta(args, "blog", translations).map((entry) => {
    const content = "property" in entry && shared[String(entry.property)];
    return content ? { ...entry, content } : entry;
  });
  return [
    ...ordinary,
    { name: "keywords", content: keywords },
    ...feedLinks(language),
    { "script:ld+json": blogData(language, description, articles) },
  ];
}

export default function Listing({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("blog");
  const { filters, articles, published, start } = loaderData;
  const [, second] = articles;
  const [parameters] = useSearchParams();
  const hydrated = useHydrated();
  const choice = hydrated ? choiceFrom(parameters) : "all";
  const search = useSearch();
  return (
    <>
      <div className="panorama">
        <Panorama />
        <h1 className="wrap">
          <RichText text={t("title")} tags={{ em: <em className="inline-block" /> }} />
        </h1>
      </div>
      <div className="wrap grid items-end gap-x-16 gap-y-8 pt-8 pb-10 md:grid-cols-[1.7fr_1fr] md:pt-12">
        <p className="max-w-[32.9em] text-lead leading-normal text-ink-soft">{t("lead")}</p>
        <SearchField search={search} />
      </div>
      <Filters filters={filters} articles={articles} choice={choice} published={published} search={search} />
      {search.query ? (
        <SearchResults search={search} choice={choice} />
      ) : (
        <Articles
          articles={filterArticles(articles, choice)}
          choice={choice}
          published={published}
          category={filters.find(({ id }) => id === choice)?.name ?? ""}
        />
      )}
      <NewsletterBand />
      <Start articles={start} />
      <Closing cover={second?.slug} />
    </>
  );
}

/** A landscape from edge to edge, by day or at night with the colour scheme. Decorative. */
function Panorama() {
  const files = (light: string) =>
    [1440, 2560].map((width) => `/covers/panorama-${light}-${width}.avif ${width}w`).join(", ");
  const sizes = "(width < 51.25rem) 60rem, 100vw";
  return (
    <picture data-print="off">
      <source media="(prefers-color-scheme: dark)" srcSet={files("night")} sizes={sizes} />
      <img
        src="/covers/panorama-day-1440.avif"
        srcSet={files("day")}
        sizes={sizes}
        alt=""
        width={2560}
        height={945}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  );
}

interface ArticlesProps {
  articles: CardArticle[];
  choice: Choice;
  category: string;
  /** Number of all articles, including those outside the listing. */
  published: number;
}

/** The first article large, the others in a grid, and the link to the archive. */
function Articles(props: ArticlesProps) {
  const { t } = useTranslation("blog");
  const { choice, category } = props;
  const [featured, ...rest] = props.articles;
  const count = props.articles.length;
  return (
    <div className="wrap pt-10 pb-[clamp(4rem,2.4rem+6vw,7rem)]">
      <div className="kicker flex justify-between gap-6">
        <h2 id="featured" className="kicker mb-0">
          {choice === "all" ? t("featured") : t("featuredIn", { category })}
        </h2>
        {/* No role="status": Orca announces only its name. */}
        <p aria-live="polite">
          {choice === "all" ? t("filter.shown", { count }) : t("filter.shownIn", { count, category })}
        </p>
      </div>
      {featured && <Featured article={featured} />}
      {rest.length > 0 && (
        <section aria-labelledby="more" className="mt-14 md:mt-20">
          <h2 id="more" className="kicker">
            {choice === "all" ? t("more") : t("moreIn", { category })}
          </h2>
          <ul className="cards grid gap-5 sm:max-lg:grid-cols-2">
            {rest.map((article) => (
              <li key={article.slug} className="grid">
                <Card article={article} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="mt-10">
        <LocalLink to="/blog/archive" className="btn btn-ghost">
          {t("all", { count: props.published })}
        </LocalLink>
      </p>
    </div>
  );
}

/** The basic articles, as a list to read in order. */
function Start({ articles }: { articles: { slug: string; title: string; minutes: number }[] }) {
  const { t } = useTranslation("blog");
  if (articles.length === 0) return null;
  return (
    <section
      aria-labelledby="start"
      className="mb-[clamp(4rem,2.4rem+6vw,7rem)] border-y border-line bg-mist/60"
    >
      <div className="band wrap grid gap-x-16 gap-y-8 md:grid-cols-[1fr_1.7fr]">
        <div>
          <h2 id="start">{t("start.title")}</h2>
          <p className="mt-4 max-w-[19.5em] text-ink-soft">{t("start.text")}</p>
        </div>
        <ol className="rows">
          {articles.map(({ slug, title, minutes }) => (
            <li key={slug}>
              <LocalLink to={`/blog/${slug}`} className="font-serif text-title leading-tight">
                {title}
              </LocalLink>
              <span className="text-fine text-ink-soft whitespace-nowrap">
                {t("minutes", { ns: "common", count: minutes })}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
