import { articleSummaries } from "../../content-loader/articles.ts";
import { showsSamples } from "../../content-loader/data/samples.ts";
import { site } from "../../content-loader/data/site.ts";
import { homeTestimonials } from "../../content-loader/data/testimonials.ts";
import { preventBreaks, preventBreaksInName } from "../../content-loader/prevent-breaks.ts";
import { homeProfile } from "../../content-loader/profiles.ts";
import { Assurances } from "../claims/assurances.tsx";
import { formatClaim } from "../claims/claim-figures.server.ts";
import { ExampleNote, hasOnlySamples } from "../claims/example-note.tsx";
import { useLanguage, useTranslation } from "../i18n/language-provider.tsx";
import { LocalLink } from "../i18n/local-link.tsx";
import { pageTranslations } from "../i18n/translations.server.ts";
import { translatedMeta } from "../seo/translated-meta.ts";
import { Film } from "../ui/film.tsx";
import { Portrait } from "../ui/portrait.tsx";
import type { Route } from "./+types/home";
import { ArticleCard, pickCardFacts } from "./blog/article-card.tsx";
import { listedExamples } from "./examples/examples.server.ts";
import { Closing } from "./home/closing.tsx";
import { renderComparedCv } from "./home/cv.server.tsx";
import { firstScreen } from "./home/first-screens.server.ts";
import { Opening } from "./home/opening.tsx";
import { Sites } from "./home/sites.tsx";

/** The three articles that the home page recommends, the first of them wide. */
const teasers = ["norway-job-market", "personal-website", "seo-guide"];

export function loader({ request }: Route.LoaderArgs) {
  const { language, translations } = pageTranslations(
    request,
    "home",
    ...(homeTestimonials.length > 0 ? [] : (["assurances"] as const)),
  );
  const articles = new Map(articleSummaries(language).map((summary) => [summary.slug, summary]));
  return {
    language,
    translations,
    cv: renderComparedCv(language),
    compared: {
      wide: firstScreen(homeProfile, language, "wide"),
      narrow: firstScreen(homeProfile, language, "narrow"),
    },
    sites: listedExamples(language).map(({ slug, name, label }) => ({
      slug,
      name,
      label,
      page: firstScreen(slug, language, "page"),
      phone: firstScreen(slug, language, "phone"),
    })),
    film: {
      employers: formatClaim("employersResearch", language),
      professionals: formatClaim("professionals", language),
    },
    hasStory: showsSamples || site.successStoryUrl !== undefined,
    testimonials: homeTestimonials.map(({ id, name, role, company, image, quote, sample }) => ({
      id,
      name,
      image,
      sample,
      quote: preventBreaks(quote[language]),
      position: `${role[language]}, ${preventBreaksInName(company)}`,
    })),
    posts: teasers.flatMap((slug) => {
      const article = articles.get(slug);
      return article ? [pickCardFacts(article)] : [];
    }),
  };
}

export function meta(args: Route.MetaArgs) {
  return translatedMeta(args, "home", args.loaderData?.translations.home);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { testimonials } = loaderData;
  return (
    <>
      <Opening cv={loaderData.cv} screens={loaderData.compared} />
      <FilmBand {...loaderData.film} />
      <Sites sites={loaderData.sites} hasStory={loaderData.hasStory} />
      {testimonials.length > 0 ? <Testimonials testimonials={testimonials} /> : <Assurances />}
      <Posts posts={loaderData.posts} />
      <Closing />
    </>
  );
}

function FilmBand({ employers, professionals }: HomeData["film"]) {
  const { t } = useTranslation("home");
  const { code } = useLanguage();
  return (
    <section className="film-band band wrap">
      <Film folder={`/film/${code}`} alt={t("film.alt")} play={t("film.play")} pause={t("film.pause")} />
      <div>
        <h2>{t("film.title")}</h2>
        <p className="mt-4 text-ink-soft">{t("film.text")}</p>
        <dl className="film-figures">
          {employers && <Proof value={employers} text={t("film.employers")} />}
          {professionals && <Proof value={professionals} text={t("film.professionals")} />}
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
    <div>
      <dt className="text-fine text-ink-soft">{text}</dt>
      <dd className="font-serif text-heading leading-none">{value}</dd>
    </div>
  );
}

type HomeData = Route.ComponentProps["loaderData"];

function Testimonials({ testimonials }: Pick<HomeData, "testimonials">) {
  const { t } = useTranslation("home");
  const allSamples = hasOnlySamples(testimonials);
  return (
    <section className="tinted">
      <div className="band wrap">
        <div className="mb-10 flex flex-wrap items-baseline justify-between gap-4">
          <h2>{t("testimonials.title")}</h2>
          <LocalLink to="/testimonials" className="link">
            {t("testimonials.more")}
          </LocalLink>
        </div>
        <div className="grid gap-x-16 gap-y-12 md:has-[>:nth-child(2)]:grid-cols-2">
          {testimonials.map(({ id, name, position, image, quote, sample }) => (
            <figure key={id} className="flex flex-col justify-between">
              <blockquote className="font-serif text-title leading-[1.18] text-fjord italic">
                <p>{t("quoted", { ns: "common", quote })}</p>
              </blockquote>
              <figcaption className="mt-6 flex items-center gap-4">
                <Portrait id={id} image={image} />
                <span className="text-fine text-ink-soft">
                  <b className="block text-body text-ink">{name}</b>
                  {position}
                </span>
              </figcaption>
              {sample && !allSamples && <ExampleNote className="mt-3" />}
            </figure>
          ))}
        </div>
        {allSamples && <ExampleNote className="mt-8" />}
      </div>
    </section>
  );
}

function Posts({ posts }: Pick<HomeData, "posts">) {
  const { t } = useTranslation("home");
  return (
    <section className="band wrap">
      <div className="mb-10 flex flex-wrap items-baseline justify-between gap-4">
        <h2>{t("blog.title")}</h2>
        <p className="text-ink-soft">
          {t("blog.text")}{" "}
          <LocalLink to="/blog" className="link text-ink">
            {t("blog.more")}
          </LocalLink>
        </p>
      </div>
      <div className="teasers grid gap-5">
        {posts.map((post) => (
          <ArticleCard key={post.slug} article={post} />
        ))}
      </div>
    </section>
  );
}
