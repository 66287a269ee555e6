import type { Rate } from "../settings/setting-values.ts";

export type RateVerdict = Permit | { ok: false; retryAfterMs: number };

/** A request that the limiter allowed. */
export interface Permit {
  ok: true;
  /** Does not count the request: nothing was stored for it. */
  refund(): void;
  /** Counts the request as a fifth: a visitor who mistypes five times can still submit. */
  discount(): void;
}

export interface RateLimiter {
  /**
   * Counts one request of a client.
   *
   * @param strict halves the allowance, for callers without any sign of a browser
   */
  take(key: string, strict?: boolean): RateVerdict;
}

interface Taken {
  /** Milliseconds on the limiter's own clock. */
  at: number;
  weight: number;
}

const fullWeight = 5;
const discountedWeight = 1;

/**
 * Creates a sliding-window rate limiter. The table is bounded: past `maxKeys` the least recently seen client is
 * forgotten, so that many addresses cannot fill the memory.
 *
 * @param elapsed a monotonic clock: a wall clock set back a day would lock every client out for a day
 */
export function createRateLimiter(
  rates: Rate[],
  maxKeys = 10_000,
  elapsed = () => performance.now(),
): RateLimiter {
  const longest = Math.max(...rates.map((rate) => rate.windowMs));
  const seen = new Map<string, Taken[]>();

  return {
    take(key, strict = false) {
      const now = elapsed();
      const taken = (seen.get(key) ?? []).filter(({ at }) => at > now - longest);
      seen.delete(key);
      seen.set(key, taken);
      if (seen.size > maxKeys) seen.delete(seen.keys().next().value ?? "");

      const waits = rates.map(({ count, windowMs }) => {
        const allowed = strict ? Math.ceil(count / 2) : count;
        const since = blockingRequest(taken, (allowed - 1) * fullWeight);
        return since === undefined ? 0 : since + windowMs - now;
      });
      const retryAfterMs = Math.max(...waits);
      if (retryAfterMs > 0) return { ok: false, retryAfterMs };
      const request: Taken = { at: now, weight: fullWeight };
      taken.push(request);
      return {
        ok: true,
        refund() {
          // Looked up again: a concurrent request may have replaced the list.
          const current = seen.get(key);
          const index = current?.lastIndexOf(request) ?? -1;
          if (index !== -1) current?.splice(index, 1);
        },
        discount() {
          request.weight = discountedWeight;
        },
      };
    },
  };
}

/** The time of the request that has to leave the window before another one fits, undefined when one fits now. */
function blockingRequest(taken: readonly Taken[], room: number): number | undefined {
  let sum = 0;
  return taken.findLast(({ weight }) => {
    sum += weight;
    return sum > room;
  })?.at;
}
