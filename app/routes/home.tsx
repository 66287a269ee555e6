import { articleSummaries } from "../../content/articles.ts";
import { claims } from "../../content/data/claims.ts";
import { homeTestimonials } from "../../content/data/testimonials.ts";
import { formatPercent, formatQuantity } from "../../content/format.ts";
import { unbroken, undivided } from "../../content/unbroken.ts";
import { site } from "../../site.config.ts";
import { useLanguage, useTranslation } from "../i18n/language-provider.tsx";
import { localizedPath } from "../i18n/languages.ts";
import { LocalLink } from "../i18n/local-link.tsx";
import { pageWords } from "../i18n/words.server.ts";
import { ArticleCard, cardOf } from "../layout/article-card.tsx";
import { claimStrip } from "../layout/claim-figures.server.ts";
import { ClaimFigures } from "../layout/claim-figures.tsx";
import { ClosingCall } from "../layout/closing-call.tsx";
import { ExampleMark } from "../layout/example-mark.tsx";
import { HowWeCountLink } from "../layout/how-we-count-link.tsx";
import { wordsMeta } from "../seo/words-meta.ts";
import { ExternalLink } from "../ui/external-link.tsx";
import { Film } from "../ui/film.tsx";
import { Portrait } from "../ui/portrait.tsx";
import { SectionHead } from "../ui/section-head.tsx";
import type { Route } from "./+types/home";
import { Opening } from "./home/opening.tsx";

/** The three articles that the home page recommends, the first of them wide. */
const teasers = ["norway-job-market", "personal-website", "seo-guide"];

export function loader({ request }: Route.LoaderArgs) {
  const { language, words } = pageWords(request, "home");
  const articles = new Map(articleSummaries(language).map((summary) => [summary.slug, summary]));
  return {
    language,
    words,
    strip: claimStrip(["clients", "satisfaction", "averageDelivery", "rating"], language),
    reviews: formatQuantity(claims.reviews.value, language),
    employers: formatPercent(claims.employersResearch.value.amount, language),
    professionals: formatPercent(claims.professionals.value.amount, language),
    testimonials: homeTestimonials.map(({ id, name, role, company, image, quote, sample }) => ({
      id,
      name,
      image,
      sample,
      quote: unbroken(quote[language]),
      position: `${role[language]}, ${undivided(company)}`,
    })),
    posts: teasers.flatMap((slug) => {
      const article = articles.get(slug);
      return article ? [cardOf(article)] : [];
    }),
  };
}

export function meta(args: Route.MetaArgs) {
  return wordsMeta(args, "home", args.loaderData?.words.home);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("home");
  const { strip, reviews } = loaderData;
  return (
    <>
      <Opening />
      <div className="wrap">
        <ClaimFigures strip={strip} label={t("figures.label")} text={(id) => t(`figures.${id}`, { reviews })}>
          <HowWeCountLink />
        </ClaimFigures>
      </div>
      <FilmBand employers={loaderData.employers} professionals={loaderData.professionals} />
      <Story />
      <Features />
      <Testimonials testimonials={loaderData.testimonials} />
      <Posts posts={loaderData.posts} />
      <ClosingCall second={{ to: "/pricing", label: t("hero.packages") }} />
    </>
  );
}

function FilmBand({ employers, professionals }: { employers: string; professionals: string }) {
  const { t } = useTranslation("home");
  return (
    <section className="band wrap grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1.5fr_1fr]">
      <Film folder="/film" alt={t("film.alt")} play={t("film.play")} pause={t("film.pause")} />
      <div>
        <h2>{t("film.title")}</h2>
        <p className="mt-4 text-ink-soft">{t("film.text")}</p>
        <dl className="my-7 grid gap-5 border-y border-line py-6">
          <Proof value={employers} text={t("film.employers")} />
          <Proof value={professionals} text={t("film.professionals")} />
        </dl>
        <LocalLink to="/contact" className="btn btn-primary">
          {t("film.book")}
        </LocalLink>
      </div>
    </section>
  );
}

function Proof({ value, text }: { value: string; text: string }) {
  return (
    <div className="grid grid-cols-[5.5rem_1fr] items-baseline gap-x-4">
      <dt className="order-2 text-fine text-ink-soft">{text}</dt>
      <dd className="font-serif text-heading leading-none">{value}</dd>
    </div>
  );
}

function Story() {
  const { t } = useTranslation("home");
  const { code } = useLanguage();
  return (
    <section className="wrap">
      <div className="tile grid gap-x-8 gap-y-8 p-7 md:grid-cols-[1.15fr_1fr] md:p-10 lg:grid-cols-[1.35fr_1fr] lg:gap-x-12 lg:p-14">
        <div>
          <p className="flex items-center gap-3 text-fine font-semibold text-fjord">
            {t("story.kicker")} <ExampleMark />
          </p>
          <h2 className="mt-4 max-w-[9.2em]">{t("story.title")}</h2>
          <p className="mt-5 max-w-[32.9em] text-ink-soft">{t("story.text")}</p>
        </div>
        <div className="flex flex-col justify-between gap-8 md:border-l md:border-line md:pl-8 lg:pl-12">
          <ul className="grid gap-3">
            {t("story.points", { returnObjects: true }).map((point) => (
              <li key={point} className="tick">
                {point}
              </li>
            ))}
          </ul>
          <p>
            {site.portfolio.url ? (
              <ExternalLink
                href={site.portfolio.url}
                newTab={t("newTab", { ns: "common" })}
                className="btn btn-ghost"
              >
                {t("story.link")}
              </ExternalLink>
            ) : (
              // An example is a document of its own: the browser goes there itself.
              <a href={localizedPath("/examples/ingrid", code)} data-document className="btn btn-ghost">
                {t("story.link")}
              </a>
            )}
          </p>
        </div>
      </div>
    </section>
  );
}

function Features() {
  const { t } = useTranslation("home");
  return (
    <section className="band wrap">
      <SectionHead title={t("features.title")}>
        <p>{t("features.text")}</p>
      </SectionHead>
      <ol className="grid gap-5 md:grid-cols-3">
        {t("features.items", { returnObjects: true }).map(({ title, text }, i) => (
          <li key={title} className="tile p-7">
            <span aria-hidden className="font-serif text-[1.35rem] leading-none text-multe-ink italic">
              {["i.", "ii.", "iii."][i]}
            </span>
            <h3 className="mt-6 mb-2">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-8">
        <LocalLink to="/services" className="link">
          {t("features.more")}
        </LocalLink>
      </p>
    </section>
  );
}

type HomeData = Route.ComponentProps["loaderData"];

function Testimonials({ testimonials }: Pick<HomeData, "testimonials">) {
  const { t } = useTranslation("home");
  return (
    <section className="border-y border-line bg-mist/60">
      <div className="band wrap">
        <div className="mb-10 flex flex-wrap items-baseline justify-between gap-4">
          <h2>{t("testimonials.title")}</h2>
          <LocalLink to="/testimonials" className="link">
            {t("testimonials.more")}
          </LocalLink>
        </div>
        <div className="grid gap-x-16 gap-y-12 md:grid-cols-2">
          {testimonials.map(({ id, name, position, image, quote, sample }, i) => (
            <figure key={id} className={i % 2 === 1 ? "md:mt-14" : ""}>
              <blockquote className="font-serif text-title leading-[1.18] text-fjord italic">
                <p>{t("quoted", { ns: "common", quote })}</p>
              </blockquote>
              <figcaption className="mt-6 flex items-center gap-4">
                <Portrait id={id} image={image} />
                <span className="text-fine text-ink-soft">
                  <b className="block text-body text-ink">{name}</b>
                  {position}
                </span>
                {sample && (
                  <span className="ml-auto">
                    <ExampleMark />
                  </span>
                )}
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}

function Posts({ posts }: Pick<HomeData, "posts">) {
  const { t } = useTranslation("home");
  return (
    <section className="band wrap">
      <SectionHead title={t("blog.title")}>
        <p>
          {t("blog.text")}{" "}
          <LocalLink to="/blog" className="link text-ink">
            {t("blog.more")}
          </LocalLink>
        </p>
      </SectionHead>
      <div className="grid gap-5 md:grid-cols-[1.25fr_1fr_1fr] md:[&>*+*_.cover]:aspect-[1.6]">
        {posts.map((post) => (
          <ArticleCard key={post.slug} article={post} />
        ))}
      </div>
    </section>
  );
}
