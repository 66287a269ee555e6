import { type Analytics, analyticsScript } from "../../shared/analytics.ts";
import { sendWaitingPageViews } from "./page-views.ts";

let started = false;

/** Fetches the provider's script and gives it the page views that have waited. A second call does nothing. */
export function startProvider(analytics: Analytics): void {
  if (started) return;
  started = true;
  prepare(analytics);
  const script = document.createElement("script");
  script.async = true;
  script.src = trusted(analyticsScript(analytics));
  document.head.append(script);
  sendWaitingPageViews();
}

/** What each provider's instructions put on the page before its script: functions that keep calls until it has come. */
function prepare(analytics: Analytics): void {
  if (analytics.provider === "plausible") {
    const queue: unknown[] = [];
    // The routes count, so that an article can say more about itself.
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
    // Consent is asked for counting, not for advertising.
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
}

/**
 * Ends the counting when a consent is withdrawn. The site itself sets no cookies, so all that scripts can see are the
 * provider's. A script cannot be taken back: the page is loaded anew without it.
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

/** The same address, in the type that browsers with Trusted Types want for a script's. */
function trusted(address: string): string {
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
