import { useTranslation } from "../../i18n/language-provider.tsx";
import { LocalLink } from "../../i18n/local-link.tsx";
import { Cover } from "../../ui/cover.tsx";

interface CardFacts {
  slug: string;
  title: string;
  category: string;
  minutes: number;
  image?: string;
  imageBackup?: string;
}

/** The fields of a card only, because they are part of the page's data. */
export function pickCardFacts({ slug, title, category, minutes, image, imageBackup }: CardFacts): CardFacts {
  return { slug, title, category, minutes, image, imageBackup };
}

/** An article as a card: cover, category, minutes, title. The whole card is a link. */
export function ArticleCard({ article }: { article: CardFacts }) {
  const { slug, title, category, minutes, image, imageBackup } = article;
  const { t } = useTranslation("common");
  return (
    <article className="card tile">
      <Cover
        slug={slug}
        image={image}
        imageBackup={imageBackup}
        sizes="(width < 51.25rem) 100vw, 26rem"
        small
      />
      <div className="flex flex-col gap-2 px-5 pt-5 pb-6 lg:px-6">
        <p className="text-fine text-ink-soft">{`${category}, ${t("minutes", { count: minutes })}`}</p>
        <h3 className="text-[1.5rem]">
          <LocalLink to={`/blog/${slug}`} className="card-link">
            {title}
          </LocalLink>
        </h3>
      </div>
    </article>
  );
}
