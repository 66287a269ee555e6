import { Hono } from "hono";
import { routePath } from "hono/route";
import { type BookingAppOptions, bookingApp } from "./booking/app.ts";
import { type ContactAppOptions, contactApp } from "./contact/app.ts";
import type { Settings } from "./env.ts";
import { refuse } from "./http/answers.ts";
import { addressReader } from "./http/client-address.ts";
import { plainHeaders } from "./http/headers.ts";
import type { Log } from "./http/log.ts";
import { type AppEnv, requestInfo } from "./http/request-context.ts";
import type { SiteTable } from "./http/site-table.ts";
import { type NewsletterAppOptions, newsletterApp } from "./newsletter/app.ts";
import { answerWithPage } from "./pages/answer-with-page.ts";
import { type Storage, StorageUnavailable } from "./storage/storage.ts";
import { type WatchAppOptions, watchApp } from "./watch/app.ts";

/** Everything the routes work with; main.ts chooses it, tests bring their own. */
export interface AppOptions {
  settings: Settings;
  storage: Storage;
  site: SiteTable;
  contact: Pick<ContactAppOptions, "words" | "packageLabels">;
  newsletter: Pick<NewsletterAppOptions, "words" | "confirmLinkDays">;
  booking: Pick<BookingAppOptions, "rules" | "words" | "brand" | "siteUrl" | "place">;
  watch: Pick<WatchAppOptions, "mailKind" | "metrics">;
  /** Signs links that lead back here. */
  secret: string;
  /** Called once something is on disk that a mail tells of. */
  stored: () => void;
  clock: () => number;
  log: Log;
  /** Whether the process was told to end. */
  isStopping: () => boolean;
}

/**
 * Composes what the server computes, a subject each; addresses.ts says where. Files are answered before a request comes
 * here (http/listener.ts).
 */
export function createApp({ contact, newsletter, booking, watch, ...shared }: AppOptions): Hono<AppEnv> {
  const app = withHeaders(shared.settings);
  const all = {
    ...shared,
    addressOf: addressReader(shared.settings.trustProxy),
    answerWithPage: answerWithPage(shared.site),
  };
  app.route("/", contactApp({ ...all, ...contact }));
  app.route("/", newsletterApp({ ...all, ...newsletter }));
  app.route("/", bookingApp({ ...all, ...booking }));
  app.route("/", watchApp({ ...all, ...watch }));
  app.notFound((c) => refuse(c, { code: "not_found" }));
  app.onError((error, c) => {
    shared.log.error({ reqId: c.get("requestId"), err: error }, "a request failed");
    if (error instanceof StorageUnavailable) {
      return refuse(c, { code: "storage_unavailable", retryAfterSeconds: 5 });
    }
    return refuse(c, { code: "internal" });
  });
  return app;
}

/** An app whose every answer carries what all of them do, and whose requests are known by id and route. */
function withHeaders(settings: Settings): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const headers = Object.entries(plainHeaders(settings));
  app.use(async (c, next) => {
    const info = requestInfo(c.env.incoming);
    c.set("requestId", info.id);
    for (const [name, value] of headers) c.header(name, value);
    c.header("X-Request-Id", info.id);
    // What is computed is nobody's to keep, unless its handler says otherwise.
    c.header("Cache-Control", "no-store");
    await next();
    info.route = routePath(c, -1);
  });
  return app;
}
