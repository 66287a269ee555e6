import { useEffect } from "react";
import { useLocation } from "react-router";

declare global {
  interface Window {
    gtag?: (command: "event", name: string, parameters: Record<string, unknown>) => void;
    plausible?: (event: string, options: { u: string }) => void;
    dataLayer?: Record<string, unknown>[];
  }
}

/** Sends one page_view to whatever analytics stands on the page. Without any, nothing happens and nothing is stored. */
export function sendPageView(pathname: string): void {
  const parameters = {
    page_path: pathname,
    page_location: window.location.href,
    page_title: document.title,
    page_language: document.documentElement.lang,
  };
  if (window.gtag) window.gtag("event", "page_view", parameters);
  else if (window.plausible) window.plausible("pageview", { u: window.location.href });
  else if (window.dataLayer) window.dataLayer.push({ event: "page_view", ...parameters });
}

/** One page_view on each route or language change, the first page included. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  useEffect(() => sendPageView(pathname), [pathname]);
}
