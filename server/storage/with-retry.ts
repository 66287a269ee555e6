import { setTimeout as sleep } from "node:timers/promises";
import { StorageUnavailable } from "./storage.ts";

/** How a database error is handled: retried at once, reported as StorageUnavailable, or rethrown. */
export type ErrorClass = "retry" | "unavailable" | "bug";

/**
 * Runs database work and retries while it meets short locks, without blocking the event loop.
 *
 * @param classifyError classifies the database's errors
 * @param timeoutMs how long locks are retried
 * @throws StorageUnavailable when the database cannot be used now, other errors unchanged
 */
export async function withRetry<T>(
  work: () => Promise<T>,
  classifyError: (error: unknown) => ErrorClass,
  timeoutMs = 2000,
): Promise<T> {
  const giveUpAt = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const errorClass = classifyError(error);
      if (errorClass === "bug") throw error;
      if (errorClass === "unavailable" || performance.now() > giveUpAt) throw new StorageUnavailable(error);
      await sleep(20 + Math.random() * 40);
    }
  }
}
