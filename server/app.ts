import { Hono } from "hono";
import { routePath } from "hono/route";
import { contactFormPath, contactFunctionPath } from "../contract/contact.ts";
import { methodNotAllowed, refuse } from "./answers.ts";
import { addressReader } from "./client-address.ts";
import type { Settings } from "./env.ts";
import { plainHeaders } from "./headers.ts";
import { describeError, type Log } from "./log.ts";
import type { Mailer } from "./mail/mail.ts";
import { cors } from "./middleware/origin.ts";
import type { PlainFormWords } from "./plain-form.ts";
import { createRateLimiter } from "./rate-limiter.ts";
import { type AppEnv, requestInfo } from "./request-context.ts";
import { contactHandlers } from "./routes/contact.ts";
import { contactPage } from "./routes/contact-page.ts";
import { health, readiness } from "./routes/health.ts";
import type { SiteTable } from "./site-table.ts";
import type { Storage } from "./storage/storage.ts";

/** Everything the routes work with; main.ts chooses it, tests bring their own. */
export interface AppOptions {
  settings: Settings;
  storage: Storage;
  site: SiteTable;
  plainFormWords: Record<"en" | "no", PlainFormWords>;
  mailKind: Mailer["kind"];
  /** Tells the outbox that a mail waits. */
  kickOutbox: () => void;
  clock: () => number;
  log: Log;
  isDraining: () => boolean;
}

/** Builds the routes that compute something. Files are answered before a request comes here, see http.ts. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const { settings, storage, clock, log } = options;
  const app = new Hono<AppEnv>();
  const headers = Object.entries(plainHeaders(settings));

  app.use(async (c, next) => {
    const info = requestInfo(c.env.incoming);
    c.set("requestId", info.id);
    for (const [name, value] of headers) c.header(name, value);
    c.header("X-Request-Id", info.id);
    await next();
    info.route = routePath(c, -1);
  });

  const contact = contactHandlers({
    settings,
    storage,
    stored: options.kickOutbox,
    limiter: createRateLimiter(settings.rates.contact, clock),
    addressOf: addressReader(settings.trustProxy),
    clock,
    log,
    refuseForm: contactPage({ site: options.site, words: options.plainFormWords, settings }),
  });
  app.use(contactFunctionPath, cors(settings));
  app.post(contactFunctionPath, contact.json);
  app.all(contactFunctionPath, methodNotAllowed("POST, OPTIONS"));
  app.use(contactFormPath, cors(settings));
  app.post(contactFormPath, contact.jsonOrForm);
  app.all(contactFormPath, methodNotAllowed("POST, OPTIONS"));

  app.get("/healthz", health);
  app.all("/healthz", methodNotAllowed("GET, HEAD"));
  app.get(
    "/readyz",
    readiness({ storage, mailKind: options.mailKind, clock, isDraining: options.isDraining }),
  );
  app.all("/readyz", methodNotAllowed("GET, HEAD"));

  app.notFound((c) => refuse(c, { code: "not_found" }));
  app.onError((error, c) => {
    log.error({ reqId: c.get("requestId"), err: describeError(error) }, "a request failed");
    return refuse(c, { code: "internal" });
  });
  return app;
}

/** Whether the app answers a path, or the table of files does. */
export function isComputed(pathname: string): boolean {
  return /^\/(?:(?:api|functions)(?:\/.*)?|healthz|readyz)$/.test(pathname);
}
