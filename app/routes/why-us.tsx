import type { ReactNode } from "react";
import { whyUsCompanies } from "../../content-loader/data/companies.ts";
import { site } from "../../content-loader/data/site.ts";
import { loadClaimSentence } from "../claims/claim-figures.server.ts";
import { ClaimSentence } from "../claims/claim-sentence.tsx";
import { whyUsStatistics } from "../claims/claim-sets.ts";
import { ExampleMark } from "../claims/example-mark.tsx";
import { ExampleNote, hasOnlySamples } from "../claims/example-note.tsx";
import { useLanguage, useTranslation } from "../i18n/language-provider.tsx";
import { LocalLink } from "../i18n/local-link.tsx";
import { RichText } from "../i18n/rich-text.tsx";
import { pageTranslations } from "../i18n/translations.server.ts";
import { FounderPortrait } from "../layout/founder-portrait.tsx";
import { translatedMeta } from "../seo/translated-meta.ts";
import { ExternalLink } from "../ui/external-link.tsx";
import { Film } from "../ui/film.tsx";
import { Typewriter } from "../ui/typewriter.tsx";
import type { Route } from "./+types/why-us";
import { Closing } from "./why-us/closing.tsx";
import { Drafts } from "./why-us/drafts.tsx";

const { founder } = site;

export function loader({ request }: Route.LoaderArgs) {
  const { language, translations } = pageTranslations(request, "whyUs");
  return {
    language,
    translations,
    claims: loadClaimSentence(whyUsStatistics, language),
    companies: whyUsCompanies,
  };
}

export function meta(args: Route.MetaArgs) {
  return translatedMeta(args, "whyUs", args.loaderData?.translations.whyUs);
}

type Data = Route.ComponentProps["loaderData"];

export default function WhyUs({ loaderData }: Route.ComponentProps) {
  const { claims, companies } = loaderData;
  return (
    <>
      <Opening />
      <FilmBand />
      <Mission />
      <Benefits />
      {claims && <Figures claims={claims} />}
      <Founder />
      <TrustedBy companies={companies} />
      <Closing />
    </>
  );
}

/** The title, and below it the method on one line of an example's CV. */
function Opening() {
  const { t } = useTranslation("whyUs");
  return (
    <div className="wrap pt-32 pb-[clamp(4rem,2.4rem+6vw,7rem)] md:pt-36">
      <Typewriter
        text={t("hero.typed")}
        className="font-serif text-title leading-tight text-balance text-multe-ink italic"
      />
      <h1 className="mt-5">
        <RichText text={t("hero.title")} tags={{ em: <em className="inline-block" /> }} />
      </h1>
      <p className="mt-5 max-w-[33em] text-lead leading-normal text-ink-soft">{t("hero.lead")}</p>
      <Drafts />
    </div>
  );
}

function FilmBand() {
  const { t } = useTranslation("whyUs");
  const { code } = useLanguage();
  return (
    <div className="wide-film wrap">
      <Film folder={`/film/${code}`} alt={t("film.alt")} play={t("film.play")} pause={t("film.pause")} />
    </div>
  );
}

function Mission() {
  const { t } = useTranslation("whyUs");
  return (
    <section className="band wrap grid gap-x-16 gap-y-5 md:grid-cols-[1fr_3.1fr]">
      <h2 className="text-title">{t("mission.title")}</h2>
      <p className="font-serif text-heading leading-[1.1] tracking-tight text-balance">
        <RichText text={t("mission.text")} tags={{ em: <em className="text-fjord" /> }} />
      </p>
    </section>
  );
}

function Benefits() {
  const { t } = useTranslation("whyUs");
  return (
    <section className="wrap pb-[clamp(4rem,2.4rem+6vw,7rem)]">
      <h2 className="mb-10 md:mb-12">{t("benefits.title")}</h2>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        <li className="night flex flex-col justify-between gap-10 rounded-card p-7 max-xs:px-4 sm:col-span-2 md:p-10">
          <p className="max-w-[12em] font-serif text-title leading-tight">
            <del className="block text-on-dark-soft decoration-multe decoration-2">
              <span className="sr-only">{t("benefits.cut.before")} </span>
              {t("benefits.cut.struck")}
            </del>
            <ins className="mt-3 block text-aurora italic no-underline">
              <span className="sr-only">{t("benefits.cut.after")} </span>
              {t("benefits.cut.written")}
            </ins>
          </p>
          <Benefit title={t("benefits.cut.title")} soft="text-on-dark-soft">
            {t("benefits.cut.text")}
          </Benefit>
        </li>
        <li className="tile flex flex-col justify-between gap-10 p-7 max-xs:px-4 sm:col-span-2 md:p-10">
          <p className="font-serif text-title leading-tight text-fjord italic">
            <Spoken language="en">{t("benefits.languages.english")}</Spoken>
            <Spoken language="nb">{t("benefits.languages.norwegian")}</Spoken>
          </p>
          <Benefit title={t("benefits.languages.title")}>{t("benefits.languages.text")}</Benefit>
        </li>
        {t("benefits.items", { returnObjects: true }).map(({ title, text }) => (
          <li key={title} className="tile p-7 max-xs:px-4">
            <Benefit title={title}>{text}</Benefit>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Benefit({
  title,
  soft = "text-ink-soft",
  children,
}: {
  title: string;
  soft?: string;
  children: ReactNode;
}) {
  return (
    <div>
      <h3 className="mb-2">{title}</h3>
      <p className={`max-w-[31.7em] ${soft}`}>{children}</p>
    </div>
  );
}

/** A line in its own language on pages of any language. */
function Spoken({ language, children }: { language: "en" | "nb"; children: ReactNode }) {
  return (
    <span lang={language} className="mt-4 grid grid-cols-[2.5rem_1fr] items-baseline first:mt-0">
      <span aria-hidden className="font-sans text-fine font-semibold text-ink-soft not-italic">
        {language.toUpperCase()}
      </span>
      {children}
    </span>
  );
}

function Figures({ claims }: { claims: Exclude<Data["claims"], false> }) {
  const { t } = useTranslation("whyUs");
  return (
    <div className="band">
      <ClaimSentence
        claims={claims}
        label={t("figures.label")}
        sentence={t("figures.sentence", { ...claims.figures })}
      >
        <LocalLink to="/testimonials#checked" className="link">
          {t("figures.checked")}
        </LocalLink>
      </ClaimSentence>
    </div>
  );
}

function Founder() {
  const { t } = useTranslation("whyUs");
  return (
    <section className="wrap pb-[clamp(4rem,2.4rem+6vw,7rem)]">
      <div className="tile grid overflow-clip md:grid-cols-[1fr_1.35fr]">
        <div className="bg-aurora-soft">
          <FounderPortrait />
          <p className="px-7 pb-6 text-center text-fine text-ink-soft">{t("founder.role")}</p>
        </div>
        <div className="flex flex-col justify-between gap-10 p-7 max-xs:px-4 md:p-12">
          <div className="max-w-[28.1em]">
            <h2>{t("founder.title")}</h2>
            <p className="mt-5 text-ink-soft">{t("founder.text", { founder: founder.name })}</p>
            <p className="mt-3 text-ink-soft">{t("founder.proof")}</p>
          </div>
          <p>
            <ExternalLink
              href={founder.profileUrl}
              newTab={t("newTab", { ns: "common" })}
              className="btn btn-ghost"
            >
              {t("founder.link", { founder: founder.name })}
            </ExternalLink>
          </p>
        </div>
      </div>
    </section>
  );
}

function TrustedBy({ companies }: Pick<Data, "companies">) {
  const { t } = useTranslation("whyUs");
  if (companies.length === 0) return null;
  const allSamples = hasOnlySamples(companies);
  return (
    <section className="wrap pb-[clamp(4rem,2.4rem+6vw,7rem)] text-center">
      <h2 className="mb-6 font-sans text-fine font-semibold tracking-normal text-ink-soft">{t("trusted")}</h2>
      {/* Inline text instead of flexbox, because only lines are balanced. On phones one per line. */}
      <ul className="font-serif text-title leading-normal text-balance text-fjord">
        {companies.map(({ name, sample }) => (
          <li key={name} className="mx-5 sm:inline-block">
            {name} {sample && !allSamples && <ExampleMark />}
          </li>
        ))}
      </ul>
      {allSamples && <ExampleNote className="mt-4" />}
    </section>
  );
}
