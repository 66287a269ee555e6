import { createMiddleware } from "hono/factory";
import { clientNetwork, type ReadAddress } from "../http/client-address.ts";
import type { AppContext, AppEnv } from "../http/request-context.ts";
import type { Rejection } from "../http/responses.ts";
import type { RateLimiter } from "./rate-limiter.ts";
import { takePermit } from "./take-permit.ts";

export interface ClientLimit {
  limiter: RateLimiter;
  readAddress: ReadAddress;
  /** Whether a response with this status counts; by default every one except server errors. */
  counts?: (status: number) => boolean;
}

/** Counts requests with an unknown token only, for `ClientLimit`. */
export const isUnknownLink = (status: number): boolean => status === 404;

/** Middleware that limits the requests of each client; `rejected` renders the response beyond the limit. */
export function limitClients(
  { limiter, readAddress, counts = (status) => status < 500 }: ClientLimit,
  rejected: (c: AppContext, rejection: Rejection) => Response,
) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const verdict = await takePermit(limiter, clientNetwork(readAddress(c.env.incoming)));
    if (!verdict.ok) return rejected(c, verdict.rejection);
    await next();
    if (!counts(c.res.status)) await verdict.refund();
  });
}
