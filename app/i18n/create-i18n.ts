import { createInstance, type i18n as I18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { site } from "../../site.config.ts";
import type { Words } from "./areas.ts";
import { type LanguageCode, languages } from "./languages.ts";

/**
 * A translator for one language over the words that a page brought with it. There is no fallback language:
 * a missing translation shows its key, so that it is seen.
 */
export function createI18n(code: LanguageCode, words: Words): I18n {
  const i18n = createInstance();
  i18n.use(initReactI18next).init({
    lng: languages[code].tag,
    fallbackLng: false,
    defaultNS: "common",
    resources: { [languages[code].tag]: words },
    // React escapes; words come from our own files.
    interpolation: {
      escapeValue: false,
      defaultVariables: {
        brand: site.brand,
        email: site.contact.email,
        phone: site.contact.phoneShown,
      },
    },
    returnNull: false,
    initAsync: false,
    react: { useSuspense: false },
  });
  return i18n;
}
