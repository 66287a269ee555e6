import { Hono } from "hono";
import { routePath } from "hono/route";
import { bookingPagePath, bookingPath, bookingSlotsPath } from "../contract/booking.ts";
import { contactFormPath, contactFunctionPath } from "../contract/contact.ts";
import { newsletterFormPath, newsletterFunctionPath } from "../contract/newsletter.ts";
import { methodNotAllowed, refuse } from "./answers.ts";
import { createMeetings } from "./booking/meetings.ts";
import type { SlotRules } from "./booking/slots.ts";
import type { BookingWords } from "./booking/words.ts";
import { addressReader } from "./client-address.ts";
import type { Settings } from "./env.ts";
import { cspReportPath, plainHeaders } from "./headers.ts";
import type { Log } from "./log.ts";
import type { Mailer } from "./mail/mail.ts";
import type { Words } from "./mail/newsletter-mails.ts";
import { type Metrics, metricsHandler } from "./metrics.ts";
import { limitClients } from "./middleware/limit.ts";
import { cors } from "./middleware/origin.ts";
import type { PlainFormWords } from "./plain-form.ts";
import { createRateLimiter } from "./rate-limiter.ts";
import { type AppContext, type AppEnv, requestInfo } from "./request-context.ts";
import { bookingHandlers } from "./routes/booking.ts";
import { bookingCalendars } from "./routes/booking-calendars.ts";
import { bookingChanges } from "./routes/booking-changes.ts";
import { bookingFrame } from "./routes/booking-frame.ts";
import { bookingPages } from "./routes/booking-pages.ts";
import { contactHandlers } from "./routes/contact.ts";
import { contactPage } from "./routes/contact-page.ts";
import { cspReportHandler } from "./routes/csp-report.ts";
import { health, readiness } from "./routes/health.ts";
import { newsletterHandlers } from "./routes/newsletter.ts";
import type { SiteTable } from "./site-table.ts";
import { type Storage, StorageUnavailable } from "./storage/storage.ts";

/** Everything the routes work with; main.ts chooses it, tests bring their own. */
export interface AppOptions {
  settings: Settings;
  storage: Storage;
  site: SiteTable;
  plainFormWords: Record<"en" | "no", PlainFormWords>;
  /** What the package select of the contact form offers. */
  packageLabels: readonly string[];
  newsletterWords: Words;
  booking: {
    rules: SlotRules;
    words: BookingWords;
    brand: string;
    siteUrl: string;
    place: string | undefined;
  };
  /** Signs links that lead back here. */
  tokenSecret: string;
  mailKind: Mailer["kind"];
  /** Tells the outbox that a mail waits. */
  kickOutbox: () => void;
  clock: () => number;
  log: Log;
  metrics: Metrics;
  /** Whether the process was told to end. */
  isStopping: () => boolean;
}

/** Builds the routes that compute something. Files are answered before a request comes here, see http.ts. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const { settings, storage, clock, log, isStopping } = options;
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

  /** A path that other origins' browsers may call, if they are allowed to. */
  function post(path: string, handler: (c: AppContext) => Promise<Response>): void {
    app.use(path, cors(settings));
    app.post(path, handler);
    app.all(path, methodNotAllowed("POST, OPTIONS"));
  }

  const addressOf = addressReader(settings.trustProxy);
  const contact = contactHandlers({
    settings,
    storage,
    stored: options.kickOutbox,
    limiter: createRateLimiter(settings.rates.contact),
    addressOf,
    isStopping,
    clock,
    log,
    packageLabels: options.packageLabels,
    refuseForm: contactPage({ site: options.site, words: options.plainFormWords, settings }),
  });
  post(contactFunctionPath, contact.json);
  post(contactFormPath, contact.jsonOrForm);

  const newsletter = newsletterHandlers({
    settings,
    storage,
    site: options.site,
    words: options.newsletterWords,
    secret: options.tokenSecret,
    stored: options.kickOutbox,
    limiter: createRateLimiter(settings.rates.newsletter),
    addressOf,
    isStopping,
    clock,
    log,
  });
  post(newsletterFunctionPath, newsletter.json);
  post(newsletterFormPath, newsletter.jsonOrForm);
  app.get("/newsletter/requested", newsletter.requested);
  app.all("/newsletter/requested", methodNotAllowed("GET, HEAD"));
  app.get("/newsletter/confirm", newsletter.confirmPage).post(newsletter.confirm);
  app.all("/newsletter/confirm", methodNotAllowed("GET, HEAD, POST"));
  app.get("/newsletter/unsubscribe", newsletter.leavePage).post(newsletter.leave);
  app.all("/newsletter/unsubscribe", methodNotAllowed("GET, HEAD, POST"));

  app.post(cspReportPath, cspReportHandler({ settings, site: options.site, addressOf, log }));
  app.all(cspReportPath, methodNotAllowed("POST"));

  const meetings = createMeetings({ storage, rules: options.booking.rules, clock });
  const forBooking = {
    ...options.booking,
    settings,
    meetings,
    storage,
    site: options.site,
    secret: options.tokenSecret,
    organizer: settings.mail.from,
    stored: options.kickOutbox,
    clock,
    log,
  };
  const frame = bookingFrame(forBooking);
  const pages = bookingPages(forBooking, frame);
  const changes = bookingChanges(forBooking, frame);
  const calendars = bookingCalendars(forBooking, frame);
  const booking = bookingHandlers({
    settings,
    meetings,
    secret: options.tokenSecret,
    stored: options.kickOutbox,
    limiter: createRateLimiter(settings.rates.booking),
    addressOf,
    isStopping,
    refuseForm: pages.refused,
    clock,
    log,
  });
  app.use(bookingSlotsPath, cors(settings, "GET, HEAD, OPTIONS"));
  const asking = { limiter: createRateLimiter(settings.rates.slots), addressOf };
  app.get(bookingSlotsPath, limitClients(asking, refuse), booking.slots);
  app.all(bookingSlotsPath, methodNotAllowed("GET, HEAD, OPTIONS"));
  post(bookingPath, booking.book);
  app.get(bookingPagePath, limitClients(asking, pages.busy), pages.choose);
  app.all(bookingPagePath, methodNotAllowed("GET, HEAD"));
  const changing = limitClients(
    { limiter: createRateLimiter(settings.rates.changes), addressOf },
    changes.tooMany,
  );
  app.get("/booking/cancel", changes.cancelPage).post(changing, changes.cancel);
  app.all("/booking/cancel", methodNotAllowed("GET, HEAD, POST"));
  app.get("/booking/move", limitClients(asking, pages.busy), changes.movePage).post(changing, changes.move);
  app.all("/booking/move", methodNotAllowed("GET, HEAD, POST"));
  for (const [path, handler] of [
    ["/booking/booked", pages.booked],
    ["/booking/meeting.ics", calendars.ics],
    ["/booking/feed.ics", calendars.feed],
  ] as const) {
    app.get(path, handler);
    app.all(path, methodNotAllowed("GET, HEAD"));
  }

  app.get("/healthz", health);
  app.all("/healthz", methodNotAllowed("GET, HEAD"));
  app.get("/readyz", readiness({ storage, mailKind: options.mailKind, clock, isStopping }));
  app.all("/readyz", methodNotAllowed("GET, HEAD"));

  if (settings.metricsToken) {
    app.get(
      "/metrics",
      metricsHandler({ metrics: options.metrics, storage, token: settings.metricsToken, clock }),
    );
  }

  app.notFound((c) => refuse(c, { code: "not_found" }));
  app.onError((error, c) => {
    log.error({ reqId: c.get("requestId"), err: error }, "a request failed");
    if (error instanceof StorageUnavailable) {
      return refuse(c, { code: "storage_unavailable", retryAfterSeconds: 5 });
    }
    return refuse(c, { code: "internal" });
  });
  return app;
}

/** Whether the app answers a path, or the table of files does. */
export function isComputed(pathname: string): boolean {
  return /^\/(?:(?:api|functions)(?:\/.*)?|newsletter\/(?:requested|confirm|unsubscribe)|booking(?:\/(?:booked|cancel|move|meeting\.ics|feed\.ics))?|csp-report|healthz|readyz|metrics)$/.test(
    pathname,
  );
}
