import { site } from "../../content-loader/data/site.ts";
import { useTranslation } from "../i18n/language-provider.tsx";

/**
 * The founder: the owner's photograph, or until there is one, what the founder does all day, a page with red pencil in it and
 * the signature below. It decorates: the name stands there as text either way.
 */
export function FounderPortrait() {
  const { t } = useTranslation("common");
  const { name, portrait } = site.founder;
  if (portrait) return <img src={portrait} alt={name} loading="lazy" className="founder-photograph" />;
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
