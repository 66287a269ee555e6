import { EnglishUnlessProvided, useTranslation } from "../i18n/language-provider.tsx";
import { defaultLanguage, languages } from "../i18n/languages.ts";
import { LocalLink } from "../i18n/local-link.tsx";
import { Footer } from "./footer.tsx";
import { Navigation } from "./navigation.tsx";

/** What stands in for the site when a page could not be shown at all: a heading, a reload and the way home. In English,
 * the only language that is part of the script. */
export function ErrorPage({ error }: { error: unknown }) {
  console.error(error);
  return (
    <div lang={languages[defaultLanguage].tag} className="contents">
      <Navigation />
      <EnglishUnlessProvided part="Error page">
        <Explanation />
      </EnglishUnlessProvided>
      <Footer />
    </div>
  );
}

function Explanation() {
  const { t } = useTranslation("nav");
  return (
    <main id="main" className="wrap grid min-h-[70svh] content-center gap-6 py-32">
      <title>{t("error.title")}</title>
      <h1 className="max-w-[14ch]">{t("error.title")}</h1>
      <p className="max-w-[46ch] text-lead text-ink-soft">{t("error.text")}</p>
      <p className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
          {t("error.reload")}
        </button>
        <LocalLink to="/" data-document className="btn btn-ghost">
          {t("error.home")}
        </LocalLink>
      </p>
    </main>
  );
}
