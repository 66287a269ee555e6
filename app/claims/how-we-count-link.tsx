import { useTranslation } from "../i18n/language-provider.tsx";
import { LocalLink } from "../i18n/local-link.tsx";

/** The footnote of a figure: leads to where every claim of the site is accounted for. */
export function HowWeCountLink({ className = "" }: { className?: string }) {
  const { t } = useTranslation("common");
  return (
    <LocalLink to="/why-us#how-we-count" className={`link whitespace-nowrap ${className}`}>
      {t("howWeCount")}
    </LocalLink>
  );
}
