import type { ReactNode } from "react";
import { LanguageProvider, useLanguage } from "../../i18n/language-provider.tsx";
import { byLanguage, type LanguageCode } from "../../i18n/languages.ts";
import type { Translations } from "../../i18n/namespaces.ts";
import { useLoadedTranslations } from "../../i18n/use-loaded-translations.ts";

const files = import.meta.glob<object>("../../../content/*/{studio,advice,structure}.json", {
  eager: true,
  import: "default",
});
const messages = byLanguage((code) => ({
  studio: files[`../../../content/${code}/studio.json`],
  advice: files[`../../../content/${code}/advice.json`],
  structure: files[`../../../content/${code}/structure.json`],
})) as Record<LanguageCode, Pick<Translations, "studio" | "advice" | "structure">>;

/**
 * Provides the translations of the studio. They are bundled in all languages: in the page's data every visitor would load
 * them, and nothing may be fetched once there is a file.
 */
export function StudioMessages({ children }: { children: ReactNode }) {
  const { code } = useLanguage();
  const loaded = useLoadedTranslations();
  return (
    <LanguageProvider code={code} translations={{ ...loaded, ...messages[code] }}>
      {children}
    </LanguageProvider>
  );
}
