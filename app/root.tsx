import { type ReactNode, useEffect } from "react";
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
} from "react-router";
import { site } from "../content-loader/data/site.ts";
import type { Route } from "./+types/root";
import { usePageViews } from "./analytics/use-page-views.ts";
import css from "./app.css?inline";
import displayFont from "./fonts/instrument-serif.woff2?url";
import italicFont from "./fonts/instrument-serif-italic.woff2?url";
import textFont from "./fonts/schibsted-grotesk.woff2?url";
import { afterInteraction } from "./hydration/after-interaction.ts";
import { HydrationSignal } from "./hydration/hydration-signal.tsx";
import inlineLoader from "./hydration/inline-loader.ts?script-text";
import type { LateFont } from "./hydration/load-fonts.ts";
import fontLoader from "./hydration/load-fonts.ts?script-text";
import idleModule from "./hydration/on-idle.ts?script";
import { languageFromPath, languages } from "./i18n/languages.ts";
import { ErrorPage } from "./layout/error-page.tsx";
import { ClientNavigation } from "./navigation/client-navigation.tsx";
import { RouteAnnouncer } from "./navigation/route-announcer.tsx";
import { withSiteStylesheet } from "./navigation/site-stylesheet.ts";
import { themeColour, themeColourDark } from "./theme-colour.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * The stylesheet is part of the first response, so the browser's bundle carries no copy. The browser reads its text from the
 * page, because the error page renders the document again.
 */
const stylesheet =
  import.meta.env.SSR || import.meta.env.DEV
    ? css
    : (document.querySelector("head > style")?.textContent ?? "");

export const links: LinksFunction = () => [
  { rel: "preload", href: displayFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

const lateFonts: LateFont[] = [
  { family: "Schibsted Grotesk", url: textFont, style: "normal", weight: "400 700" },
  { family: "Instrument Serif", url: italicFont, style: "italic", weight: "400" },
];

/** The development server's pages are hydrated at once and only need their fonts. */
const inlineScript = `const lateFonts=${JSON.stringify(lateFonts)};${import.meta.env.PROD ? inlineLoader : fontLoader}`;

/** The page of the document, which has the styles of all its states; other pages need the stylesheet of the site. */
const firstPage = import.meta.env.SSR ? "" : window.location.pathname;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }, next) => (new URL(request.url).pathname === firstPage ? next() : withSiteStylesheet(next)),
];

/** The document around every page, the error page included. */
export function Layout({ children }: { children: ReactNode }) {
  const { tag } = languages[languageFromPath(useLocation().pathname)];
  return (
    <html lang={tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColourDark} media="(prefers-color-scheme:dark)" />
        <meta name="theme-color" content={themeColour} />
        <Meta />
        <Links />
        {/* Post-processing minifies the text, so hydration finds another one. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, allowed by its hash */}
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: stylesheet }} />
      </head>
      <body data-hydrate={site.analytics && ""}>
        {children}
        <ScrollRestoration />
        <Scripts />
        <script
          data-hydration-module="" // Post-processing fills in the page's own.
          data-idle-module={idleModule}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash
          dangerouslySetInnerHTML={{ __html: inlineScript }}
        />
      </body>
    </html>
  );
}

/** Loads the data client on idle once the page is hydrated, so that a form finds it there. */
function useDataClient() {
  useEffect(
    () => afterInteraction(() => whenIdle(() => import("./forms/invoke-with-retries.ts").catch(() => {}))),
    [],
  );
}

export default function App() {
  usePageViews();
  useDataClient();
  return (
    <>
      <Outlet />
      <RouteAnnouncer />
      <ClientNavigation />
      <HydrationSignal />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
