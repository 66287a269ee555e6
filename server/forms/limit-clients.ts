import { createMiddleware } from "hono/factory";
import { type Refusal, rateLimited } from "../http/answers.ts";
import { clientNetwork, type ReadAddress } from "../http/client-address.ts";
import type { AppContext, AppEnv } from "../http/request-context.ts";
import type { RateLimiter } from "./rate-limiter.ts";

export interface ClientLimit {
  limiter: RateLimiter;
  addressOf: ReadAddress;
}

/** Middleware that limits the requests of each client; `refused` answers those beyond the limit. */
export function limitClients(
  { limiter, addressOf }: ClientLimit,
  refused: (c: AppContext, refusal: Refusal) => Response,
) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const verdict = limiter.take(clientNetwork(addressOf(c.env.incoming)));
    if (!verdict.ok) return refused(c, rateLimited(verdict));
    await next();
    // Retrying after a server error is not abuse.
    if (c.res.status >= 500) verdict.refund();
  });
}
