import { useTranslation } from "../i18n/language-provider.tsx";
import { LocalLink } from "../i18n/local-link.tsx";

/** Footnote link to the page that explains every claim. */
export function HowWeCountLink({ className = "" }: { className?: string }) {
  const { t } = useTranslation("common");
  return (
    <LocalLink to="/how-we-count" className={`link whitespace-nowrap ${className}`}>
      {t("howWeCount")}
    </LocalLink>
  );
}
