import { ExampleMark } from "../claims/example-mark.tsx";
import { useTranslation } from "../i18n/language-provider.tsx";
import { LocalLink } from "../i18n/local-link.tsx";
import { RichText } from "../i18n/rich-text.tsx";
import { pageTranslations } from "../i18n/translations.server.ts";
import { translatedMeta } from "../seo/translated-meta.ts";
import type { Route } from "./+types/how-we-count";
import { type Basis, type CountedClaim, countedClaims } from "./how-we-count/counted-claims.ts";

export function loader({ request }: Route.LoaderArgs) {
  const { language, translations } = pageTranslations(request, "howWeCount");
  return { language, translations, groups: countedClaims(language) };
}

export function meta(args: Route.MetaArgs) {
  return translatedMeta(args, "howWeCount", args.loaderData?.translations.howWeCount);
}

/** Every claim of the site with its basis. The footnotes of all pages link here. */
export default function HowWeCount({ loaderData: { groups } }: Route.ComponentProps) {
  const { t } = useTranslation("howWeCount");
  return (
    <div className="wrap pt-32 pb-16 md:pt-36 md:pb-24">
      <h1>{t("howWeCount", { ns: "common" })}</h1>
      <p className="mt-6 mb-12 max-w-[33em] text-lead leading-normal text-ink-soft md:mb-16">
        <RichText
          text={t("lead")}
          tags={{
            norway: <LocalLink to="/norway" className="link" />,
            international: <LocalLink to="/international" className="link" />,
          }}
        />{" "}
        {groups.length === 0 && t("none")}
      </p>
      {groups.map(({ wording, claims, sharedBasis }) => (
        <div key={wording} className="grid gap-x-12 gap-y-5 line-above py-7 md:grid-cols-[1fr_2.1fr] md:py-8">
          <div>
            <h2 className="text-[1.65rem] leading-tight">{t(`wordings.${wording}.title`)}</h2>
            <p className="mt-2 max-w-[26.8em] text-fine text-ink-soft">
              <RichText
                text={t(`wordings.${wording}.text`)}
                tags={{ testimonials: <LocalLink to="/testimonials#checked" className="link" /> }}
              />
            </p>
            {sharedBasis && <BasisLine basis={sharedBasis} />}
          </div>
          <dl className="grid content-start gap-x-10 gap-y-5 lg:has-[>:nth-child(2)]:grid-cols-2">
            {claims.map((claim) => (
              <Row key={claim.id} claim={claim} hasOwnBasis={!sharedBasis} />
            ))}
          </dl>
        </div>
      ))}
      <p className="line-above pt-7">
        <RichText text={t("ask")} tags={{ contact: <LocalLink to="/contact" className="link" /> }} />
      </p>
    </div>
  );
}

function Row({ claim, hasOwnBasis }: { claim: CountedClaim; hasOwnBasis: boolean }) {
  const { t } = useTranslation("howWeCount");
  const { id, value, compare } = claim;
  return (
    <div className="grid grid-cols-[5.75rem_1fr] items-baseline gap-x-4 max-xs:block">
      <dt className="font-serif text-[1.65rem] leading-none whitespace-nowrap">{value}</dt>
      <dd>
        {t(`claims.${id}`)}
        {compare && <p className="mt-1 text-fine text-ink-soft">{t("compare", { ...compare })}</p>}
        {hasOwnBasis && <BasisLine basis={claim} />}
      </dd>
    </div>
  );
}

function BasisLine({ basis: { source, date, documented, unproved } }: { basis: Basis }) {
  const { t } = useTranslation("howWeCount");
  // An example does not come from our records.
  if (unproved) {
    return (
      <p className="mt-2 text-fine">
        <ExampleMark kind="figure" />
      </p>
    );
  }
  return (
    <p className="mt-1 text-fine text-ink-soft first-letter:uppercase">
      {source?.includes(date) ? source : t("dated", { source: source ?? t("unsourced"), date })}.{" "}
      {documented ? (
        <span className="inline-block font-semibold text-fjord">{t("documented")}</span>
      ) : (
        <ExampleMark kind="figure" />
      )}
    </p>
  );
}
