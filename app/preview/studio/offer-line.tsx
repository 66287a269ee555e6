import { useTranslation } from "../../i18n/language-provider.tsx";
import { LocalLink } from "../../i18n/local-link.tsx";

/** A package, as the page's loader formats it. Price and delivery are null when they are agreed individually. */
export interface OfferedPackage {
  id: string;
  name: string;
  price: string | null;
  delivery: string | null;
}

/** Says that the page is an automatic draft, and what a professional one costs. */
export function OfferLine({ cheapest }: { cheapest: OfferedPackage | undefined }) {
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
