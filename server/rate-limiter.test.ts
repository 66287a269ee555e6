import { describe, expect, test } from "vitest";
import { createRateLimiter } from "./rate-limiter.ts";

const minute = 60_000;

function limiterAt(start = 0) {
  const time = { now: start };
  const limiter = createRateLimiter(
    [
      { count: 2, windowMs: minute },
      { count: 3, windowMs: 10 * minute },
    ],
    () => time.now,
    3,
  );
  return { time, limiter };
}

describe("a client", () => {
  test("is let through up to the limit, then told when to come back", () => {
    const { time, limiter } = limiterAt();
    expect(limiter.take("a").ok).toBe(true);
    time.now = 10_000;
    expect(limiter.take("a").ok).toBe(true);
    expect(limiter.take("a")).toEqual({ ok: false, retryAfterMs: 50_000 });
    time.now = minute;
    expect(limiter.take("a").ok).toBe(true);
    time.now = 3 * minute;
    expect(limiter.take("a")).toEqual({ ok: false, retryAfterMs: 7 * minute });
  });

  test("does not use up another one's allowance", () => {
    const { limiter } = limiterAt();
    limiter.take("a");
    limiter.take("a");
    expect(limiter.take("b").ok).toBe(true);
  });

  test("without a browser gets half", () => {
    const { limiter } = limiterAt();
    expect(limiter.take("a", true).ok).toBe(true);
    expect(limiter.take("a", true).ok).toBe(false);
  });

  test("gets a turn back that came to nothing", () => {
    const { limiter } = limiterAt();
    limiter.take("a");
    const turn = limiter.take("a");
    if (turn.ok) turn.giveBack();
    expect(limiter.take("a").ok).toBe(true);
  });

  test("gets a turn back that came to nothing, also when it has asked again meanwhile", () => {
    const { time, limiter } = limiterAt();
    const turn = limiter.take("a");
    time.now = 1000;
    limiter.take("a");
    if (turn.ok) turn.giveBack();
    expect(limiter.take("a").ok).toBe(true);
  });

  test("is forgotten only when the table is full and it was quiet for longest", () => {
    const { limiter } = limiterAt();
    for (const key of ["a", "a", "b", "c"]) limiter.take(key);
    expect(limiter.take("a").ok).toBe(false);
    limiter.take("d");
    expect(limiter.take("a").ok).toBe(false);
  });
});
