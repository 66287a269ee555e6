import { useEffect, useState } from "react";
import { useLanguage } from "../i18n/language-provider.tsx";
import { type LanguageCode, languages, preferredLanguage } from "../i18n/languages.ts";
import { adoptStyles } from "../ui/adopt-styles.ts";
import styles from "./language-offer.css?inline";
import { useAlternate } from "./language-switcher.tsx";

/** Stored for this visit only, after the visitor declined. */
const dismissedKey = "language-offer-dismissed";

/** The offer in each language. */
const offers = import.meta.glob<Record<"label" | "read" | "dismiss", string>>("../../content/*/common.json", {
  eager: true,
  import: "languageOffer",
});

/** Offers the page in the browser's language instead of redirecting. */
export function LanguageOffer() {
  const { code } = useLanguage();
  const [offered, setOffered] = useState<LanguageCode>();
  const alternate = useAlternate(true);

  useEffect(() => {
    const preferred = preferredLanguage(navigator.languages);
    const isOffered = preferred !== code && !isDismissed();
    if (isOffered) adoptStyles(styles);
    setOffered(isOffered ? preferred : undefined);
  }, [code]);

  const offer = offers[`../../content/${offered}/common.json`];
  if (!offered || !offer) return null;
  const { tag } = languages[offered];
  const { label, read, dismiss: dismissLabel } = offer;
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

/** Whether the visitor declined. Without storage the answer is valid for this page. */
function isDismissed(answer?: string): unknown {
  try {
    if (answer) sessionStorage.setItem(dismissedKey, answer);
    return sessionStorage.getItem(dismissedKey);
  } catch {
    return undefined;
  }
}
