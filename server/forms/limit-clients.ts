import { createMiddleware } from "hono/factory";
import type { Refusal } from "../http/answers.ts";
import { clientNetwork, type ReadAddress } from "../http/client-address.ts";
import type { AppContext, AppEnv } from "../http/request-context.ts";
import type { RateLimiter } from "./rate-limiter.ts";

export interface ClientLimit {
  limiter: RateLimiter;
  addressOf: ReadAddress;
}

/** Lets each client ask so often as its limiter allows; what is too much is answered by `refused`. */
export function limitClients(
  { limiter, addressOf }: ClientLimit,
  refused: (c: AppContext, refusal: Refusal) => Response,
) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const turn = limiter.take(clientNetwork(addressOf(c.env.incoming)));
    if (turn.ok) {
      await next();
      // Where the server failed, to try again is not to ask too often.
      if (c.res.status >= 500) turn.giveBack();
      return;
    }
    return refused(c, { code: "rate_limited", retryAfterSeconds: Math.ceil(turn.retryAfterMs / 1000) });
  });
}
