import { site } from "../../content-loader/data/site.ts";
import { useTranslation } from "../i18n/language-provider.tsx";

/** A small version of the founder portrait. A separate component, so that a page contains the styles of only one of them. */
export function FounderCard() {
  const { t } = useTranslation("common");
  const { name, portrait } = site.founder;
  if (portrait) return <img src={portrait} alt={name} loading="lazy" className="founder-photo" />;
  return (
    <div className="founder-card">
      <p aria-hidden className="founder-circled">
        {t("pencilled.circled")}
      </p>
      <p className="founder-signature">{name}</p>
    </div>
  );
}
