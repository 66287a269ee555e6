import { type ReactNode, useRef } from "react";
import { useLocation, useNavigation, useOutlet } from "react-router";
import { ConfiguredAnalytics } from "../analytics/configured-analytics.tsx";
import { ConsentLink } from "../analytics/consent-link.tsx";
import { LanguageProvider } from "../i18n/language-provider.tsx";
import { languageFromPath } from "../i18n/languages.ts";
import { pageTranslations } from "../i18n/translations.server.ts";
import { useLoadedTranslations } from "../i18n/use-loaded-translations.ts";
import { Notifications } from "../notices/notifications.tsx";
import type { Route } from "./+types/site";
import { ErrorPage } from "./error-page.tsx";
import { Footer } from "./footer.tsx";
import { FooterNewsletter } from "./footer-newsletter.tsx";
import { LazyLanguageOffer } from "./lazy-language-offer.tsx";
import { Navigation } from "./navigation.tsx";

export function loader({ request }: Route.LoaderArgs) {
  return pageTranslations(request, "nav", "footer", "common", "cta", "subscribe");
}

/** Created once; its children subscribe to changes themselves. */
const shell = (
  <Notifications>
    <Navigation />
    <LazyLanguageOffer />
    <main id="main" tabIndex={-1}>
      <Page />
    </main>
    <Footer consentLink={<ConsentLink />}>
      <FooterNewsletter />
    </Footer>
    <ConfiguredAnalytics />
  </Notifications>
);

/** The layout of every page: skip link, header, page, footer. Mounted once per language. */
export default function Site() {
  return (
    <LanguageProvider code={languageFromPath(useLocation().pathname)} translations={useLoadedTranslations()}>
      {shell}
    </LanguageProvider>
  );
}

/** Rendered inside the layout route, so that its data are available when a page fails. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}

/**
 * The page. It is not re-rendered during a navigation, except when a second navigation has
 * started, because its data are gone by then.
 */
function Page(): ReactNode {
  const page = useOutlet();
  const location = useLocation();
  const shown = useRef({ page, location });
  const idle = useNavigation().state === "idle";
  if (idle || shown.current.location !== location) shown.current = { page, location };
  return shown.current.page;
}
