import { afterEach, expect, test, vi } from "vitest";
import { createLog } from "./http/log.ts";
import { startRetention } from "./retention.ts";

const hour = 3_600_000;
const day = 24 * hour;

afterEach(() => vi.useRealTimers());

/** A server's retention, whose days go by at once; gives back when it deleted, on its wall clock. */
function running() {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  let [wall, steady] = [1000 * day, 0];
  const deletedAt: number[] = [];
  const retention = startRetention({
    storage: { applyRetention: async (now) => void deletedAt.push(now / day) },
    days: {
      messageDays: 365,
      attachmentDays: 90,
      unconfirmedNewsletterDays: 7,
      quarantineDays: 30,
      sentMailDays: 7,
    },
    dataDir: "/nowhere",
    clock: () => wall,
    elapsed: () => steady,
    log: createLog("silent"),
  });
  const pass = async (ms: number, shownMs = ms) => {
    wall += shownMs;
    steady += ms;
    await vi.advanceTimersByTimeAsync(ms);
  };
  return { deletedAt, retention, pass };
}

test("deletes expired data at the start and once a day", async () => {
  const { deletedAt, retention, pass } = running();
  await pass(day);
  await pass(day);
  await retention.stop();
  expect(deletedAt).toEqual([1000, 1001, 1002]);
});

test("deletes nothing for a day after the clock is set forward", async () => {
  const { deletedAt, retention, pass } = running();
  await pass(day, 401 * day);
  // It is put right, and nothing is lost.
  await pass(day, -399 * day);
  expect(deletedAt).toEqual([1000, 1002]);
  // Where it stays forward, that is the time.
  await pass(day, 40 * day);
  await pass(day);
  await retention.stop();
  expect(deletedAt).toEqual([1000, 1002, 1043]);
});

test("deletes every other day on a machine that sleeps at night with a fast clock", async () => {
  const { deletedAt, retention, pass } = running();
  for (let days = 0; days < 4; days++) await pass(day, day + 8 * hour);
  await retention.stop();
  expect(deletedAt).toHaveLength(3);
});
