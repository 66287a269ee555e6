import { type ReactNode, useRef } from "react";
import { useLocation, useNavigation, useOutlet } from "react-router";
import { ConsentLink } from "../analytics/consent-link.tsx";
import { NamedAnalytics } from "../analytics/named-analytics.tsx";
import { LanguageProvider } from "../i18n/language-provider.tsx";
import { byLanguage, languageOf } from "../i18n/languages.ts";
import { pageTranslations, translationsFor } from "../i18n/translations.server.ts";
import { useLoadedTranslations } from "../i18n/use-loaded-translations.ts";
import { Notifications } from "../notices/notifications.tsx";
import type { Route } from "./+types/site";
import { ErrorPage } from "./error-page.tsx";
import { Footer } from "./footer.tsx";
import { LateLanguageOffer } from "./late-language-offer.tsx";
import { Navigation } from "./navigation.tsx";
import { FooterNewsletter } from "./newsletter-box.tsx";

export function loader({ request }: Route.LoaderArgs) {
  const languageOffers = byLanguage((code) => translationsFor(code, "common").common.languageOffer);
  return { ...pageTranslations(request, "nav", "footer", "common", "cta", "subscribe"), languageOffers };
}

/** Made once: what is drawn anew here listens to what has changed. */
const frame = (
  <Notifications>
    <Navigation />
    <LateLanguageOffer />
    <main id="main" tabIndex={-1}>
      <Page />
    </main>
    <Footer choices={<ConsentLink />}>
      <FooterNewsletter />
    </Footer>
    <NamedAnalytics />
  </Notifications>
);

/** The frame of every page: skip link, navigation, page, footer. Mounted once per language. */
export default function Site() {
  return (
    <LanguageProvider code={languageOf(useLocation().pathname)} translations={useLoadedTranslations()}>
      {frame}
    </LanguageProvider>
  );
}

/** In the place of the frame, so that what came with it is still known when a page fails. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}

/**
 * The page. It stays as it is while the next one is on its way, so that a click does not first draw it again, but not
 * when that one has come and yet another is asked for in the same moment: its data are gone by then.
 */
function Page(): ReactNode {
  const page = useOutlet();
  const location = useLocation();
  const shown = useRef({ page, location });
  const idle = useNavigation().state === "idle";
  if (idle || shown.current.location !== location) shown.current = { page, location };
  return shown.current.page;
}
