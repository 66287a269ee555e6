import { beforeEach, describe, expect, test } from "vitest";
import type { RateLimiter } from "../../server/forms/rate-limiter.ts";
import type { Rate } from "../../server/settings/setting-values.ts";

const minute = 60_000;
const rates: Rate[] = [
  { count: 2, windowMs: minute },
  { count: 3, windowMs: 10 * minute },
];

/** The tests that every rate limiter must pass. `create` returns an unused one. */
export function rateLimiterContract(create: (rates: Rate[], clock: () => number) => RateLimiter): void {
  describe("a client", () => {
    let now = 0;
    let limiter: RateLimiter;
    beforeEach(() => {
      now = 1_800_000_000_000;
      limiter = create(rates, () => now);
    });

    const isAllowed = async (key: string, strict?: boolean) => (await limiter.take(key, strict)).ok;

    test("is allowed up to the limit and then gets the waiting time", async () => {
      expect(await isAllowed("a")).toBe(true);
      now += 10_000;
      expect(await isAllowed("a")).toBe(true);
      expect(await limiter.take("a")).toEqual({ ok: false, retryAfterMs: 50_000 });
      now += 50_000;
      expect(await isAllowed("a")).toBe(true);
      now += 2 * minute;
      expect(await limiter.take("a")).toEqual({ ok: false, retryAfterMs: 7 * minute });
    });

    test("does not use another client's allowance", async () => {
      await limiter.take("a");
      await limiter.take("a");
      expect(await isAllowed("b")).toBe(true);
    });

    test("gets half when it is not a browser", async () => {
      expect(await isAllowed("a", true)).toBe(true);
      expect(await isAllowed("a", true)).toBe(false);
    });

    test("gets no more with concurrent requests", async () => {
      const verdicts = await Promise.all(Array.from({ length: 8 }, () => limiter.take("a")));
      expect(verdicts.filter(({ ok }) => ok)).toHaveLength(2);
    });

    test("can submit after five validation errors, but not after unlimited ones", async () => {
      async function mistype(key: string): Promise<boolean> {
        const verdict = await limiter.take(key);
        if (verdict.ok) await verdict.discount();
        return verdict.ok;
      }
      for (let count = 0; count < 5; count++) expect(await mistype("a")).toBe(true);
      expect(await isAllowed("a")).toBe(true);
      expect(await isAllowed("a")).toBe(false);
      let allowed = 0;
      for (let count = 0; count < 100; count++) if (await mistype("b")) allowed++;
      expect(allowed).toBeLessThanOrEqual(10);
    });

    test("gets a refund when nothing was stored, also after a concurrent request", async () => {
      const first = await limiter.take("a");
      now += 1000;
      await limiter.take("a");
      if (first.ok) await first.refund();
      expect(await isAllowed("a")).toBe(true);
      expect(await isAllowed("a")).toBe(false);
    });
  });
}
