import type { TFunction } from "i18next";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import footer from "../../content/en/footer.json";
import nav from "../../content/en/nav.json";
import { site } from "../../content-loader/data/site.ts";
import { fillPlaceholders } from "../../shared/placeholders.ts";
import type { Area, Words } from "./areas.ts";
import { defaultLanguage, type Language, type LanguageCode, languages } from "./languages.ts";
import { createTranslator, type Translator } from "./translator.ts";

/** The English words of navigation and footer: the only words that every page has in its script. */
const englishShell: Words = fillPlaceholders(
  { nav, footer },
  { brand: site.brand, phone: site.contact.phone },
);

const LanguageContext = createContext<{ language: Language; translator: Translator } | undefined>(undefined);

/** Puts a language and its words around a part of the page. */
export function LanguageProvider(props: { code: LanguageCode; words: Words; children: ReactNode }) {
  const { code, words, children } = props;
  const provided = useMemo(() => {
    const language = languages[code];
    return { language, translator: createTranslator(language, words) };
  }, [code, words]);
  return <LanguageContext value={provided}>{children}</LanguageContext>;
}

function useProvided(hook: string) {
  const provided = useContext(LanguageContext);
  if (!provided) throw new Error(`${hook} must be used within a LanguageProvider`);
  return provided;
}

/**
 * The language of the page.
 * @throws when used outside LanguageProvider
 */
export function useLanguage(): Language {
  return useProvided("useLanguage").language;
}

/**
 * The words of an area in the language of the page, under the name that i18next made common.
 * @throws when used outside LanguageProvider
 */
export function useTranslation<A extends Area>(area: A): { t: TFunction<A> } {
  const { translator } = useProvided("useTranslation");
  return { t: useMemo(() => translator(area), [translator, area]) };
}

/**
 * Navigation and footer also stand around the error page, where perhaps no language was loaded. There this gives
 * them English and its words, and says so in the log.
 */
export function EnglishUnlessProvided({
  part,
  children,
}: {
  code?: LanguageCode;
  part: string;
  children: ReactNode;
}) {
  if (useContext(LanguageContext)) return children;
  console.warn(`${part}: no language context, falling back to English`);
  return (
    <LanguageProvider code={defaultLanguage} words={englishShell}>
      {children}
    </LanguageProvider>
  );
}
