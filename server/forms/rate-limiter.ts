import type { Rate } from "../settings/setting-values.ts";

export type RateVerdict = Permit | { ok: false; retryAfterMs: number };

/** An allowed request. */
export interface Permit {
  ok: true;
  /** Stops counting the request. */
  refund(): Promise<void>;
  /** Counts the request as a fifth, so that visitors can correct mistakes. */
  discount(): Promise<void>;
}

export interface RateLimiter {
  /**
   * Counts one request of a client.
   *
   * @param strict halves the limit, for clients that do not look like browsers
   */
  take(key: string, strict?: boolean): Promise<RateVerdict>;
}

/** A request that was counted. */
export interface TakenPermit {
  /** Milliseconds on the limiter's clock. */
  takenAt: number;
  weight: number;
}

export const fullWeight = 5;
export const discountedWeight = 1;

/** The longest window: older requests do not count. */
export function longestWindowMs(rates: readonly Rate[]): number {
  return Math.max(...rates.map((rate) => rate.windowMs));
}

/**
 * Returns how long a client has to wait before another request fits into every window; 0 when it fits now.
 *
 * @param taken the client's requests, oldest first
 */
export function waitMs(
  rates: readonly Rate[],
  taken: readonly TakenPermit[],
  now: number,
  strict: boolean,
): number {
  const waits = rates.map(({ count, windowMs }) => {
    const allowed = strict ? Math.ceil(count / 2) : count;
    const since = findBlockingRequest(taken, (allowed - 1) * fullWeight);
    return since === undefined ? 0 : since + windowMs - now;
  });
  return Math.max(0, ...waits);
}

/** The time of the request that must leave the window before another one fits; undefined when one fits now. */
function findBlockingRequest(taken: readonly TakenPermit[], allowance: number): number | undefined {
  let sum = 0;
  return taken.findLast(({ weight }) => {
    sum += weight;
    return sum > allowance;
  })?.takenAt;
}

/**
 * Creates an in-memory sliding-window rate limiter. Beyond `maxKeys` the least recently seen client is
 * forgotten, so that many addresses cannot fill the memory.
 *
 * @param elapsed a monotonic clock: a wall clock set back a day would lock every client out for a day
 */
export function createRateLimiter(
  rates: readonly Rate[],
  maxKeys = 10_000,
  elapsed = () => performance.now(),
): RateLimiter {
  const longest = longestWindowMs(rates);
  const seen = new Map<string, TakenPermit[]>();

  return {
    async take(key, strict = false) {
      const now = elapsed();
      const taken = (seen.get(key) ?? []).filter(({ takenAt }) => takenAt > now - longest);
      seen.delete(key);
      seen.set(key, taken);
      if (seen.size > maxKeys) seen.delete(seen.keys().next().value ?? "");

      const retryAfterMs = waitMs(rates, taken, now, strict);
      if (retryAfterMs > 0) return { ok: false, retryAfterMs };
      const request: TakenPermit = { takenAt: now, weight: fullWeight };
      taken.push(request);
      return {
        ok: true,
        async refund() {
          // Looked up again: a concurrent request may have replaced the list.
          const current = seen.get(key);
          const index = current?.lastIndexOf(request) ?? -1;
          if (index !== -1) current?.splice(index, 1);
        },
        async discount() {
          request.weight = discountedWeight;
        },
      };
    },
  };
}
