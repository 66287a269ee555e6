import { setTimeout as sleep } from "node:timers/promises";
import { json } from "../http/answers.ts";
import type { AppContext } from "../http/request-context.ts";
import type { Mailer } from "../mail/mail.ts";
import type { Storage } from "../storage/storage.ts";

export interface HealthOptions {
  storage: Pick<Storage, "checkWritable" | "outboxCounts">;
  mailKind: Mailer["kind"];
  clock: () => number;
  isStopping: () => boolean;
}

const answersWithinMs = 250;

/** The process is alive; nothing else is asked. */
export function health(c: AppContext): Response {
  return json(c, { status: "ok" });
}

/**
 * Whether messages can be accepted now. Waiting mail and a dead mail server are reported and change nothing:
 * a message that is stored is safe.
 */
export function readiness({ storage, mailKind, clock, isStopping }: HealthOptions) {
  async function look(now: number) {
    await storage.checkWritable(now);
    return storage.outboxCounts(now);
  }

  return async (c: AppContext): Promise<Response> => {
    if (isStopping()) return json(c, { status: "draining" }, 503);
    const now = clock();
    try {
      const { pending, dead, oldestDueAt } = await Promise.race([look(now), failAfter(answersWithinMs)]);
      const lagMs = oldestDueAt === null ? 0 : now - oldestDueAt;
      return json(c, { status: "ready", mail: mailKind, outbox: { pending, dead, lagMs } });
    } catch {
      return json(c, { status: "not ready", storage: "unavailable" }, 503);
    }
  };
}

async function failAfter(ms: number): Promise<never> {
  await sleep(ms, undefined, { ref: false });
  throw new Error("too slow");
}
