import { useEffect, useRef } from "react";
import type { Article } from "../../../content-loader/articles.ts";
import { site } from "../../../content-loader/data/site.ts";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { LocalLink } from "../../i18n/local-link.tsx";
import { Arrow } from "../../ui/arrow.tsx";
import { Cover } from "../../ui/cover.tsx";
import { ExternalLink } from "../../ui/external-link.tsx";
import { useCopying } from "./use-copying.ts";
import { useCurrentSection } from "./use-current-section.ts";

/** An article with formatted dates. */
interface ArticleData extends Omit<Article, "related" | "previous" | "next"> {
  shownDate: string;
  /** Only when the article was changed later. */
  shownUpdate?: string;
}

/** An article with its contents, sources and reading progress. */
export function ArticleView({ article }: { article: ArticleData }) {
  const body = useRef<HTMLDivElement>(null);
  const current = useCurrentSection(body);
  useCopying(body);
  useOpenTarget();
  return (
    <article className="article-page wrap">
      <Opening article={article} />
      <Contents headings={article.headings} current={current} />
      <div className="article-text">
        <Summary points={article.summary} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from our own Markdown, in which HTML is an error */}
        <div ref={body} data-loaded className="prose" dangerouslySetInnerHTML={{ __html: article.html }} />
        <Sources sources={article.sources} />
      </div>
      <div aria-hidden className="reading-bar" data-print="off" />
    </article>
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
          <div className="badge">{article.category}</div>
        </div>
      </div>
      <div className="article-cover">
        <Cover {...article} sizes="100vw" eager />
      </div>
    </header>
  );
}

/** The main points, for readers in a hurry. */
function Summary({ points }: { points: string[] }) {
  const { t } = useTranslation("articles");
  return (
    <details className="example">
      <summary>{t("summary")}</summary>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </details>
  );
}

/** The table of contents: next to the text on wide screens, behind a sticky button on narrow ones. */
function Contents({ headings, current }: { headings: ArticleData["headings"]; current?: string }) {
  const { t } = useTranslation("articles");
  const panel = useRef<HTMLElement>(null);
  return (
    <div className="article-contents" data-print="off">
      <button type="button" popoverTarget="contents" className="btn btn-ghost">
        {t("contents")}
      </button>
      <nav ref={panel} id="contents" popover="auto" aria-label={t("contents")}>
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === current ? "true" : undefined}
                onClick={() => panel.current?.hidePopover()}
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}

function Sources({ sources }: { sources: ArticleData["sources"] }) {
  const { t } = useTranslation("articles");
  if (sources.length === 0) return null;
  return (
    <section aria-label={t("sources")} className="sources">
      <details>
        <summary>{`${t("sources")} (${sources.length})`}</summary>
        <ol>
          {sources.map(({ id, text, url }, i) => (
            <li key={id} id={`source-${i + 1}`}>
              <ExternalLink href={url} newTab={t("newTab", { ns: "common" })} className="link">
                {text}
              </ExternalLink>
              {"\u00a0"}
              <a href={`#cite-${i + 1}`} role="doc-backlink" aria-label={t("toText")} data-print="off">
                ↑
              </a>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}

/** Opens the closed details around the target of a link, in browsers that do not open them automatically. */
function useOpenTarget(): void {
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(location.hash.slice(1));
      const details = target?.closest("details:not([open])");
      details?.setAttribute("open", "");
      if (details) target?.scrollIntoView();
    };
    open();
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, []);
}
