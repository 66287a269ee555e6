import { useId, useMemo, useState } from "react";
import { adviseOn } from "../../../profile/advice/advise.ts";
import { type Draft, shownResume } from "../../../profile/draft/draft.ts";
import { themeById, themeName } from "../../../profile/themes/index.ts";
import { addPicture } from "../../forms/draft-picture.ts";
import { contactDraft, type HandedOverDraft, handedOverDraft } from "../../forms/form-draft.ts";
import { useLanguage, useTranslation } from "../../i18n/language-provider.tsx";
import { LocalLink } from "../../i18n/local-link.tsx";
import { orderDraft } from "../export/files.ts";
import { thumbnail } from "../export/share-picture.ts";
import { useScheme } from "../pane/use-scheme.ts";
import type { Studio } from "../state/state.ts";
import type { OfferedPackage } from "./offer-line.tsx";

export const professionalOfferId = "professional-offer";

interface ProfessionalOfferProps {
  studio: Studio;
  /** The cheapest first. */
  packages: OfferedPackage[];
}

/** Links to the order form, with the chosen package if any. With consent it passes on draft, name, e-mail address and message. */
export function ProfessionalOffer({ studio, packages }: ProfessionalOfferProps) {
  const { t } = useTranslation("studio");
  const [isIncluded, setIsIncluded] = useState(false);
  const [chosen, setChosen] = useState("");
  const group = useId();
  const scheme = useScheme(studio);
  const choices = packages.map(({ id, ...facts }) => [
    id,
    t(facts.price ? "offer.packagePrice" : "offer.packageAgreed", { ...facts }),
  ]);
  const { name, label, email } = studio.content.draft.basics;
  const theme = useDesign(studio);
  const message = label
    ? t("offer.messageTitle", { name, title: label, theme })
    : t("offer.message", { name, theme });

  function handOver(): void {
    const fields = { name, email, message };
    contactDraft.set(Object.entries(fields).map(([field, value]) => [field, String(value ?? "")]));
    const draft: HandedOverDraft = { json: orderDraft(studio) };
    handedOverDraft.set(draft);
    addPicture(draft, thumbnail(studio, scheme));
  }

  return (
    <section
      id={professionalOfferId}
      tabIndex={-1}
      aria-labelledby="professional-offer-title"
      className="night grid content-start gap-6 rounded-panel p-6 sm:p-10 md:row-span-2"
    >
      <div>
        <h3 id="professional-offer-title" className="text-title">
          {t("offer.title")}
        </h3>
        <p className="mt-1 font-semibold">{t("offer.price", { ...packages[0] })}</p>
        <p className="mt-3 text-on-dark-soft">{t("offer.text")}</p>
      </div>
      <OwnSentence draft={studio.content.draft} />
      <fieldset>
        <legend className="mb-1 font-semibold">{t("offer.package")}</legend>
        {[["", t("offer.undecided")], ...choices].map(([id = "", label]) => (
          <label key={id} className="check-box">
            <input type="radio" name={group} checked={id === chosen} onChange={() => setChosen(id)} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {name && !studio.isSample && (
        <div>
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
        <LocalLink
          to={`/contact${chosen && `?package=${chosen}`}#write`}
          className="btn btn-multe"
          onClick={() => isIncluded && handOver()}
        >
          {t("offer.button")}
        </LocalLink>
        <LocalLink to="/pricing" className="btn btn-on-dark">
          {t("offer.prices")}
        </LocalLink>
      </p>
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
  const name = themeName(theme);
  if (choices.length === 0) return name;
  return `${name} (${choices.map(({ what, choice }) => `${what.toLowerCase()}: ${choice}`).join(", ")})`;
}

/** Rules that quote a whole sentence. */
const sentenceRules = ["responsible", "results", "opening"];

/** One of the visitor's own sentences, struck through, with a recruiter's question. */
function OwnSentence({ draft }: { draft: Draft }) {
  const { t } = useTranslation("studio");
  const { t: tAdvice } = useTranslation("advice");
  const found = useMemo(
    () =>
      adviseOn(shownResume(draft), new Date().toISOString().slice(0, 7)).find(
        ({ rule, passages }) => sentenceRules.includes(rule) && passages[0]?.quote,
      ),
    [draft],
  );
  if (!found) return null;
  return (
    <div className="border-l-2 border-multe pl-4">
      <p className="text-fine text-on-dark-soft">{t("offer.ownSentence")}</p>
      <p className="mt-1">
        <s>{found.passages[0]?.quote}</s>
      </p>
      <p className="mt-2 font-semibold">{tAdvice(`${found.rule}.reason`)}</p>
    </div>
  );
}
