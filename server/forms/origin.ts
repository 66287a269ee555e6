import { createMiddleware } from "hono/factory";
import type { Settings } from "../env.ts";
import { refuse } from "../http/answers.ts";
import type { AppContext, AppEnv } from "../http/request-context.ts";

/** Where a browser says that a request comes from; "none" is a caller that is no browser. */
export type Origin = "own" | "allowed" | "none" | "foreign";

export type OriginSettings = Pick<Settings, "siteUrl" | "allowedOrigins">;

// The headers that supabase-js sends, and ours. A `*` would not cover Authorization.
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

export function originOf(c: AppContext, settings: OriginSettings): Origin {
  const origin = c.req.header("origin");
  const fetchSite = c.req.header("sec-fetch-site");
  if (origin === undefined) return fetchSite === "cross-site" ? "foreign" : "none";
  if (origin === "null") return fetchSite === "same-origin" ? "own" : "foreign";
  if (isOwn(origin, c.req.header("host"), settings.siteUrl)) return "own";
  return settings.allowedOrigins.includes(origin) ? "allowed" : "foreign";
}

/** Without SITE_URL the site is tried out locally, under whatever name the machine has: the host decides. */
function isOwn(origin: string, host: string | undefined, siteUrl: string | undefined): boolean {
  if (siteUrl !== undefined) return origin === siteUrl;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * Lets browsers of the allowed origins call, answers their preflights, and refuses pages of other sites. Error
 * answers carry the same headers, or a browser would report a network error in place of the status.
 */
export function cors(settings: OriginSettings, methods = "POST, OPTIONS") {
  return createMiddleware<AppEnv>(async (c, next) => {
    const origin = originOf(c, settings);
    c.header("Vary", "Origin");
    if (origin === "allowed" || (origin === "own" && c.req.header("origin") !== "null")) {
      c.header("Access-Control-Allow-Origin", c.req.header("origin"));
      c.header("Access-Control-Expose-Headers", "retry-after, x-request-id");
    }
    if (c.req.method !== "OPTIONS") return next();
    if (origin === "foreign") return refuse(c, { code: "origin_not_allowed" });
    c.header("Allow", methods);
    c.header("Access-Control-Allow-Methods", methods);
    c.header("Access-Control-Allow-Headers", allowedHeaders);
    c.header("Access-Control-Max-Age", "7200");
    return c.body(null, 204);
  });
}
