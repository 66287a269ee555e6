import { Outlet, useLocation } from "react-router";
import { ConsentLink } from "../analytics/consent-link.tsx";
import { NamedAnalytics } from "../analytics/named-analytics.tsx";
import { LanguageProvider } from "../i18n/language-provider.tsx";
import { languageOf } from "../i18n/languages.ts";
import { useLoadedWords } from "../i18n/use-loaded-words.ts";
import { pageWords } from "../i18n/words.server.ts";
import type { Route } from "./+types/site";
import { Footer } from "./footer.tsx";
import { LanguageOffer } from "./language-offer.tsx";
import { Navigation } from "./navigation.tsx";
import { FooterNewsletter } from "./newsletter-box.tsx";
import { Notifications } from "./notifications.tsx";

export function loader({ request }: Route.LoaderArgs) {
  return pageWords(request, "nav", "footer", "common", "cta", "subscribe");
}

/** The frame of every page: skip link, navigation, page, footer. Mounted once per language. */
export default function Site() {
  return (
    <LanguageProvider code={languageOf(useLocation().pathname)} words={useLoadedWords()}>
      <Notifications>
        <Navigation />
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <Footer choices={<ConsentLink />}>
          <FooterNewsletter />
        </Footer>
        <LanguageOffer />
        <NamedAnalytics />
      </Notifications>
    </LanguageProvider>
  );
}
