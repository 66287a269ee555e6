import { useEffect, useState } from "react";
import { useRouteLoaderData } from "react-router";
import { useLanguage } from "../i18n/language-provider.tsx";
import { type LanguageCode, languages, preferredLanguage } from "../i18n/languages.ts";
import { useAlternate } from "./language-switcher.tsx";

/** Remembered for this visit only, and only once the visitor has said no. */
const dismissedKey = "language-offer-dismissed";

/** What each language says to its readers on a page in another one; a part of the site's loader data. */
export interface LanguageOffers {
  languageOffers: Record<LanguageCode, Record<"label" | "read" | "dismiss", string>>;
}

/** Offers the page in the language that the browser prefers, instead of redirecting to it. */
export function LanguageOffer() {
  const { code } = useLanguage();
  const [offered, setOffered] = useState<LanguageCode>();
  const alternate = useAlternate(true);

  useEffect(() => {
    const preferred = preferredLanguage(navigator.languages);
    const isOffered = preferred !== code && !isDismissed();
    setOffered(isOffered ? preferred : undefined);
  }, [code]);

  const offers = useRouteLoaderData<LanguageOffers>(code)?.languageOffers;
  if (!offered || !offers) return null;
  const { tag } = languages[offered];
  const { label, read, dismiss: dismissLabel } = offers[offered];
  const dismiss = () => {
    isDismissed("yes");
    setOffered(undefined);
  };
  return (
    <aside lang={tag} aria-label={label} className="language-offer" data-print="off">
      <a href={alternate(offered)} hrefLang={tag} className="link py-3 font-semibold">
        {read}
      </a>
      <button type="button" onClick={dismiss} className="min-h-11 px-2 text-ink-soft hover:text-ink">
        {dismissLabel}
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
