import { site } from "../../content-loader/data/site.ts";
import { legalValues } from "../../content-loader/legal-values.ts";
import { fillPlaceholders } from "../../shared/placeholders.ts";
import { formatDate } from "../../shared/time-wording.ts";
import { pageTranslations } from "../i18n/translations.server.ts";
import type { LegalNamespace } from "./legal-page.tsx";

/** Loader data of a legal page: its filled translations and effective date. */
export function loadLegalPage(request: Request, namespace: LegalNamespace) {
  const { language, translations } = pageTranslations(request, namespace, "legal");
  return {
    language,
    translations: fillPlaceholders(translations, legalValues(site, language)),
    date: formatDate(translations[namespace]?.updated ?? "", language),
  };
}
