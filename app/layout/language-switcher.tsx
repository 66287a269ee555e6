import { useRef } from "react";
import { useLocation, useMatches } from "react-router";
import { useHydrated } from "../hydration/use-hydrated.ts";
import { useLanguage, useTranslation } from "../i18n/language-provider.tsx";
import { canonicalPath, type LanguageCode, languageCodes, languages } from "../i18n/languages.ts";
import { useCloseOnNavigation } from "./use-close-on-navigation.ts";

/**
 * The same page in another language, with query and hash.
 *
 * @param hydrated false during hydration, because the prerendered page has no query and hash
 */
export function useAlternate(hydrated: boolean): (code: LanguageCode) => string {
  const { pathname, search, hash } = useLocation();
  return (code) => canonicalPath(pathname, code) + (hydrated ? search + hash : "");
}

/** The language menu: a native popover, which closes on Escape and outside clicks by itself. */
export function LanguageSwitcher() {
  const { t } = useTranslation("nav");
  const current = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  useCloseOnNavigation(list);
  return (
    <div>
      <button type="button" popoverTarget="languages" className="language-button">
        <span className="sr-only">{t("language")}: </span>
        <span className="max-sm:hidden">{current.label}</span>
        <span aria-hidden className="uppercase sm:hidden">
          {current.code}
        </span>
        <span className="sr-only sm:hidden">{current.label}</span>
        <Chevron />
      </button>
      <ul ref={list} id="languages" popover="auto" className="language-list tile">
        <LanguageLinks className="language-link" />
      </ul>
    </div>
  );
}

/** List items with the page in each language. */
export function LanguageLinks({ className }: { className: string }) {
  const current = useLanguage();
  // A prerendered 404 page does not know its URL, and hydration does not fix attributes, so the links
  // are rendered again.
  const hydrated = useHydrated();
  const alternate = useAlternate(hydrated);
  // A 404 page has no loader data, so its translation is loaded as a document.
  const isNotFound = useMatches().some(({ id }) => id.endsWith("/*"));
  return languageCodes.map((code) => {
    const { tag, label, flag } = languages[code];
    return (
      <li key={code}>
        <a
          key={String(hydrated)}
          href={alternate(code)}
          lang={tag}
          hrefLang={tag}
          aria-current={code === current.code ? "true" : undefined}
          className={className}
          data-document={isNotFound || undefined}
        >
          <img src={flag} alt="" width={22} height={16} loading="lazy" />
          {label}
        </a>
      </li>
    );
  });
}

function Chevron() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 12 12"
      className="size-3"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
    >
      <path d="m2.5 4.5 3.5 3.5 3.5-3.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
