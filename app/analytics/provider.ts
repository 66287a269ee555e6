import { type Analytics, analyticsScript } from "../../shared/analytics.ts";
import { sendQueuedPageViews } from "./page-views.ts";

let started = false;

/** Loads the provider's script and sends the queued page views. Idempotent. */
export function startProvider(analytics: Analytics): void {
  if (started) return;
  started = true;
  createStubs(analytics);
  const script = document.createElement("script");
  script.async = true;
  script.src = toTrustedUrl(analyticsScript(analytics));
  document.head.append(script);
  sendQueuedPageViews();
}

/** Creates the stubs from the provider's instructions, which queue calls until its script has loaded. */
function createStubs(analytics: Analytics): void {
  if (analytics.provider === "plausible") {
    const queue: unknown[] = [];
    // Page views are sent by the routes, so that articles can add metadata.
    const o = { autoCapturePageviews: false };
    window.plausible ??= Object.assign((...call: unknown[]) => void queue.push(call), { q: queue, o });
    return;
  }
  window.dataLayer ??= [];
  if (analytics.provider === "tag-manager") {
    window.dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" });
    return;
  }
  window.gtag ??= function gtag() {
    // biome-ignore lint/complexity/noArguments: Google's script knows its commands by the arguments object
    window.dataLayer?.push(arguments);
  };
  window.gtag("js", new Date());
  window.gtag("config", analytics.measurementId, {
    send_page_view: false,
    // Consent covers analytics, not advertising.
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
}

/**
 * Stops analytics when consent is withdrawn. The site itself sets no cookies, so all that scripts can see are the
 * provider's. A script cannot be unloaded, so the page is reloaded.
 */
export function stopProvider(): void {
  const labels = window.location.hostname.split(".");
  const domains = labels.map((_, i) => `; domain=${labels.slice(i).join(".")}`);
  for (const cookie of document.cookie.split("; ")) {
    const [name] = cookie.split("=");
    // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari have no other way before 2026
    for (const domain of ["", ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
  window.location.reload();
}

/** The URL as TrustedScriptURL, where browsers require it. */
function toTrustedUrl(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  return (
    trustedTypes?.createPolicy("analytics", { createScriptURL: () => address }).createScriptURL("") ?? address
  );
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL: (text: string) => string };
}
