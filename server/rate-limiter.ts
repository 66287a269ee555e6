import type { Rate } from "./setting-values.ts";

export type RateVerdict = { ok: true; giveBack(): void } | { ok: false; retryAfterMs: number };

export interface RateLimiter {
  /**
   * Counts one request of a client.
   *
   * @param strict halves the allowance, for callers that show no sign of being a browser
   */
  take(key: string, strict?: boolean): RateVerdict;
}

/**
 * Allows so many requests in each of the given windows, sliding. The table is bounded: past `maxKeys` the client
 * that was quiet for longest is forgotten, so that no flood of addresses can fill the memory.
 */
export function createRateLimiter(rates: Rate[], clock: () => number, maxKeys = 10_000): RateLimiter {
  const longest = Math.max(...rates.map((rate) => rate.windowMs));
  const seen = new Map<string, number[]>();

  return {
    take(key, strict = false) {
      const now = clock();
      const times = (seen.get(key) ?? []).filter((time) => time > now - longest);
      seen.delete(key);
      seen.set(key, times);
      if (seen.size > maxKeys) seen.delete(seen.keys().next().value ?? "");

      const waits = rates.map(({ count, windowMs }) => {
        const allowed = strict ? Math.ceil(count / 2) : count;
        const oldest = times.at(-allowed);
        return oldest === undefined ? 0 : oldest + windowMs - now;
      });
      const retryAfterMs = Math.max(...waits);
      if (retryAfterMs > 0) return { ok: false, retryAfterMs };
      times.push(now);
      return {
        ok: true,
        giveBack() {
          // Asked for anew: a request that came meanwhile has made another list.
          const current = seen.get(key);
          const index = current?.lastIndexOf(now) ?? -1;
          if (index !== -1) current?.splice(index, 1);
        },
      };
    },
  };
}
