import { site } from "../../content-loader/data/site.ts";
import { useTranslation } from "../i18n/language-provider.tsx";

/**
 * The founder, small, for a place beside something else: the owner's photograph, or of the page with red pencil in it the line
 * that was kept (founder-portrait.tsx). A component of its own, so that its styles are on no page with the large one.
 */
export function FounderScrap() {
  const { t } = useTranslation("common");
  const { name, portrait } = site.founder;
  if (portrait) return <img src={portrait} alt={name} loading="lazy" className="founder-face" />;
  return (
    <div className="founder-scrap">
      <p aria-hidden className="founder-kept">
        {t("pencilled.kept")}
      </p>
      <p className="founder-signature">{name}</p>
    </div>
  );
}
