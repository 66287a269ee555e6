import { claims } from "../../content-loader/data/claims.ts";
import { testimonialCompanies } from "../../content-loader/data/companies.ts";
import { testimonials } from "../../content-loader/data/testimonials.ts";
import { formatNumber, formatQuantity } from "../../content-loader/format.ts";
import { preventBreaks, preventBreaksInName } from "../../content-loader/prevent-breaks.ts";
import { loadClaimSet } from "../claims/claim-figures.server.ts";
import { testimonialStatistics } from "../claims/claim-sets.ts";
import { ExampleMark } from "../claims/example-mark.tsx";
import { ExampleNote, hasOnlySamples } from "../claims/example-note.tsx";
import { HowWeCountLink } from "../claims/how-we-count-link.tsx";
import { useTranslation } from "../i18n/language-provider.tsx";
import { RichText } from "../i18n/rich-text.tsx";
import { pageTranslations } from "../i18n/translations.server.ts";
import { translatedMeta } from "../seo/translated-meta.ts";
import { Portrait } from "../ui/portrait.tsx";
import { SectionHead } from "../ui/section-head.tsx";
import { Stars } from "../ui/stars.tsx";
import type { Route } from "./+types/testimonials";
import { listedExamples } from "./examples/examples.server.ts";
import { Closing } from "./testimonials/closing.tsx";
import { ExampleProfiles } from "./testimonials/example-profiles.tsx";
import { Verification } from "./testimonials/verification.tsx";

export function loader({ request }: Route.LoaderArgs) {
  const { language, translations } = pageTranslations(
    request,
    "testimonialsPage",
    ...(testimonials.length > 0 ? [] : (["examples"] as const)),
  );
  const { rating, reviews } = claims;
  return {
    language,
    translations,
    rating: rating &&
      reviews && {
        proved: rating.documented && reviews.documented,
        number: formatNumber(rating.value.amount, language),
        shown: formatQuantity(rating.value, language),
        reviews: formatQuantity(reviews.value, language),
      },
    claimSet: loadClaimSet(testimonialStatistics, language),
    testimonials: testimonials.map((testimonial) => ({
      id: testimonial.id,
      name: testimonial.name,
      role: testimonial.role[language],
      company: preventBreaksInName(testimonial.company),
      image: testimonial.image,
      rating: testimonial.rating,
      package: testimonial.package,
      quote: preventBreaks(testimonial.quote[language]),
      sample: testimonial.sample,
    })),
    companies: testimonialCompanies,
    examples: testimonials.length > 0 ? [] : listedExamples(language),
  };
}

export function meta(args: Route.MetaArgs) {
  return translatedMeta(args, "testimonialsPage", args.loaderData?.translations.testimonialsPage);
}

type Data = Route.ComponentProps["loaderData"];

export default function Testimonials({ loaderData }: Route.ComponentProps) {
  const { rating, claimSet, testimonials, companies, examples } = loaderData;
  return (
    <>
      <Opening rating={rating} />
      {testimonials.length > 0 ? (
        <TestimonialGrid testimonials={testimonials} />
      ) : (
        <ExampleProfiles examples={examples} />
      )}
      <Verification claimSet={claimSet} />
      {testimonials.length > 0 && <FilmPlaceholders />}
      {companies.length > 0 && <TrustedBy companies={companies} />}
      <Closing />
    </>
  );
}

function Opening({ rating }: Pick<Data, "rating">) {
  const { t } = useTranslation("testimonialsPage");
  return (
    <div className="wrap grid items-end gap-x-16 gap-y-10 pt-32 pb-14 md:grid-cols-[1.7fr_1fr] md:pt-36 md:pb-20">
      <div className="only:col-span-full">
        <h1 className="max-w-[6.9em]">
          <RichText text={t("hero.title")} tags={{ em: <em /> }} />
        </h1>
        <p className="mt-6 max-w-[26.8em] text-lead leading-normal text-ink-soft">{t("hero.lead")}</p>
      </div>
      {rating && <Rating {...rating} />}
    </div>
  );
}

function Rating({ number, shown, reviews, proved }: NonNullable<Data["rating"]>) {
  const { t } = useTranslation("testimonialsPage");
  return (
    <div className="md:border-l md:border-line md:pl-12">
      <Stars count={5} label={t("hero.stars", { rating: number })} className="h-6" />
      <p className="mt-3 font-serif text-[clamp(4.5rem,2.5rem+6.5vw,8rem)] leading-[0.9] tracking-tight">
        {shown}
      </p>
      <p className="mt-3 flex flex-wrap gap-x-4 text-ink-soft">
        {t("hero.reviews", { reviews })}
        {!proved && <ExampleMark kind="figure" />}
        <HowWeCountLink />
      </p>
    </div>
  );
}

function TestimonialGrid({ testimonials }: Pick<Data, "testimonials">) {
  const { t } = useTranslation("testimonialsPage");
  const allSamples = hasOnlySamples(testimonials);
  return (
    <section className="band wrap">
      <SectionHead title={t(allSamples ? "wall.titleSamples" : "wall.title")}>
        {allSamples ? (
          <ExampleNote />
        ) : (
          testimonials.some(({ sample }) => sample) && <p>{t("wall.samples")}</p>
        )}
      </SectionHead>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {testimonials.map((testimonial) => (
          <Testimonial key={testimonial.id} {...testimonial} sample={testimonial.sample && !allSamples} />
        ))}
      </div>
    </section>
  );
}

/** The two premium testimonials have a dark background; in two columns an odd number begins with a wide one. */
function Testimonial(props: Data["testimonials"][number]) {
  const { id, name, role, company, image, rating, package: plan, quote, sample } = props;
  const { t } = useTranslation("testimonialsPage");
  const dark = plan === "premium";
  const soft = dark ? "text-on-dark-soft" : "text-ink-soft";
  return (
    <figure
      className={`flex break-inside-avoid flex-col p-7 sm:max-lg:first:nth-last-[odd]:col-span-2 ${dark ? "night rounded-card" : "tile"}`}
    >
      <div className="flex h-7 items-center justify-between gap-4">
        <Stars count={rating} label={t("wall.rating", { rating })} className="h-4" />
        {sample && <ExampleMark />}
      </div>
      <blockquote className="mt-5 mb-7 font-serif text-[1.6rem] leading-[1.2] italic">
        <p>{t("quoted", { ns: "common", quote })}</p>
      </blockquote>
      <figcaption className="mt-auto flex items-start gap-4">
        <Portrait id={id} image={image} />
        <div className={`text-fine ${soft}`}>
          <b className={`block text-body ${dark ? "text-on-dark" : "text-ink"}`}>{name}</b>
          <div>{t("wall.position", { role, company })}</div>
          {t(`wall.packages.${plan}`)}
        </div>
      </figcaption>
    </figure>
  );
}

/** Placeholders for future films. */
function FilmPlaceholders() {
  const { t } = useTranslation("testimonialsPage");
  return (
    <section className="band wrap grid items-end gap-x-12 gap-y-8 md:grid-cols-2">
      <div>
        <h2>{t("film.title")}</h2>
        <p className="mt-4 max-w-[26.8em] text-ink-soft">{t("film.text")}</p>
        <p className="film-placeholder mt-10 md:mt-14">{t("film.soon")}</p>
      </div>
      <p className="film-placeholder film-placeholder-dawn">{t("film.soon")}</p>
    </section>
  );
}

function TrustedBy({ companies }: Pick<Data, "companies">) {
  const { t } = useTranslation("testimonialsPage");
  const allSamples = hasOnlySamples(companies);
  return (
    <section className="wrap pb-[clamp(4rem,2.4rem+6vw,7rem)]">
      <h2 className="mb-3 font-sans text-fine font-semibold tracking-normal text-ink-soft">{t("trusted")}</h2>
      <ul className="flex flex-col flex-wrap gap-x-10 gap-y-3 border-y border-line py-6 sm:flex-row lg:justify-between font-serif text-title leading-tight">
        {companies.map(({ name, sample }) => (
          <li key={name}>
            {name} {sample && !allSamples && <ExampleMark />}
          </li>
        ))}
      </ul>
      {allSamples && <ExampleNote className="mt-3" />}
    </section>
  );
}
