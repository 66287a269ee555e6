import { site } from "../../content-loader/data/site.ts";
import { useTranslation } from "../i18n/language-provider.tsx";

/**
 * The founder: the owner's photograph, or until there is one, a page with red pencil marks and
 * a signature. Decorative: the name is in the text.
 */
export function FounderPortrait() {
  const { t } = useTranslation("common");
  const { name, portrait } = site.founder;
  if (portrait) return <img src={portrait} alt={name} loading="lazy" className="founder-photograph" />;
  return (
    <div className="founder-portrait">
      <div aria-hidden className="founder-page">
        <p>
          <s>{t("pencilled.above.struck")}</s>
        </p>
        <p className="founder-circled">{t("pencilled.circled")}</p>
        <p>
          <s>{t("pencilled.below.struck")}</s>
        </p>
        <p className="founder-note">{t("pencilled.note")}</p>
      </div>
      <p className="founder-signature">{name}</p>
    </div>
  );
}
