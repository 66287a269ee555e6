import { EnglishUnlessProvided, useTranslation } from "../i18n/language-provider.tsx";
import { LocalLink } from "../i18n/local-link.tsx";
import { Footer } from "./footer.tsx";
import { Navigation } from "./navigation.tsx";

/** What stands in for the site when a page could not be shown at all: a heading, a reload and the way home. */
export function ErrorPage({ error }: { error: unknown }) {
  console.error(error);
  return (
    <>
      <Navigation />
      <EnglishUnlessProvided part="Error page">
        <Explanation />
      </EnglishUnlessProvided>
      <Footer />
    </>
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
        <LocalLink to="/" reloadDocument className="btn btn-ghost">
          {t("error.home")}
        </LocalLink>
      </p>
    </main>
  );
}
