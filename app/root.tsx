import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
} from "react-router";
import type { Route } from "./+types/root";
import { usePageViews } from "./analytics/use-page-views.ts";
import css from "./app.css?inline";
import { firstPaintScript } from "./first-paint.ts";
import displayFace from "./fonts/instrument-serif.woff2?url";
import { languageOf, languages } from "./i18n/languages.ts";
import { ErrorPage } from "./layout/error-page.tsx";
import { LateParts } from "./layout/late-parts.tsx";
import { RouteAnnouncer } from "./layout/route-announcer.tsx";
import { SiteLinks } from "./layout/site-links.tsx";
import { queryClient } from "./query-client.ts";
import { themeColour, themeColourDark } from "./theme-colour.ts";

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
        <script dangerouslySetInnerHTML={{ __html: firstPaintScript }} />
        <Meta />
        <Links />
        {/* Hydration warning: the build minifies the text, so it is not the same to the letter. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, allowed by its hash */}
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: stylesheet }} />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  usePageViews();
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <LateParts />
      <RouteAnnouncer />
      <SiteLinks />
    </QueryClientProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
