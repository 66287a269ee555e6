import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createRateLimiter } from "./rate-limiter.ts";

const minute = 60_000;

function limiterAt(start = 0) {
  const time = { now: start };
  const limiter = createRateLimiter(
    [
      { count: 2, windowMs: minute },
      { count: 3, windowMs: 10 * minute },
    ],
    3,
    () => time.now,
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

  test("that mistypes five times can still send, and cannot mistype for ever", () => {
    const { limiter } = limiterAt();
    for (let count = 0; count < 5; count++) {
      const turn = limiter.take("a");
      expect(turn.ok).toBe(true);
      if (turn.ok) turn.discount();
    }
    expect(limiter.take("a").ok).toBe(true);
    expect(limiter.take("a").ok).toBe(false);
    const refused = Array.from({ length: 100 }, () => {
      const turn = limiter.take("b");
      if (turn.ok) turn.discount();
      return turn.ok;
    });
    expect(refused.filter(Boolean).length).toBeLessThanOrEqual(10);
  });

  test("gets a turn back that came to nothing", () => {
    const { limiter } = limiterAt();
    limiter.take("a");
    const turn = limiter.take("a");
    if (turn.ok) turn.refund();
    expect(limiter.take("a").ok).toBe(true);
  });

  test("gets a turn back that came to nothing, also when it has asked again meanwhile", () => {
    const { time, limiter } = limiterAt();
    const turn = limiter.take("a");
    time.now = 1000;
    limiter.take("a");
    if (turn.ok) turn.refund();
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

test("a wall clock that is set a day back or forth locks nobody out, and lets nobody in early", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const limiter = createRateLimiter([{ count: 2, windowMs: 10 * minute }]);
  for (const jump of [0, -24 * 60 * minute, 24 * 60 * minute]) {
    vi.setSystemTime(1_800_000_000_000 + jump);
    limiter.take("a");
    const verdict = limiter.take(`after ${jump}`);
    expect(verdict.ok).toBe(true);
  }
  const verdict = limiter.take("a");
  expect(verdict.ok).toBe(false);
  if (!verdict.ok) expect(verdict.retryAfterMs).toBeLessThanOrEqual(10 * minute);
});
