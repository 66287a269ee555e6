import { createMiddleware } from "hono/factory";
import type { AppContext, AppEnv } from "../http/request-context.ts";
import { reject } from "../http/responses.ts";
import type { Settings } from "../settings/read-settings.ts";

/** Where a request comes from, as the browser states it; "none" means not a browser. */
export type Origin = "own" | "allowed" | "none" | "foreign";

export type OriginSettings = Pick<Settings, "siteUrl" | "allowedOrigins">;

// The headers of supabase-js and ours. A `*` would not include Authorization.
const allowedHeaders = [
  "authorization",
  "x-client-info",
  "apikey",
  "content-type",
  "x-retry-count",
  "traceparent",
  "tracestate",
  "baggage",
  "idempotency-key",
].join(", ");

export function classifyOrigin(c: AppContext, settings: OriginSettings): Origin {
  const origin = c.req.header("origin");
  const fetchSite = c.req.header("sec-fetch-site");
  if (origin === undefined) return fetchSite === "cross-site" ? "foreign" : "none";
  if (origin === "null") return fetchSite === "same-origin" ? "own" : "foreign";
  if (isOwnOrigin(origin, c.req.header("host"), settings.siteUrl)) return "own";
  return settings.allowedOrigins.includes(origin) ? "allowed" : "foreign";
}

/** Without SITE_URL the site runs locally under any host name, so the Host header decides. */
function isOwnOrigin(origin: string, host: string | undefined, siteUrl: string | undefined): boolean {
  if (siteUrl !== undefined) return origin === siteUrl;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * CORS for the allowed origins: answers preflights and rejects pages of other sites. Error responses have the same
 * headers, or browsers would report a network error instead of the status.
 */
export function cors(settings: OriginSettings, methods = "POST, OPTIONS") {
  return createMiddleware<AppEnv>(async (c, next) => {
    const origin = classifyOrigin(c, settings);
    c.header("Vary", "Origin");
    if (origin === "allowed" || (origin === "own" && c.req.header("origin") !== "null")) {
      c.header("Access-Control-Allow-Origin", c.req.header("origin"));
      c.header("Access-Control-Expose-Headers", "retry-after, x-request-id");
    }
    if (c.req.method !== "OPTIONS") return next();
    if (origin === "foreign") return reject(c, { code: "origin_not_allowed" });
    c.header("Allow", methods);
    c.header("Access-Control-Allow-Methods", methods);
    c.header("Access-Control-Allow-Headers", allowedHeaders);
    c.header("Access-Control-Max-Age", "7200");
    return c.body(null, 204);
  });
}
