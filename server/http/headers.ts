import { addresses } from "../addresses.ts";
import type { Settings } from "../env.ts";

export type HeaderMap = Record<string, string>;

/** Hashes, in the form `'sha256-…'`, of what a page may run and style itself with. */
export interface PageHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** What the policy of pages goes by: `pageOrigins` are all that the pages may use besides the site itself. */
export type HeaderSettings = Pick<Settings, "siteUrl" | "pageOrigins">;

/**
 * Every answer's headers. `upgrade-insecure-requests` and HSTS belong to a site that is served over https only:
 * on a plain http address they would make browsers ask for styles at a port where no TLS listens.
 */
function baseHeaders({ siteUrl }: Pick<Settings, "siteUrl">): HeaderMap {
  return {
    "X-Content-Type-Options": "nosniff",
    ...(siteUrl?.startsWith("https:") && {
      "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    }),
  };
}

/** For HTML pages. Nothing runs that the page's own hashes do not name, and nothing loads from elsewhere. */
export function pageHeaders(settings: HeaderSettings, hashes: PageHashes): HeaderMap {
  const { scheduler, script, connect, image, media } = settings.pageOrigins;
  const policy = [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...hashes.scripts, ...script],
    ["style-src", "'self'", ...hashes.styles],
    ["img-src", "'self'", "data:", ...media, ...image],
    ["font-src", "'self'"],
    ["media-src", "'self'", ...media],
    ["connect-src", "'self'", ...connect],
    ["manifest-src", "'self'"],
    ...(scheduler.length > 0 ? [["frame-src", ...scheduler]] : []),
    ["base-uri", "'none'"],
    ["form-action", "'self'"],
    ["frame-ancestors", "'none'"],
    ["object-src", "'none'"],
    ["report-uri", addresses.monitoring.cspReport],
    ...(settings.siteUrl?.startsWith("https:") ? [["upgrade-insecure-requests"]] : []),
  ];
  return {
    ...baseHeaders(settings),
    "Content-Security-Policy": policy.map((directive) => directive.join(" ")).join("; "),
    "Content-Security-Policy-Report-Only": "require-trusted-types-for 'script'",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  };
}

/** For everything that is not a page: API answers, images, scripts, feeds. `shared` files may be embedded anywhere. */
export function plainHeaders(settings: Pick<Settings, "siteUrl">, shared = false): HeaderMap {
  return {
    ...baseHeaders(settings),
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": shared ? "cross-origin" : "same-origin",
  };
}
