import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { type ArticleSummary, article as articleOf } from "../../../content/articles.ts";
import { formatDate } from "../../../content/format.ts";
import { site } from "../../../site.config.ts";
import type { LanguageCode } from "../../i18n/languages.ts";
import { LocalLink } from "../../i18n/local-link.tsx";
import { pageWords } from "../../i18n/words.server.ts";
import { ArticleCard } from "../../layout/article-card.tsx";
import { ClosingCall } from "../../layout/closing-call.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import { Arrow } from "../../ui/arrow.tsx";
import { Cover } from "../../ui/cover.tsx";
import { ExternalLink } from "../../ui/external-link.tsx";
import type { Route } from "./+types/article";
import { feedLinks } from "./feed-links.ts";
import { breadcrumbData, postingData, shareImage } from "./structured-data.ts";
import { useInnerLinks } from "./use-inner-links.ts";
import { useReading } from "./use-reading.ts";

/** From how many minutes on an article's closing call also leads to the services. */
const longRead = 12;

export function loader({ request, params }: Route.LoaderArgs) {
  const { language, words } = pageWords(request, "articles");
  const found = articleOf(language, params.slug);
  if (!found) throw new Response(null, { status: 404 });
  const { related, previous, next, date, updated, ...article } = found;
  return {
    language,
    words,
    article: {
      ...article,
      date,
      updated,
      shownDate: formatDate(date, language),
      shownUpdate: updated > date ? formatDate(updated, language) : undefined,
    },
    related: related.map(({ slug, title, category, minutes }) => ({ slug, title, category, minutes })),
    previous: previous && neighbour(previous),
    next: next && neighbour(next),
  };
}

function neighbour({ slug, title }: ArticleSummary) {
  return { slug, title };
}

type ArticleData = Route.ComponentProps["loaderData"]["article"];

/** The article's own part of the page_view event. */
export const handle = {
  pageView({ article }: Route.ComponentProps["loaderData"]) {
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

export function meta({ loaderData, location }: Route.MetaArgs) {
  const words = loaderData?.words.articles;
  if (!loaderData || !words) return [];
  const { language, article } = loaderData;
  const { slug, title, description } = article;
  const author = words.author.replace("{{brand}}", site.brand);
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
    { property: "article:section", content: article.category },
    ...feedLinks(language),
    { "script:ld+json": postingData(language, article, author) },
    {
      "script:ld+json": breadcrumbData(language, [
        { name: words.home, path: "/" },
        { name: words.blog, path: "/blog" },
        { name: title, path: `/blog/${slug}` },
      ]),
    },
  ];
}

export default function Page({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("articles");
  const { article, related, previous, next } = loaderData;
  const services = { to: "/services", label: t("closing.services") };
  return (
    <>
      {/* A new article starts from the top: nothing of the reader's place in the last one stays. */}
      <Reading key={article.slug} article={article} />
      <Neighbours previous={previous} next={next} />
      <section aria-labelledby="related" className="band wrap" data-print="off">
        <h2 id="related" className="mb-10">
          {t("related")}
        </h2>
        <div className="grid gap-5 md:grid-cols-3">
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

function Reading({ article }: { article: ArticleData }) {
  const body = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const current = useReading(body, bar);
  useInnerLinks(body);
  return (
    <>
      <div ref={bar} aria-hidden className="reading-bar" data-print="off" />
      <article className="article wrap">
        <Opening article={article} />
        <Contents headings={article.headings} current={current} />
        <div className="article-text">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from our own Markdown, which may hold no HTML */}
          <div ref={body} className="prose" dangerouslySetInnerHTML={{ __html: article.html }} />
          <Sources sources={article.sources} />
        </div>
      </article>
    </>
  );
}

function Opening({ article }: { article: ArticleData }) {
  const { t } = useTranslation("articles");
  return (
    <header className="contents">
      <p data-print="off">
        <LocalLink to="/blog" className="back-link">
          <Arrow /> {t("back")}
        </LocalLink>
      </p>
      <h1>{article.title}</h1>
      <div className="byline">
        <span aria-hidden className="byline-mark">
          {site.brand.slice(0, 1)}
        </span>
        <div>
          <span>{t("author")}</span>
          <time dateTime={article.date}>{article.shownDate}</time>
          {article.shownUpdate && (
            <time dateTime={article.updated}>{t("updated", { date: article.shownUpdate })}</time>
          )}
          <span>{t("minutes", { ns: "common", count: article.minutes })}</span>
          <span className="badge">{article.category}</span>
        </div>
      </div>
      <div className="article-cover">
        <Cover {...article} sizes="(width < 79rem) 100vw, 76rem" eager />
      </div>
    </header>
  );
}

/** The sections of the article: beside the text on wide screens, folded above it on narrow ones. */
function Contents({ headings, current }: { headings: ArticleData["headings"]; current?: string }) {
  const { t } = useTranslation("articles");
  const list = (
    <ol>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? "true" : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <div className="article-contents" data-print="off">
      <details className="tile lg:hidden">
        <summary>{t("contents")}</summary>
        <nav aria-label={t("contents")}>{list}</nav>
      </details>
      <nav aria-labelledby="contents" className="max-lg:hidden">
        <p id="contents">{t("contents")}</p>
        {list}
      </nav>
    </div>
  );
}

function Sources({ sources }: { sources: ArticleData["sources"] }) {
  const { t } = useTranslation("articles");
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources" className="sources">
      <h2 id="sources">{t("sources")}</h2>
      <ol>
        {sources.map(({ id, text, url }, i) => (
          <li key={id} id={`source-${i + 1}`}>
            {url ? (
              <ExternalLink href={url} newTab={t("newTab", { ns: "common" })} className="link">
                {text}
              </ExternalLink>
            ) : (
              text
            )}{" "}
            <a href={`#cite-${i + 1}`} role="doc-backlink" aria-label={t("toText")} data-print="off">
              ↑
            </a>
          </li>
        ))}
      </ol>
    </section>
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
          <span>{t("previous")}</span>
          {previous.title}
        </LocalLink>
      )}
      {next && (
        <LocalLink to={`/blog/${next.slug}`} className="next">
          <span>{t("next")}</span>
          {next.title}
        </LocalLink>
      )}
    </nav>
  );
}
