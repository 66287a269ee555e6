import { createContext, type ReactNode, useContext, useMemo } from "react";
import { I18nextProvider } from "react-i18next";
import footer from "../../content/en/footer.json";
import nav from "../../content/en/nav.json";
import type { Words } from "./areas.ts";
import { createI18n } from "./create-i18n.ts";
import { defaultLanguage, type Language, type LanguageCode, languages } from "./languages.ts";

/** The English words of navigation and footer: the only words that are part of the script. */
const englishShell: Words = { nav, footer };

const LanguageContext = createContext<Language | undefined>(undefined);

/** Puts a language and its words around a part of the page. */
export function LanguageProvider(props: { code: LanguageCode; words: Words; children: ReactNode }) {
  const { code, words, children } = props;
  const i18n = useMemo(() => createI18n(code, words), [code, words]);
  return (
    <LanguageContext value={languages[code]}>
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    </LanguageContext>
  );
}

/**
 * The language of the page.
 * @throws when used outside LanguageProvider
 */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error("useLanguage must be used within a LanguageProvider");
  return language;
}

/**
 * Navigation and footer also stand around the error page, where no language was loaded. There this gives
 * them English and its words, and says so in the log.
 */
export function EnglishUnlessProvided({ part, children }: { part: string; children: ReactNode }) {
  if (useContext(LanguageContext)) return children;
  console.warn(`${part}: no language context, falling back to English`);
  return (
    <LanguageProvider code={defaultLanguage} words={englishShell}>
      {children}
    </LanguageProvider>
  );
}
