import { Hono } from "hono";
import { routePath } from "hono/route";
import { type BookingAppOptions, createBookingApp } from "./booking/app.ts";
import { type ContactAppOptions, createContactApp } from "./contact/app.ts";
import { createAddressReader } from "./http/client-address.ts";
import { plainHeaders } from "./http/headers.ts";
import type { Log } from "./http/log.ts";
import { type AppEnv, requestInfo } from "./http/request-context.ts";
import { reject, rejectionFor } from "./http/responses.ts";
import type { SiteTable } from "./http/site-table.ts";
import type { Limiters } from "./limiters.ts";
import { createMonitoringApp, type MonitoringAppOptions } from "./monitoring/app.ts";
import { createNewsletterApp, type NewsletterAppOptions } from "./newsletter/app.ts";
import { createPageRenderer } from "./pages/render-page.ts";
import type { Settings } from "./settings/read-settings.ts";
import type { Storage } from "./storage/storage.ts";

/** Dependencies of the routes. main.ts provides them; tests provide their own. */
export interface AppOptions {
  settings: Settings;
  storage: Storage;
  site: SiteTable;
  contact: Pick<ContactAppOptions, "translations">;
  newsletter: Pick<NewsletterAppOptions, "translations" | "confirmLinkDays">;
  booking: Pick<BookingAppOptions, "rules" | "translations" | "brand" | "siteUrl" | "place">;
  limiters: Limiters;
  monitoring: Pick<MonitoringAppOptions, "mailKind" | "metrics">;
  /** Signs the links in mails. */
  secret: string;
  /** Called after a row with a mail was committed. */
  onStored: () => void;
  clock: () => number;
  log: Log;
  /** Whether the process received a signal to stop. */
  isStopping: () => boolean;
}

/** Composes the sub-apps at the paths of route-paths.ts. Files are served before a request gets here (http/listener.ts). */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const { settings, storage, site, limiters, secret, onStored, clock, log, isStopping } = options;
  const app = withHeaders(settings);
  const readAddress = createAddressReader(settings.trustProxy);
  // Shared by all sub-apps; the rest is passed below.
  const common = { settings, readAddress, clock, log, isStopping };
  const mailing = { storage, onStored };
  const pages = { secret, renderPage: createPageRenderer(site) };

  const contactLimiters = { limiter: limiters.contact, attachmentLimiter: limiters.attachments };
  app.route("/", createContactApp({ ...common, ...mailing, site, ...contactLimiters, ...options.contact }));
  app.route("/", createNewsletterApp({ ...common, ...mailing, ...pages, limiters, ...options.newsletter }));
  app.route("/", createBookingApp({ ...common, ...mailing, ...pages, limiters, ...options.booking }));
  app.route("/", createMonitoringApp({ ...common, storage, site, ...options.monitoring }));
  app.notFound((c) => reject(c, { code: "not_found" }));
  app.onError((error, c) => {
    log.error({ reqId: c.get("requestId"), err: error }, "a request failed");
    return reject(c, rejectionFor(error));
  });
  return app;
}

/** Creates an app that sets the common headers and the route of the log line. */
function withHeaders(settings: Settings): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const headers = Object.entries(plainHeaders(settings));
  app.use(async (c, next) => {
    const info = requestInfo(c.env.incoming);
    c.set("requestId", info.id);
    for (const [name, value] of headers) c.header(name, value);
    c.header("X-Request-Id", info.id);
    // Dynamic responses are not cacheable unless their handler says so.
    c.header("Cache-Control", "no-store");
    await next();
    info.route = routePath(c, -1);
  });
  return app;
}
