import { type ArticleSummary, findArticle } from "../../content-loader/articles.ts";
import { formatDate } from "../../shared/time-wording.ts";
import { useTranslation } from "../i18n/language-provider.tsx";
import { languageFromPath } from "../i18n/languages.ts";
import { LocalLink } from "../i18n/local-link.tsx";
import type { LoadedTranslations } from "../i18n/namespaces.ts";
import { translationsFor } from "../i18n/translations.server.ts";
import { ClosingCall } from "../layout/closing-call.tsx";
import { NotFoundPage } from "../layout/not-found-page.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { shareImage } from "../seo/publisher.ts";
import { translatedMeta } from "../seo/translated-meta.ts";
import type { Route } from "./+types/article";
import { breadcrumbData, postingData } from "./article/article-data.ts";
import { ArticleView } from "./article/article-view.tsx";
import { ArticleCard, pickCardFacts } from "./blog/article-card.tsx";
import { feedLinks } from "./blog/feed-links.ts";

/** Minimum minutes from which an article's closing call links to the services. */
const longRead = 12;

export function loader({ request, params }: Route.LoaderArgs) {
  const language = languageFromPath(new URL(request.url).pathname);
  // Prerendering requests paths with a trailing slash.
  const found = findArticle(language, params["*"].replace(/\/$/, ""));
  // The 404 page at /blog/404, served for unknown articles.
  if (!found) return { language, translations: translationsFor(language, "notFound") as LoadedTranslations };
  const { related, previous, next, date, updated, ...article } = found;
  return {
    language,
    translations: translationsFor(language, "articles") as LoadedTranslations,
    article: {
      ...article,
      date,
      updated,
      shownDate: formatDate(date, language),
      shownUpdate: updated > date ? formatDate(updated, language) : undefined,
    },
    related: related.map(pickCardFacts),
    previous: previous && neighbour(previous),
    next: next && neighbour(next),
  };
}

function neighbour({ slug, title }: ArticleSummary) {
  return { slug, title };
}

/** The article's own part of the page_view event. */
export const handle = {
  pageView({ article }: Route.ComponentProps["loaderData"]) {
    if (!article) return {};
    const { title, slug, category, date, minutes } = article;
    return {
      article_title: title,
      article_slug: slug,
      article_category: category,
      article_published: date,
      article_minutes: minutes,
    };
  },
};

export function meta(args: Route.MetaArgs) {
  const { loaderData, location } = args;
  const translations = loaderData?.translations.articles;
  if (!loaderData?.article || !translations) {
    return translatedMeta(args, "notFound", loaderData?.translations.notFound, { indexed: false });
  }
  const { language, article } = loaderData;
  const { slug, title, description } = article;
  const author = translations.author;
  const image = shareImage(slug, language);
  const page = pageMeta({
    pathname: location.pathname,
    language,
    title,
    description,
    image,
    type: "article",
  });
  return [
    ...page,
    { name: "author", content: author },
    { name: "keywords", content: article.tags.join(", ") },
    { property: "article:published_time", content: article.date },
    { property: "article:modified_time", content: article.updated },
    { property: "article:section", content: article.section },
    ...feedLinks(language),
    { "script:ld+json": postingData(language, article, author) },
    {
      "script:ld+json": breadcrumbData(language, [
        { name: translations.home, path: "/" },
        { name: translations.blog, path: "/blog" },
        { name: title, path: `/blog/${slug}` },
      ]),
    },
  ];
}

export default function Page({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("articles");
  const { article, related, previous, next } = loaderData;
  if (!article) return <NotFoundPage />;
  const services = { to: "/services", label: t("closing.services") };
  return (
    <>
      {/* Keyed, so that no reading state of the previous article remains. */}
      <ArticleView key={article.slug} article={article} />
      <Neighbours previous={previous} next={next} />
      <section aria-labelledby="related" className="band wrap" data-print="off">
        <h2 id="related" className="mb-10">
          {t("related")}
        </h2>
        <div className="related grid gap-5 md:grid-cols-3">
          {related.map((summary) => (
            <ArticleCard key={summary.slug} article={summary} />
          ))}
        </div>
      </section>
      <ClosingCall
        title={t("closing.title")}
        text={t("closing.text")}
        label={t("closing.getStarted")}
        second={article.minutes >= longRead ? services : undefined}
      />
    </>
  );
}

interface NeighbourProps {
  previous?: { slug: string; title: string };
  next?: { slug: string; title: string };
}

function Neighbours({ previous, next }: NeighbourProps) {
  const { t } = useTranslation("articles");
  return (
    <nav aria-label={t("neighbours")} className="wrap neighbours" data-print="off">
      {previous && (
        <LocalLink to={`/blog/${previous.slug}`}>
          <div>{t("previous")}</div>
          {previous.title}
        </LocalLink>
      )}
      {next && (
        <LocalLink to={`/blog/${next.slug}`} className="next">
          <div>{t("next")}</div>
          {next.title}
        </LocalLink>
      )}
    </nav>
  );
}
