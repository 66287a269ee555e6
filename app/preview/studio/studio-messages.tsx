import type { ReactNode } from "react";
import adviceEn from "../../../content/en/advice.json";
import studioEn from "../../../content/en/studio.json";
import adviceNo from "../../../content/no/advice.json";
import studioNo from "../../../content/no/studio.json";
import { LanguageProvider, useLanguage } from "../../i18n/language-provider.tsx";
import { useLoadedWords } from "../../i18n/use-loaded-words.ts";

const words = {
  en: { studio: studioEn, advice: adviceEn },
  no: { studio: studioNo, advice: adviceNo },
};

/**
 * The words of the studio, in both languages: they come with it, since the page's own data would carry them to everyone who
 * only themes, and since nothing is asked for any more once there is a file.
 */
export function StudioMessages({ children }: { children: ReactNode }) {
  const { code } = useLanguage();
  const loaded = useLoadedWords();
  return (
    <LanguageProvider code={code} words={{ ...loaded, ...words[code] }}>
      {children}
    </LanguageProvider>
  );
}
