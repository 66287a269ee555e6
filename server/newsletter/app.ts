import { Hono } from "hono";
import { addresses } from "../addresses.ts";
import { addPostRoute } from "../forms/add-post-route.ts";
import { isWrongLink, limitClients } from "../forms/limit-clients.ts";
import { onlyGet } from "../http/methods.ts";
import type { AppEnv } from "../http/request-context.ts";
import { methodNotAllowed } from "../http/responses.ts";
import type { Limiters } from "../limiters.ts";
import { type NewsletterOptions, newsletterHandlers } from "./subscriptions.ts";

export type NewsletterAppOptions = Omit<NewsletterOptions, "limiter"> & {
  limiters: Pick<Limiters, "newsletter" | "links">;
};

/** The newsletter: subscribing, confirming and unsubscribing. */
export function newsletterApp(options: NewsletterAppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const { function: functionPath, form, requested, confirm, unsubscribe } = addresses.newsletter;
  const { limiters, addressOf } = options;
  const newsletter = newsletterHandlers({ ...options, limiter: limiters.newsletter });
  const wrongLinks = limitClients(
    { limiter: limiters.links, addressOf, counts: isWrongLink },
    newsletter.tooManyLinks,
  );
  addPostRoute(app, functionPath, options.settings, newsletter.json);
  addPostRoute(app, form, options.settings, newsletter.jsonOrForm);
  onlyGet(app, requested, newsletter.requested);
  app.get(confirm, wrongLinks, newsletter.confirmPage).post(wrongLinks, newsletter.confirm);
  app.all(confirm, methodNotAllowed("GET, HEAD, POST"));
  app.get(unsubscribe, wrongLinks, newsletter.leavePage).post(wrongLinks, newsletter.leave);
  app.all(unsubscribe, methodNotAllowed("GET, HEAD, POST"));
  return app;
}
