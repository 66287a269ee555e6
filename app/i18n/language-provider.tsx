import type { TFunction } from "i18next";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import footer from "../../content/en/footer.json";
import nav from "../../content/en/nav.json";
import { site } from "../../content-loader/data/site.ts";
import { fillPlaceholders } from "../../shared/placeholders.ts";
import { defaultLanguage, type Language, type LanguageCode, languages } from "./languages.ts";
import type { LoadedTranslations, Namespace } from "./namespaces.ts";
import { createTranslator, type Translator } from "./translator.ts";

/** The English translations of navigation and footer: the only text that every page has in its script. */
const englishShell: LoadedTranslations = fillPlaceholders(
  { nav, footer },
  { brand: site.brand, phone: site.contact.phone },
);

const LanguageContext = createContext<{ language: Language; translator: Translator } | undefined>(undefined);

/** Provides a language and its translations to a part of the page. */
export function LanguageProvider(props: {
  code: LanguageCode;
  translations: LoadedTranslations;
  children: ReactNode;
}) {
  const { code, translations, children } = props;
  const provided = useMemo(() => {
    const language = languages[code];
    return { language, translator: createTranslator(language, translations) };
  }, [code, translations]);
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
 * The translations of a namespace in the language of the page, as react-i18next's hook of this name gives them.
 * @throws when used outside LanguageProvider
 */
export function useTranslation<A extends Namespace>(namespace: A): { t: TFunction<A> } {
  const { translator } = useProvided("useTranslation");
  return { t: useMemo(() => translator(namespace), [translator, namespace]) };
}

/**
 * Provides English, with a warning, when no language was loaded: navigation and footer are also part of the error page.
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
    <LanguageProvider code={defaultLanguage} translations={englishShell}>
      {children}
    </LanguageProvider>
  );
}
