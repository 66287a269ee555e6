import { useTranslation } from "../i18n/language-provider.tsx";
import { LocalLink } from "../i18n/local-link.tsx";
import { Cover } from "../ui/cover.tsx";

interface ArticleCardProps {
  article: { slug: string; title: string; category: string; minutes: number };
}

/** An article as a card: cover, category, minutes, title. The whole card leads to it. */
export function ArticleCard({ article: { slug, title, category, minutes } }: ArticleCardProps) {
  const { t } = useTranslation("common");
  return (
    <article className="card tile">
      <Cover slug={slug} sizes="(width < 51.25rem) 100vw, 26rem" />
      <div className="flex flex-col gap-2 px-6 pt-5 pb-6">
        <p className="flex gap-3 text-fine text-ink-soft">
          <span>{category}</span>
          <span aria-hidden>·</span>
          <span>{t("minutes", { count: minutes })}</span>
        </p>
        <h3 className="text-[1.5rem]">
          <LocalLink to={`/blog/${slug}`} className="card-link">
            {title}
          </LocalLink>
        </h3>
      </div>
    </article>
  );
}
