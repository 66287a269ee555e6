import type { Rate } from "../settings/setting-values.ts";

export type RateVerdict = Turn | { ok: false; retryAfterMs: number };

export interface Turn {
  ok: true;
  /** Nothing came of it that would have to be bounded. */
  giveBack(): void;
  /** It was a mistake in filling in: it counts as a fifth, so that who mistypes five times can still send. */
  countLess(): void;
}

export interface RateLimiter {
  /**
   * Counts one request of a client.
   *
   * @param strict halves the allowance, for callers that show no sign of being a browser
   */
  take(key: string, strict?: boolean): RateVerdict;
}

interface Taken {
  /** Milliseconds on the limiter's own clock. */
  at: number;
  weight: number;
}

/** What a request counts, and one that was refused for a mistake. */
const full = 5;
const mistake = 1;

/**
 * Allows so many requests in each of the given windows, sliding. The table is bounded: past `maxKeys` the client
 * that was quiet for longest is forgotten, so that no flood of addresses can fill the memory.
 *
 * @param elapsed a clock that only goes forward: a wall clock that is set back a day would lock everybody out for it
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
        const since = lastToPass(taken, allowed * full - full);
        return since === undefined ? 0 : since + windowMs - now;
      });
      const retryAfterMs = Math.max(...waits);
      if (retryAfterMs > 0) return { ok: false, retryAfterMs };
      const turn: Taken = { at: now, weight: full };
      taken.push(turn);
      return {
        ok: true,
        giveBack() {
          // Asked for anew: a request that came meanwhile has made another list.
          const current = seen.get(key);
          const index = current?.lastIndexOf(turn) ?? -1;
          if (index !== -1) current?.splice(index, 1);
        },
        countLess() {
          turn.weight = mistake;
        },
      };
    },
  };
}

/** When that request was made which has to leave the window before another one fits; undefined where one does. */
function lastToPass(taken: readonly Taken[], room: number): number | undefined {
  let sum = 0;
  return taken.findLast(({ weight }) => {
    sum += weight;
    return sum > room;
  })?.at;
}
