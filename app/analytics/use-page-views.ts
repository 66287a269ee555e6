import { useEffect } from "react";
import { useLocation, useMatches } from "react-router";

declare global {
  interface Window {
    gtag?: (command: "event", name: string, parameters: Record<string, unknown>) => void;
    plausible?: (event: string, options: { u: string; props?: Record<string, unknown> }) => void;
    dataLayer?: Record<string, unknown>[];
  }
}

/** What a page may export as its `handle` to say more about itself in the event. */
export interface PageViewHandle<Data = unknown> {
  pageView: (loaderData: Data) => Record<string, unknown>;
}

/**
 * Sends one page_view to each analytics that stands on the page. Without any, nothing happens and nothing is stored.
 * Their own counting of page views has to be off (`send_page_view: false`, Plausible's manual script), or each
 * page counts twice.
 *
 * @param details the page's own part, such as the metadata of an article
 */
export function sendPageView(pathname: string, details?: Record<string, unknown>): void {
  const { gtag, plausible, dataLayer } = window;
  const parameters = {
    page_path: pathname,
    page_location: window.location.href,
    page_title: document.title,
    page_language: document.documentElement.lang,
    ...details,
  };
  try {
    plausible?.("pageview", { u: window.location.href, ...(details && { props: details }) });
    // Google's tag writes to the data layer itself; a data layer without it belongs to a tag manager.
    if (gtag) gtag("event", "page_view", parameters);
    else dataLayer?.push({ event: "page_view", ...parameters });
  } catch (error) {
    // A fault in somebody else's script is no reason to lose the page.
    console.warn("Analytics did not take the page view:", error);
  }
}

/** One page_view on each route or language change, the first page included; a new query or hash is none. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const page = useMatches().at(-1);
  const handle = page?.handle as PageViewHandle | undefined;
  const details = page?.loaderData ? handle?.pageView(page.loaderData) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what makes a new view
  useEffect(() => sendPageView(pathname, details), [pathname]);
}
