import { Hono } from "hono";
import { addresses } from "../addresses.ts";
import type { Settings } from "../env.ts";
import { addPostRoute } from "../forms/add-post-route.ts";
import { createRateLimiter } from "../forms/rate-limiter.ts";
import { methodNotAllowed } from "../http/answers.ts";
import { onlyGet } from "../http/methods.ts";
import type { AppEnv } from "../http/request-context.ts";
import { type NewsletterOptions, newsletterHandlers } from "./subscriptions.ts";

export type NewsletterAppOptions = Omit<NewsletterOptions, "limiter"> & {
  settings: Pick<Settings, "rates">;
};

/** The newsletter's list: to ask for it, to confirm, to leave. */
export function newsletterApp(options: NewsletterAppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const { function: functionPath, form, requested, confirm, unsubscribe } = addresses.newsletter;
  const newsletter = newsletterHandlers({
    ...options,
    limiter: createRateLimiter(options.settings.rates.newsletter),
  });
  addPostRoute(app, functionPath, options.settings, newsletter.json);
  addPostRoute(app, form, options.settings, newsletter.jsonOrForm);
  onlyGet(app, requested, newsletter.requested);
  app.get(confirm, newsletter.confirmPage).post(newsletter.confirm);
  app.all(confirm, methodNotAllowed("GET, HEAD, POST"));
  app.get(unsubscribe, newsletter.leavePage).post(newsletter.leave);
  app.all(unsubscribe, methodNotAllowed("GET, HEAD, POST"));
  return app;
}
