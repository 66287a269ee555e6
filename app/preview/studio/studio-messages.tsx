import type { ReactNode } from "react";
import type { AreaWords } from "../../i18n/areas.ts";
import { LanguageProvider, useLanguage } from "../../i18n/language-provider.tsx";
import { byLanguage, type LanguageCode } from "../../i18n/languages.ts";
import { useLoadedWords } from "../../i18n/use-loaded-words.ts";

const files = import.meta.glob<object>("../../../content/*/{studio,advice}.json", {
  eager: true,
  import: "default",
});
const messages = byLanguage((code) => ({
  studio: files[`../../../content/${code}/studio.json`],
  advice: files[`../../../content/${code}/advice.json`],
})) as Record<LanguageCode, Pick<AreaWords, "studio" | "advice">>;

/**
 * Adds the translations of the studio, in all languages. They are part of its module: in the page's data every visitor would
 * load them, and nothing may be fetched once there is a file.
 */
export function StudioMessages({ children }: { children: ReactNode }) {
  const { code } = useLanguage();
  const loaded = useLoadedWords();
  return (
    <LanguageProvider code={code} words={{ ...loaded, ...messages[code] }}>
      {children}
    </LanguageProvider>
  );
}
