import { setTimeout as sleep } from "node:timers/promises";
import { StorageUnavailable } from "./storage.ts";

/** How a database error is treated: worth another try at once, no use now, or a bug of ours. */
export type Verdict = "retry" | "unavailable" | "bug";

/**
 * Runs a piece of database work and waits out short locks without blocking the event loop.
 *
 * @param judge tells the database's errors apart
 * @param patienceMs how long locks are waited for
 * @throws StorageUnavailable when the database cannot be used now; other errors as they are
 */
export async function guard<T>(
  work: () => Promise<T>,
  judge: (error: unknown) => Verdict,
  patienceMs = 2000,
): Promise<T> {
  const giveUpAt = performance.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const verdict = judge(error);
      if (verdict === "bug") throw error;
      if (verdict === "unavailable" || performance.now() > giveUpAt) throw new StorageUnavailable(error);
      await sleep(20 + Math.random() * 40);
    }
  }
}
