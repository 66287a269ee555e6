import { Hono } from "hono";
import { addPostRoute } from "../forms/add-post-route.ts";
import { isUnknownLink, limitClients } from "../forms/limit-clients.ts";
import { onlyGet } from "../http/methods.ts";
import type { AppEnv } from "../http/request-context.ts";
import { methodNotAllowed } from "../http/responses.ts";
import type { Limiters } from "../limiters.ts";
import { routePaths } from "../route-paths.ts";
import { createNewsletterHandlers, type NewsletterOptions } from "./newsletter-handlers.ts";

export type NewsletterAppOptions = Omit<NewsletterOptions, "limiter"> & {
  limiters: Pick<Limiters, "newsletter" | "links">;
};

/** The newsletter: subscribing, confirming and unsubscribing. */
export function createNewsletterApp(options: NewsletterAppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const { function: functionPath, form, requested, confirm, unsubscribe } = routePaths.newsletter;
  const { limiters, readAddress } = options;
  const newsletter = createNewsletterHandlers({ ...options, limiter: limiters.newsletter });
  const limitUnknownLinks = limitClients(
    { limiter: limiters.links, readAddress, counts: isUnknownLink },
    newsletter.tooManyLinks,
  );
  addPostRoute(app, functionPath, options.settings, newsletter.json);
  addPostRoute(app, form, options.settings, newsletter.jsonOrForm);
  onlyGet(app, requested, newsletter.requested);
  app.get(confirm, limitUnknownLinks, newsletter.confirmPage).post(limitUnknownLinks, newsletter.confirm);
  app.all(confirm, methodNotAllowed("GET, HEAD, POST"));
  app
    .get(unsubscribe, limitUnknownLinks, newsletter.unsubscribePage)
    .post(limitUnknownLinks, newsletter.unsubscribe);
  app.all(unsubscribe, methodNotAllowed("GET, HEAD, POST"));
  return app;
}
