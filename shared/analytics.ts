/** The analytics provider in `content/data/site.json`. Each gets one page_view per page shown. */
export type Analytics =
  /** Plausible, without cookies. `script`: the URL in its instructions, also of a self-hosted server. */
  | { provider: "plausible"; script: string }
  /** Google Analytics. `measurementId`: `G-…`. */
  | { provider: "gtag"; measurementId: string }
  /** Google Tag Manager. `containerId`: `GTM-…`. */
  | { provider: "tag-manager"; containerId: string };

/** Origins that the Content-Security-Policy must allow, by directive. */
export interface AnalyticsSources {
  script: string[];
  connect: string[];
  image: string[];
}

/**
 * Whether consent is needed before anything is fetched: ekomloven § 3-15 requires it for storing or
 * reading data on a device. Plausible does neither.
 */
export function needsConsent(analytics: Analytics | undefined): boolean {
  return analytics !== undefined && analytics.provider !== "plausible";
}

/** The URL of the provider's script. */
export function analyticsScript(analytics: Analytics): string {
  const google = "https://www.googletagmanager.com";
  switch (analytics.provider) {
    case "plausible":
      return analytics.script;
    case "gtag":
      return `${google}/gtag/js?id=${encodeURIComponent(analytics.measurementId)}`;
    case "tag-manager":
      return `${google}/gtm.js?id=${encodeURIComponent(analytics.containerId)}`;
  }
}

/**
 * Origins of the provider's script and its requests. Google's list:
 * https://developers.google.com/tag-platform/security/guides/csp
 */
export function analyticsSources(analytics: Analytics | undefined): AnalyticsSources {
  if (!analytics) return { script: [], connect: [], image: [] };
  if (analytics.provider === "plausible") {
    const { origin } = new URL(analytics.script);
    return { script: [origin], connect: [origin], image: [] };
  }
  const [tags, collectors] = ["https://*.googletagmanager.com", "https://*.google-analytics.com"];
  return {
    script: [tags],
    connect: [tags, collectors, "https://*.analytics.google.com"],
    image: [tags, collectors],
  };
}
