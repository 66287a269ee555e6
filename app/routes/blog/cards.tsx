import { useTranslation } from "../../i18n/language-provider.tsx";
import { LocalLink } from "../../i18n/local-link.tsx";
import { Cover } from "../../ui/cover.tsx";

export interface CardArticle {
  slug: string;
  title: string;
  description: string;
  /** ISO day, and formatted. */
  date: string;
  shownDate: string;
  minutes: number;
  category: string;
  tags: string[];
  image?: string;
  imageBackup?: string;
  filter?: string;
}

/** Maximum tags on a card. */
const cardTags = 2;

/** A card of the grid. */
export function Card({ article }: { article: CardArticle }) {
  const { slug, title, description, tags } = article;
  return (
    <article className="card tile grid grid-rows-[auto_1fr]">
      <Cover {...article} sizes="(width < 34rem) 100vw, (width < 66rem) 50vw, 24rem" small />
      <div className="flex flex-col px-6 pt-5 pb-6">
        <Byline article={article} />
        <h3 className="mt-3 mb-2 text-[1.6rem]">
          <LocalLink to={`/blog/${slug}`} className="card-link">
            {title}
          </LocalLink>
        </h3>
        <p className="mb-5 text-[0.97rem] leading-normal text-ink-soft">{description}</p>
        <Tags tags={tags.slice(0, cardTags)} />
      </div>
    </article>
  );
}

/** The first article, across the page. */
export function Featured({ article }: { article: CardArticle }) {
  const { t } = useTranslation("blog");
  const { slug, title, description, tags } = article;
  return (
    <article className="card tile grid md:grid-cols-[1.1fr_1fr] md:[&_.cover]:h-full">
      <Cover {...article} sizes="(width < 51.25rem) 100vw, 44rem" />
      <div className="flex flex-col px-6 pt-6 pb-7 md:px-10 md:py-10">
        <Byline article={article} />
        <h3 className="mt-4 mb-4 text-heading">
          <LocalLink to={`/blog/${slug}`} className="card-link">
            {title}
          </LocalLink>
        </h3>
        <p className="mb-8 text-ink-soft">{description}</p>
        <p className="mt-auto mb-4 text-fine text-ink-soft">
          {`${t("author")}, `}
          <time dateTime={article.date}>{article.shownDate}</time>
        </p>
        <Tags tags={tags} />
      </div>
    </article>
  );
}

function Byline({ article: { category, minutes } }: { article: CardArticle }) {
  const { t } = useTranslation("common");
  return (
    <p className="text-fine text-ink-soft">
      <b className="font-semibold text-fjord">{category}</b>
      {`, ${t("minutes", { count: minutes })}`}
    </p>
  );
}

function Tags({ tags }: { tags: string[] }) {
  const { t } = useTranslation("blog");
  return (
    <ul aria-label={t("tags")} className="mt-auto flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag} className="tag">
          {tag}
        </li>
      ))}
    </ul>
  );
}
