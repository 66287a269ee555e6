import { useTranslation } from "../../i18n/language-provider.tsx";
import { LocalLink } from "../../i18n/local-link.tsx";

/** The cheapest package, as the page's loader formats it. */
export interface CheapestPackage {
  name: string;
  price: string;
  delivery: string | null;
}

/** Says that the page is an automatic draft, and what a professional one costs. */
export function OfferLine({ cheapest }: { cheapest: CheapestPackage }) {
  const { t } = useTranslation("studio");
  return (
    <p className="offer-line" data-print="off">
      <span className="text-ink-soft">{t("offer.line", { ...cheapest })}</span>
      <LocalLink to="/pricing" className="link font-semibold">
        {t("offer.lineLink")}
      </LocalLink>
    </p>
  );
}
