import { routePaths } from "../route-paths.ts";
import type { Settings } from "../settings/read-settings.ts";

export type HeaderMap = Record<string, string>;

/** Hashes (`'sha256-…'`) of the scripts and styles of a page. */
export interface PageHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** What the Content-Security-Policy of pages depends on. */
export type HeaderSettings = Pick<Settings, "siteUrl" | "pageOrigins">;

/**
 * Headers of every response. HSTS and `upgrade-insecure-requests` are for https sites only: on plain http they would
 * make browsers request assets from a port without TLS.
 */
function baseHeaders({ siteUrl }: Pick<Settings, "siteUrl">): HeaderMap {
  return {
    "X-Content-Type-Options": "nosniff",
    ...(siteUrl?.startsWith("https:") && {
      "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    }),
  };
}

/** Headers of HTML pages. Only hashed scripts and styles run, and nothing loads from other origins. */
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
    ["report-uri", routePaths.monitoring.cspReport],
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

/** Headers of everything else: API responses, images, scripts, feeds. `shared` files may be embedded by other sites. */
export function plainHeaders(settings: Pick<Settings, "siteUrl">, shared = false): HeaderMap {
  return {
    ...baseHeaders(settings),
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": shared ? "cross-origin" : "same-origin",
  };
}
