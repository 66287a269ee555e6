import { useMemo, useState } from "react";
import { adviseOn } from "../../../profile/advice/advise.ts";
import { type Draft, shownResume } from "../../../profile/draft/draft.ts";
import { themeById } from "../../../profile/themes/index.ts";
import { contactDraft, handedOverDraft } from "../../forms/form-draft.ts";
import { useLanguage, useTranslation } from "../../i18n/language-provider.tsx";
import { LocalLink } from "../../i18n/local-link.tsx";
import { RichText } from "../../i18n/rich-text.tsx";
import { orderDraft } from "../export/order-draft.ts";
import type { Studio } from "../state/state.ts";

export const professionalOfferId = "professional-offer";

/** Links to the order form. With consent it hands over the draft, name, address and message. */
export function ProfessionalOffer({ studio }: { studio: Studio }) {
  const { t } = useTranslation("studio");
  const [isIncluded, setIsIncluded] = useState(false);
  const { name, label, email } = studio.content.draft.basics;
  const theme = useDesign(studio);
  const message = label
    ? t("offer.messageTitle", { name, title: label, theme })
    : t("offer.message", { name, theme });

  function handOver(): void {
    const fields = { name, email, message };
    contactDraft.set(Object.entries(fields).map(([field, value]) => [field, String(value ?? "")]));
    handedOverDraft.set({ json: orderDraft(studio) });
  }

  return (
    <section
      id={professionalOfferId}
      tabIndex={-1}
      aria-labelledby="professional-offer-title"
      className="wrap pb-[clamp(4rem,2.4rem+6vw,7rem)]"
      data-print="off"
    >
      <div className="night grid items-center gap-x-12 gap-y-8 rounded-panel px-6 py-12 md:grid-cols-[1.1fr_1fr] md:px-12 md:py-20 lg:px-16">
        <div>
          <h2 id="professional-offer-title">
            <RichText text={t("offer.title")} tags={{ em: <em /> }} />
          </h2>
          <p className="mt-4 max-w-[30em] text-on-dark-soft">{t("offer.text")}</p>
          <OwnSentence draft={studio.content.draft} />
        </div>
        <div>
          {name && !studio.isSample && (
            <div className="mb-6">
              <label className="check-box">
                <input
                  type="checkbox"
                  checked={isIncluded}
                  onChange={({ currentTarget }) => setIsIncluded(currentTarget.checked)}
                />
                <span>{t("offer.tick")}</span>
              </label>
              <blockquote className="mt-2 ml-8 border-l border-line-on-dark pl-4 text-fine text-on-dark-soft">
                {message}
              </blockquote>
              {!isIncluded && <p className="mt-2 ml-8 text-fine text-on-dark-soft">{t("offer.none")}</p>}
            </div>
          )}
          <p className="flex flex-wrap gap-3">
            <LocalLink to="/contact" className="btn btn-multe" onClick={() => isIncluded && handOver()}>
              {t("offer.button")}
            </LocalLink>
            <LocalLink to="/pricing" className="btn btn-on-dark">
              {t("offer.prices")}
            </LocalLink>
          </p>
        </div>
      </div>
    </section>
  );
}

/** The chosen design in words: `Kyst (colour: Pine, headline: small)`. */
function useDesign({ theme, style: { accent, headline } }: Studio): string {
  const { t } = useTranslation("studio");
  const { code } = useLanguage();
  const color = accent === undefined ? undefined : themeById(theme).accents[accent];
  const choices = [
    color && { what: t("designs.accent"), choice: color.name[code] },
    headline && { what: t("designs.headline"), choice: t(`designs.${headline}`).toLowerCase() },
  ].filter((one) => one !== undefined);
  const name = theme.charAt(0).toUpperCase() + theme.slice(1);
  if (choices.length === 0) return name;
  return `${name} (${choices.map(({ what, choice }) => `${what.toLowerCase()}: ${choice}`).join(", ")})`;
}

/** Rules that quote a whole sentence. */
const sentenceRules = ["responsible", "results", "opening"];

/** One of the visitor's own sentences, struck through, with a reader's question. */
function OwnSentence({ draft }: { draft: Draft }) {
  const { t } = useTranslation("studio");
  const { t: tAdvice } = useTranslation("advice");
  const found = useMemo(
    () =>
      adviseOn(shownResume(draft), new Date().toISOString().slice(0, 7)).find(
        ({ rule, places }) => sentenceRules.includes(rule) && places[0]?.quote,
      ),
    [draft],
  );
  if (!found) return null;
  return (
    <div className="mt-8 max-w-[30em] border-l-2 border-multe pl-4">
      <p className="text-fine text-on-dark-soft">{t("offer.ownSentence")}</p>
      <p className="mt-1">
        <s>{found.places[0]?.quote}</s>
      </p>
      <p className="mt-2 font-semibold">{tAdvice(`${found.rule}.reason`)}</p>
    </div>
  );
}
