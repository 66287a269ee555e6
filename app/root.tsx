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
import displayFace from "./fonts/instrument-serif.woff2?url";
import italicFace from "./fonts/instrument-serif-italic.woff2?url";
import textFace from "./fonts/schibsted-grotesk.woff2?url";
import { onceWanted } from "./hydration/after-interaction.ts";
import { inlineScript } from "./hydration/inline-script.ts";
import { facesSettled, fetchFacesAfterPaint, type LateFace } from "./hydration/load-fonts.ts";
import { Awake } from "./hydration/mark-hydrated.tsx";
import { languageOf, languages } from "./i18n/languages.ts";
import { ErrorPage } from "./layout/error-page.tsx";
import { SiteLinks } from "./navigation/client-navigation.tsx";
import { RouteAnnouncer } from "./navigation/route-announcer.tsx";
import { withWholeStylesheet } from "./navigation/site-stylesheet.ts";
import { themeColour, themeColourDark } from "./theme-colour.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * The stylesheet is part of the first response and the browser's bundle carries no copy of it. In the browser the text
 * is read back from the page, for the error page renders the document anew.
 */
const stylesheet =
  import.meta.env.SSR || import.meta.env.DEV
    ? css
    : (document.querySelector("head > style")?.textContent ?? "");

export const links: LinksFunction = () => [
  { rel: "preload", href: displayFace, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

const lateFaces: LateFace[] = [
  { family: "Schibsted Grotesk", url: textFace, style: "normal", weight: "400 700" },
  { family: "Instrument Serif", url: italicFace, style: "italic", weight: "400" },
];

/** Runs before React and is not needed by it. */
const facesScript = import.meta.env.SSR ? inlineScript(fetchFacesAfterPaint, lateFaces, facesSettled) : "";

/** A page carries the styles of all its own states: those of the others come with the way to another page. */
const firstPage = import.meta.env.SSR ? "" : window.location.pathname;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }, next) => (new URL(request.url).pathname === firstPage ? next() : withWholeStylesheet(next)),
];

/** The document around every page, the error page included. */
export function Layout({ children }: { children: ReactNode }) {
  const { tag } = languages[languageOf(useLocation().pathname)];
  return (
    <html lang={tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColourDark} media="(prefers-color-scheme:dark)" />
        <meta name="theme-color" content={themeColour} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: facesScript }} />
        <Meta />
        <Links />
        {/* Hydration warning: the build minifies the text, so it is not the same to the letter. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, allowed by its hash */}
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: stylesheet }} />
      </head>
      <body data-wakes={site.analytics && ""}>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** The data client is made when the page has woken, in an idle moment: then a form finds it there. */
function useDataClient() {
  useEffect(
    () => onceWanted(() => whenIdle(() => import("./forms/invoke-with-retries.ts").catch(() => {}))),
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
      <SiteLinks />
      <Awake />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
