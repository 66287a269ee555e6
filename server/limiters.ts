import { createRateLimiter, type RateLimiter } from "./forms/rate-limiter.ts";
import { createSharedRateLimiter, type SharedRateLimiterOptions } from "./forms/shared-rate-limiter.ts";
import type { RateName, Settings } from "./settings/read-settings.ts";

export type Limiters = Record<Exclude<RateName, "mail">, RateLimiter>;

/**
 * Creates the rate limiters of requests. With PostgreSQL, those that protect other people count in the database, so
 * that several servers share them. The others count in each process. (Mails and meetings per address are
 * always counted in the database.)
 */
export function createLimiters(
  { rates, databaseUrl }: Pick<Settings, "rates" | "databaseUrl">,
  options: Pick<SharedRateLimiterOptions, "storage" | "secret" | "clock">,
): Limiters {
  const local = (name: RateName) => createRateLimiter(rates[name]);
  const shared = (name: RateName) =>
    databaseUrl === undefined
      ? local(name)
      : createSharedRateLimiter({ ...options, name, rates: rates[name] });
  return {
    newsletter: shared("newsletter"),
    changes: shared("changes"),
    booking: local("booking"),
    contact: local("contact"),
    attachments: local("attachments"),
    slots: local("slots"),
    links: local("links"),
  };
}
