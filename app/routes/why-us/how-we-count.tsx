import type { ClaimStrip } from "../../claims/claim-figures.server.ts";
import { ClaimFigures } from "../../claims/claim-figures.tsx";
import { ExampleMark } from "../../claims/example-mark.tsx";
import type { whyUsStatistics } from "../../claims/strips.ts";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { LocalLink } from "../../i18n/local-link.tsx";
import { RichText } from "../../i18n/rich-text.tsx";
import { RidgeEdge } from "../../ui/ridge-edge.tsx";
import type { ClaimGroup, CountedClaim, Ground } from "./counted-claims.ts";

interface HowWeCountProps {
  groups: ClaimGroup[];
  /** The four claims at the top of the page. */
  strip: ClaimStrip<(typeof whyUsStatistics)[number]>;
}

/** Every claim of the site with its basis. The footnotes of all pages link here. */
export function HowWeCount({ groups, strip }: HowWeCountProps) {
  const { t } = useTranslation("whyUs");
  if (groups.length === 0) return null;
  return (
    <section id="how-we-count" className="ridged">
      <RidgeEdge />
      <div className="band wrap">
        <h2 className="text-display leading-none">{t("howWeCount", { ns: "common" })}</h2>
        <p className="mt-5 mb-12 max-w-[33em] text-ink-soft md:mt-7">
          <RichText
            text={t("count.lead")}
            tags={{
              norway: <LocalLink to="/norway" className="link" />,
              international: <LocalLink to="/international" className="link" />,
            }}
          />
        </p>
        <div className="mb-16 empty:hidden md:mb-24">
          <ClaimFigures strip={strip} label={t("figures.label")} text={(id) => t(`figures.${id}`)} />
        </div>
        {groups.map(({ wording, claims, sharedGround }) => (
          <div
            key={wording}
            className="grid gap-x-12 gap-y-5 border-t border-line py-7 md:grid-cols-[1fr_2.1fr] md:py-8"
          >
            <div>
              <h3>{t(`count.wordings.${wording}.title`)}</h3>
              <p className="mt-2 max-w-[26.8em] text-fine text-ink-soft">
                <RichText
                  text={t(`count.wordings.${wording}.text`)}
                  tags={{ testimonials: <LocalLink to="/testimonials#checked" className="link" /> }}
                />
              </p>
              {sharedGround && <GroundLine ground={sharedGround} />}
            </div>
            <dl className="grid content-start gap-x-10 gap-y-5 lg:has-[>:nth-child(2)]:grid-cols-2">
              {claims.map((claim) => (
                <Row key={claim.id} claim={claim} ownGround={!sharedGround} />
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}

function Row({ claim, ownGround }: { claim: CountedClaim; ownGround: boolean }) {
  const { t } = useTranslation("whyUs");
  const { id, value, compare } = claim;
  return (
    <div className="grid grid-cols-[5.75rem_1fr] items-baseline gap-x-4 max-xs:block">
      <dt className="font-serif text-[1.65rem] leading-none whitespace-nowrap">{value}</dt>
      <dd>
        {t(`count.claims.${id}`)}
        {compare && <p className="mt-1 text-fine text-ink-soft">{t("count.compare", { ...compare })}</p>}
        {ownGround && <GroundLine ground={claim} />}
      </dd>
    </div>
  );
}

function GroundLine({ ground: { source, date, documented, unproved } }: { ground: Ground }) {
  const { t } = useTranslation("whyUs");
  // An example does not come from our records.
  if (unproved) {
    return (
      <p className="mt-2 text-fine">
        <ExampleMark of="figure" />
      </p>
    );
  }
  return (
    <p className="mt-1 text-fine text-ink-soft first-letter:uppercase">
      {source?.includes(date) ? source : t("count.dated", { source: source ?? t("count.unsourced"), date })}.{" "}
      {documented ? (
        <span className="inline-block font-semibold text-fjord">{t("count.documented")}</span>
      ) : (
        <ExampleMark of="figure" />
      )}
    </p>
  );
}
