import { describe, expect, onTestFinished, test, vi } from "vitest";
import { rateLimiterContract } from "../../tests/server/rate-limiter-contract.ts";
import { createRateLimiter } from "./rate-limiter.ts";

const minute = 60_000;

describe("the in-memory limiter", () => {
  rateLimiterContract((rates, clock) => createRateLimiter(rates, 10, clock));

  test("evicts the least recently seen client when its table is full", async () => {
    const limiter = createRateLimiter([{ count: 2, windowMs: minute }], 3);
    for (const key of ["a", "a", "b", "c"]) await limiter.take(key);
    expect((await limiter.take("a")).ok).toBe(false);
    await limiter.take("d");
    expect((await limiter.take("a")).ok).toBe(false);
  });

  test("is not affected when the wall clock is set", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const limiter = createRateLimiter([{ count: 2, windowMs: 10 * minute }]);
    for (const jump of [0, -24 * 60 * minute, 24 * 60 * minute]) {
      vi.setSystemTime(1_800_000_000_000 + jump);
      await limiter.take("a");
      expect((await limiter.take(`after ${jump}`)).ok).toBe(true);
    }
    const verdict = await limiter.take("a");
    expect(verdict.ok).toBe(false);
    if (!verdict.ok) expect(verdict.retryAfterMs).toBeLessThanOrEqual(10 * minute);
  });
});
