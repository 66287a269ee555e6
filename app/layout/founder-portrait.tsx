import { site } from "../../site.config.ts";
import { useTranslation } from "../i18n/language-provider.tsx";

/**
 * The founder: the owner's photograph, or until there is one, what the founder does all day, a page with red pencil in it and
 * the signature below. It decorates: the name stands there as text either way.
 *
 * @param small for a place beside something else: of the page only the line that was kept
 */
export function FounderPortrait({ small = false }: { small?: boolean }) {
  const { t } = useTranslation("common");
  const { name, portrait } = site.founder;
  if (portrait)
    return (
      <img
        src={portrait}
        alt={name}
        loading="lazy"
        className={small ? "founder-face" : "founder-photograph"}
      />
    );
  if (small)
    return (
      <div className="founder-scrap">
        <p aria-hidden className="founder-kept">
          {t("pencilled.kept")}
        </p>
        <p className="founder-signature">{name}</p>
      </div>
    );
  return (
    <div className="founder-desk">
      <div aria-hidden className="founder-page">
        <p>
          <s>{t("pencilled.above.struck")}</s>
        </p>
        <p className="founder-kept">{t("pencilled.kept")}</p>
        <p>
          <s>{t("pencilled.below.struck")}</s>
        </p>
        <p className="founder-note">{t("pencilled.note")}</p>
      </div>
      <p className="founder-signature">{name}</p>
    </div>
  );
}
