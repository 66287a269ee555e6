import { createHmac } from "node:crypto";
import type { Rate } from "../settings/setting-values.ts";
import { type RateStore, StorageUnavailable } from "../storage/storage.ts";
import { discountedWeight, fullWeight, longestWindowMs, type RateLimiter, waitMs } from "./rate-limiter.ts";

export interface SharedRateLimiterOptions {
  storage: RateStore;
  /** Separates this limiter from others in the database. */
  name: string;
  rates: readonly Rate[];
  /** Clients are stored as a keyed hash, not as addresses. */
  secret: string;
  clock: () => number;
}

/**
 * Creates a sliding-window rate limiter that counts in the database, for all servers together. `take` rejects with
 * `StorageUnavailable` while the database is away: the handler needs the same database.
 */
export function createSharedRateLimiter(options: SharedRateLimiterOptions): RateLimiter {
  const { storage, name, rates, secret, clock } = options;

  return {
    async take(key, strict = false) {
      const now = clock();
      const client = createHmac("sha256", secret).update(`rate:${key}`).digest("base64url");
      const result = await storage.takePermit({
        limiter: name,
        client,
        now,
        windowMs: longestWindowMs(rates),
        weight: fullWeight,
        waitMs: (taken) => waitMs(rates, taken, now, strict),
      });
      if ("retryAfterMs" in result) return { ok: false, ...result };
      return {
        ok: true,
        refund: () => change(result.id, 0),
        discount: () => change(result.id, discountedWeight),
      };
    },
  };

  /** A change that fails leaves the request counted in full. */
  async function change(id: string, weight: number): Promise<void> {
    try {
      await storage.setPermitWeight(id, weight);
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
    }
  }
}
