import { type Rejection, rateLimited, rejectionFor } from "../http/responses.ts";
import { StorageUnavailable } from "../storage/storage.ts";
import type { Permit, RateLimiter } from "./rate-limiter.ts";

/**
 * Takes a permit, or returns the rejection when the client is beyond its limit or the database is unavailable.
 *
 * @param strict see `RateLimiter.take`
 */
export async function takePermit(
  limiter: RateLimiter,
  client: string,
  strict?: boolean,
): Promise<Permit | { ok: false; rejection: Rejection }> {
  try {
    const verdict = await limiter.take(client, strict);
    return verdict.ok ? verdict : { ok: false, rejection: rateLimited(verdict) };
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    return { ok: false, rejection: rejectionFor(error) };
  }
}
