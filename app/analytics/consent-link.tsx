import { site } from "../../content-loader/data/site.ts";
import { needsConsent } from "../../shared/analytics.ts";
import { useHydrated } from "../hydration/use-hydrated.ts";
import { useTranslation } from "../i18n/language-provider.tsx";
import { askAgain } from "./consent-answer.ts";

/** Lets visitors change their answer. Without scripts nothing is counted, so the prerendered page has no such link. */
export function ConsentLink() {
  const { t } = useTranslation("footer");
  const hydrated = useHydrated();
  if (!hydrated || !needsConsent(site.analytics)) return null;
  return (
    <li>
      <button type="button" className="footer-link" onClick={() => window.dispatchEvent(new Event(askAgain))}>
        {t("consent")}
      </button>
    </li>
  );
}
