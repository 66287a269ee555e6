import { z } from "zod";
import { classifyOrigin } from "../forms/origin.ts";
import { createRateLimiter } from "../forms/rate-limiter.ts";
import { parseBody, readBytes } from "../forms/read-body.ts";
import { clientNetwork, type ReadAddress } from "../http/client-address.ts";
import type { Log } from "../http/log.ts";
import type { AppContext } from "../http/request-context.ts";
import { rateLimited, reject } from "../http/responses.ts";
import type { SiteTable } from "../http/site-table.ts";
import type { Settings } from "../settings/read-settings.ts";

export interface CspReportOptions {
  settings: Pick<Settings, "siteUrl" | "allowedOrigins">;
  site: Pick<SiteTable, "get">;
  readAddress: ReadAddress;
  log: Log;
}

const reportSchema = z.object({
  "csp-report": z.object({
    "document-uri": z.string().default(""),
    "blocked-uri": z.string().default(""),
    "effective-directive": z.string().optional(),
    "violated-directive": z.string().default(""),
  }),
});

const reportLimit = 8 * 1024;
const hourMs = 3_600_000;
const clientRate = [{ count: 10, windowMs: 60_000 }];
/** Prevents a browser extension or forged reports from filling the log. */
const violationRate = [{ count: 1, windowMs: hourMs }];
const allClientsRate = [{ count: 60, windowMs: hourMs }];

/**
 * Creates the handler for Content-Security-Policy reports. It logs the directive, the page and the blocked
 * origin, but no paths, queries or code, which may be personal.
 */
export function createCspReportHandler({ settings, site, readAddress, log }: CspReportOptions) {
  const clients = createRateLimiter(clientRate);
  const violations = createRateLimiter(violationRate, 1000);
  const allClients = createRateLimiter(allClientsRate, 1);

  return async (c: AppContext): Promise<Response> => {
    const body = await readBytes(c, reportLimit);
    if (!body.ok) return reject(c, body.rejection);
    if (!/^application\/csp-report\s*(;|$)/i.test(c.req.header("content-type") ?? "")) {
      return reject(c, { code: "unsupported_media_type" });
    }
    if (classifyOrigin(c, settings) === "foreign") return reject(c, { code: "origin_not_allowed" });
    const verdict = await clients.take(clientNetwork(readAddress(c.env.incoming)));
    if (!verdict.ok) return reject(c, rateLimited(verdict));
    const parsed = parseBody("json", body.bytes);
    if (!parsed.ok) return reject(c, parsed.rejection);
    const report = reportSchema.safeParse(parsed.fields);
    if (!report.success) return reject(c, { code: "invalid_request" });

    const violation = describe(report.data["csp-report"]);
    if ((await violations.take(JSON.stringify(violation))).ok && (await allClients.take("")).ok) {
      log.warn({ reqId: c.get("requestId"), ...violation }, "a page violated its Content-Security-Policy");
    }
    return c.body(null, 204);
  };

  function describe(report: z.output<typeof reportSchema>["csp-report"]) {
    const directive = report["effective-directive"] ?? report["violated-directive"].split(" ")[0] ?? "";
    const address = URL.canParse(report["document-uri"]) ? new URL(report["document-uri"]).pathname : "";
    return {
      directive: /^[a-z-]{1,40}$/.test(directive) ? directive : "(unknown)",
      page: site.get(address)?.path ?? "(unknown)",
      blocked: blockedSource(report["blocked-uri"]),
    };
  }
}

/** A keyword such as `inline`, an http(s) origin, or another URL's scheme. */
function blockedSource(blocked: string): string {
  if (/^[a-z-]{1,40}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return "(unknown)";
  const { protocol, origin } = new URL(blocked);
  return (/^https?:$/.test(protocol) ? origin : protocol).slice(0, 100);
}
