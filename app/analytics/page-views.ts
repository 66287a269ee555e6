import { site } from "../../content-loader/data/site.ts";
import { needsConsent } from "../../shared/analytics.ts";
import { storedAnswer } from "./consent-answer.ts";

declare global {
  interface Window {
    gtag?: (...command: unknown[]) => void;
    plausible?: (event: string, options: PlausibleOptions) => void;
    dataLayer?: unknown[];
  }
}

interface PlausibleOptions {
  /** The address of the page, as Plausible's scripts before and since 2025 call it. */
  u: string;
  url: string;
  props?: Record<string, unknown>;
}

interface PageView {
  page_path: string;
  page_location: string;
  page_title: string;
  page_language: string;
  details?: Record<string, unknown>;
}

/** What was seen before the named provider came, or before the visitor said yes; undefined: nothing to wait for. */
let waiting: PageView[] | undefined = site.analytics ? [] : undefined;

/**
 * Sends one page_view to each analytics that stands on the page, or keeps it for the provider that content/data/site.json
 * names. Without any, nothing happens and nothing is stored. Their own counting of page views has to be off
 * (`send_page_view: false`, Plausible's manual script), or each page counts twice.
 *
 * @param details the page's own part, such as the metadata of an article
 */
export function sendPageView(pathname: string, details?: Record<string, unknown>): void {
  const view = {
    page_path: pathname,
    page_location: window.location.href,
    page_title: document.title,
    page_language: document.documentElement.lang,
    ...(details && { details }),
  };
  if (!waiting) {
    tell(view);
    return;
  }
  // Whoever has not said yes has only the page before them to say yes to.
  const allowed = !needsConsent(site.analytics) || storedAnswer(site.analytics) === "yes";
  waiting = allowed ? [...waiting, view] : [view];
}

/** Sends what has waited, and from now on everything at once. */
export function sendWaitingPageViews(): void {
  const views = waiting ?? [];
  waiting = undefined;
  for (const view of views) tell(view);
}

function tell({ details, ...page }: PageView): void {
  const { gtag, plausible, dataLayer } = window;
  const parameters = { ...page, ...details };
  const { page_location: url } = page;
  try {
    plausible?.("pageview", { u: url, url, ...(details && { props: details }) });
    // Google's tag writes to the data layer itself; a data layer without it belongs to a tag manager.
    if (gtag) gtag("event", "page_view", parameters);
    else dataLayer?.push({ event: "page_view", ...parameters });
  } catch (error) {
    // A fault in somebody else's script is no reason to lose the page.
    console.warn("Analytics did not take the page view:", error);
  }
}
