import { lazy, Suspense, useEffect } from "react";
import { useLocation } from "react-router";
import {
  EnglishUnlessProvided,
  LanguageProvider,
  useLanguage,
  useTranslation,
} from "../i18n/language-provider.tsx";
import { defaultLanguage, languageFromPath } from "../i18n/languages.ts";
import { LocalLink } from "../i18n/local-link.tsx";
import { useLoadedTranslations } from "../i18n/use-loaded-translations.ts";
import { adoptSiteStylesheet } from "../navigation/site-stylesheet.ts";
import { Footer } from "./footer.tsx";
import { Navigation } from "./navigation.tsx";

/** Loads the translations for visitors from English pages; English when that fails. */
const LazyLanguage = lazy(() =>
  import("../i18n/lazy-language.tsx").catch(() => ({ default: EnglishUnlessProvided })),
);

/**
 * The error page: heading, reload and home link in the language of the URL. Its translations are part of the
 * site's layout, so they are available when the page's data are not.
 */
export function ErrorPage({ error }: { error: unknown }) {
  console.error(error);
  const code = languageFromPath(useLocation().pathname);
  const translations = useLoadedTranslations();
  if (translations.nav) {
    return (
      <LanguageProvider code={code} translations={translations}>
        <Failure />
      </LanguageProvider>
    );
  }
  const Language = code === defaultLanguage ? EnglishUnlessProvided : LazyLanguage;
  return (
    <Suspense>
      <Language code={code} part="Error page">
        <Failure />
      </Language>
    </Suspense>
  );
}

/** Its links load documents, because client navigation may be broken. */
function Failure() {
  useEffect(adoptSiteStylesheet, []);
  const { t } = useTranslation("nav");
  return (
    <div lang={useLanguage().tag} data-document className="contents">
      <Navigation />
      <main id="main" tabIndex={-1} className="wrap grid min-h-[70svh] content-center gap-6 py-32">
        <title>{t("error.title")}</title>
        <h1 className="max-w-[6.4em]">{t("error.title")}</h1>
        <p className="max-w-[28.1em] text-lead text-ink-soft">{t("error.text")}</p>
        <p className="flex flex-wrap gap-3">
          <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
            {t("error.reload")}
          </button>
          <LocalLink to="/" className="btn btn-ghost">
            {t("error.home")}
          </LocalLink>
        </p>
      </main>
      <Footer />
    </div>
  );
}
