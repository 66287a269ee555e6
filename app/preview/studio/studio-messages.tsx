import type { ReactNode } from "react";
import adviceEn from "../../../content/en/advice.json";
import studioEn from "../../../content/en/studio.json";
import adviceNo from "../../../content/no/advice.json";
import studioNo from "../../../content/no/studio.json";
import { LanguageProvider, useLanguage } from "../../i18n/language-provider.tsx";
import { useLoadedWords } from "../../i18n/use-loaded-words.ts";

const messages = {
  en: { studio: studioEn, advice: adviceEn },
  no: { studio: studioNo, advice: adviceNo },
};

/**
 * Adds the translations of the studio, in both languages. They are part of its module: in the page's data every visitor would
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
