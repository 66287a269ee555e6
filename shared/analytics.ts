/** Who counts visits, as `content/data/site.json` names it. Each of them gets one page_view for each page that is shown. */
export type Analytics =
  /** Counts without cookies. `script`: the address in Plausible's instructions, also of a server of one's own. */
  | { provider: "plausible"; script: string }
  /** Google Analytics. `measurementId`: `G-…`. */
  | { provider: "gtag"; measurementId: string }
  /** Google Tag Manager, whatever its container holds. `containerId`: `GTM-…`. */
  | { provider: "tag-manager"; containerId: string };

/** What the Content-Security-Policy has to allow besides the site itself, directive by directive. */
export interface AnalyticsSources {
  script: string[];
  connect: string[];
  image: string[];
}

/**
 * Whether visitors have to be asked before anything is fetched: ekomloven § 3-15 wants consent to whatever stores or
 * reads something on their device. Plausible does neither.
 */
export function needsConsent(analytics: Analytics | undefined): boolean {
  return analytics !== undefined && analytics.provider !== "plausible";
}

/** The address of the provider's script. */
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
 * Where the provider's script comes from and where it may send. Google's list:
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
