import { setTimeout as sleep } from "node:timers/promises";
import { type LeasedMail, StorageUnavailable } from "../storage/storage.ts";
import type { OutboxOptions } from "./outbox.ts";
import { nextAttemptAt, readFailure } from "./retry.ts";

/** How often the end of an attempt is tried to be written. */
const rewriteMs = 200;

/** Makes one attempt for a leased mail and writes down how it ended. */
export async function deliver(mail: LeasedMail, options: OutboxOptions): Promise<void> {
  const { storage, mailer, log, clock } = options;
  const line = { outboxId: mail.id, kind: mail.kind, attempt: mail.attempts };
  const kind = options.kinds[mail.kind];
  if (!kind) {
    await storage.mailDead(mail, "unknown kind");
    log.error(line, "ALERT: mail of an unknown kind given up");
    return;
  }
  let code: string;
  try {
    const content = await kind.render(JSON.parse(mail.payload));
    if (!content) {
      await storage.mailDropped(mail);
      log.info(line, "mail dropped: what it says is past");
      return;
    }
    code = await withinTime(mailer.send(mail.id, content), options.leaseMs * 0.9);
  } catch (error) {
    const failure = readFailure(error, kind.recipient);
    const next = nextAttemptAt(clock(), mail, options.retryBaseMs, options.random ?? Math.random);
    if (failure.permanent || next === undefined) {
      await storage.mailDead(mail, failure.code);
      log.error({ ...line, code: failure.code }, "ALERT: mail given up; it stays in the outbox");
    } else {
      await storage.mailDelayed(mail, next, failure.code);
      log.warn({ ...line, code: failure.code, nextAt: new Date(next).toISOString() }, "mail not sent yet");
    }
    return;
  }
  await untilWritten(() => storage.mailSent(mail, clock(), code), options.leaseMs);
  log.info({ ...line, code }, "mail sent");
}

/** Notes what was sent, also when the database is away for a moment: forgotten, it would go out a second time. */
async function untilWritten(write: () => Promise<void>, withinMs: number): Promise<void> {
  const giveUpAt = performance.now() + withinMs;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof StorageUnavailable) || performance.now() > giveUpAt) throw error;
      await sleep(rewriteMs);
    }
  }
}

/** The same promise, or a failure once the time for one attempt is over. */
async function withinTime<T>(sending: Promise<T>, ms: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(Object.assign(new Error("too slow"), { code: "ETIMEDOUT" })), ms);
  try {
    return await Promise.race([sending, late]);
  } finally {
    clearTimeout(timer);
  }
}
