import { useEffect } from "react";
import { useLocation, useMatches } from "react-router";

declare global {
  interface Window {
    gtag?: (command: "event", name: string, parameters: Record<string, unknown>) => void;
    plausible?: (event: string, options: { u: string }) => void;
    dataLayer?: Record<string, unknown>[];
  }
}

/** What a page may export as its `handle` to say more about itself in the event. */
export interface PageViewHandle<Data = unknown> {
  pageView: (loaderData: Data) => Record<string, unknown>;
}

/**
 * Sends one page_view to whatever analytics stands on the page. Without any, nothing happens and nothing is stored.
 *
 * @param details the page's own part, such as the metadata of an article
 */
export function sendPageView(pathname: string, details: Record<string, unknown> = {}): void {
  const parameters = {
    page_path: pathname,
    page_location: window.location.href,
    page_title: document.title,
    page_language: document.documentElement.lang,
    ...details,
  };
  if (window.gtag) window.gtag("event", "page_view", parameters);
  else if (window.plausible) window.plausible("pageview", { u: window.location.href });
  else if (window.dataLayer) window.dataLayer.push({ event: "page_view", ...parameters });
}

/** One page_view on each route or language change, the first page included. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const page = useMatches().at(-1);
  const handle = page?.handle as PageViewHandle | undefined;
  const details = page?.loaderData ? handle?.pageView(page.loaderData) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what makes a new view
  useEffect(() => sendPageView(pathname, details), [pathname]);
}
