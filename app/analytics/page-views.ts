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
  /** The page's URL, as Plausible's scripts before and since 2025 name it. */
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

/** Page views from before the provider has loaded or the visitor has consented; undefined when they are sent at once. */
let queue: PageView[] | undefined = site.analytics ? [] : undefined;

/**
 * Sends one page_view to each analytics script on the page, or queues it for the provider in content/data/site.json.
 * Without any, nothing happens and nothing is stored. The scripts' own page view tracking must be off
 * (`send_page_view: false`, Plausible's manual script), or each page counts twice.
 *
 * @param details page-specific values, such as an article's metadata
 */
export function sendPageView(pathname: string, details?: Record<string, unknown>): void {
  const view = {
    page_path: pathname,
    page_location: window.location.href,
    page_title: document.title,
    page_language: document.documentElement.lang,
    ...(details && { details }),
  };
  if (!queue) {
    send(view);
    return;
  }
  // Until the visitor consents, only the view of the current page is queued.
  const allowed = !needsConsent(site.analytics) || storedAnswer(site.analytics) === "yes";
  queue = allowed ? [...queue, view] : [view];
}

/** Sends the queued page views, and later ones at once. */
export function sendQueuedPageViews(): void {
  const views = queue ?? [];
  queue = undefined;
  for (const view of views) send(view);
}

function send({ details, ...page }: PageView): void {
  const { gtag, plausible, dataLayer } = window;
  const parameters = { ...page, ...details };
  const { page_location: url } = page;
  try {
    plausible?.("pageview", { u: url, url, ...(details && { props: details }) });
    // gtag writes to the data layer itself; a data layer without gtag belongs to a tag manager.
    if (gtag) gtag("event", "page_view", parameters);
    else dataLayer?.push({ event: "page_view", ...parameters });
  } catch (error) {
    // An error in a third-party script must not break the page.
    console.warn("An analytics script failed on a page view:", error);
  }
}
