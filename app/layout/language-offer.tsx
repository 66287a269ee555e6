import { useEffect, useState } from "react";
import { useLanguage, useTranslation } from "../i18n/language-provider.tsx";
import { type LanguageCode, languageCodes, languages } from "../i18n/languages.ts";
import { useAlternate } from "./language-switcher.tsx";

/** Remembered for this visit only, and only once the visitor has said no. */
const dismissedKey = "language-offer-dismissed";

/** One quiet line where the browser prefers the other language, in that language. Nobody is sent there by guess. */
export function LanguageOffer() {
  const { t } = useTranslation("common");
  const { code } = useLanguage();
  const [offered, setOffered] = useState<LanguageCode>();
  const alternate = useAlternate(true);

  useEffect(() => {
    const preferred = preferredLanguage(navigator.languages);
    const isOffered = preferred !== code && !isDismissed();
    setOffered(isOffered ? preferred : undefined);
  }, [code]);

  if (!offered) return null;
  const { tag } = languages[offered];
  const dismiss = () => {
    isDismissed("yes");
    setOffered(undefined);
  };
  return (
    <aside lang={tag} aria-label={t("otherLanguage.label")} className="language-offer" data-print="off">
      <a href={alternate(offered)} hrefLang={tag} className="link py-3 font-semibold">
        {t("otherLanguage.read")}
      </a>
      <button type="button" onClick={dismiss} className="min-h-11 px-2 text-ink-soft hover:text-ink">
        {t("otherLanguage.dismiss")}
      </button>
    </aside>
  );
}

/** Whether the visitor has said no, or says it now. Where storage is closed, the answer holds for this page. */
function isDismissed(answer?: string): unknown {
  try {
    if (answer) sessionStorage.setItem(dismissedKey, answer);
    return sessionStorage.getItem(dismissedKey);
  } catch {
    return undefined;
  }
}

/** The first of the visitor's languages that the site has. Readers of nynorsk are served with bokmål. */
function preferredLanguage(accepted: readonly string[]): LanguageCode | undefined {
  for (const tag of accepted) {
    const base = tag.toLowerCase().split("-")[0] ?? "";
    if (["nb", "nn", "no"].includes(base)) return "no";
    const match = languageCodes.find((code) => code === base);
    if (match) return match;
  }
  return undefined;
}
