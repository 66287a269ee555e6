import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../http/log.ts";
import type { LeasedMail } from "../storage/outbox-store.ts";
import { type Storage, StorageUnavailable } from "../storage/storage.ts";
import type { Mailer, MailKind } from "./mail.ts";
import { classifyFailure, nextAttemptAt } from "./retry.ts";

/** The pause between attempts to store a result while the database is away. */
const pauseMs = 500;

export interface DeliveryOptions {
  storage: Storage;
  mailer: Mailer;
  kinds: Record<string, MailKind>;
  log: Log;
  clock: () => number;
  retryBaseMs: number;
  /** How long a mail is leased. An attempt times out a little earlier, so that a running worker never loses its lease. */
  leaseMs: number;
}

/**
 * Makes one attempt to send a leased mail and stores the result.
 *
 * @throws the database's error when the outage lasts longer than the lease
 */
export async function deliver(mail: LeasedMail, options: DeliveryOptions): Promise<void> {
  const { storage, mailer, log, clock } = options;
  const until = performance.now() + options.leaseMs;
  const line = { outboxId: mail.id, kind: mail.kind, attempt: mail.attempts };
  const kind = options.kinds[mail.kind];
  if (!kind) {
    await storage.markMailDead(mail, "unknown kind");
    log.error(line, "ALERT: mail of an unknown kind given up");
    return;
  }
  let code: string | undefined;
  try {
    code = await withTimeout(renderAndSend(mail, kind, mailer), options.leaseMs * 0.9);
  } catch (error) {
    await writeFailure(mail, error, kind, options, until);
    return;
  }
  if (code === undefined) {
    await storage.dropMail(mail);
    log.info(line, "mail dropped: it is obsolete");
    return;
  }
  // If this result is not stored, the mail is sent again.
  const sent = code;
  await retryUntilStored(() => storage.markMailSent(mail, clock(), sent), until);
  log.info({ ...line, code }, "mail sent");
}

/** @returns the mailer's code, undefined when the mail is obsolete */
async function renderAndSend(
  { id, payload, attempts }: LeasedMail,
  { render }: MailKind,
  mailer: Mailer,
): Promise<string | undefined> {
  const content = await render(JSON.parse(payload), attempts);
  return content && mailer.send(id, content);
}

async function writeFailure(
  mail: LeasedMail,
  error: unknown,
  { recipient }: MailKind,
  { storage, log, clock, retryBaseMs }: DeliveryOptions,
  until: number,
): Promise<void> {
  const { code, permanent } = classifyFailure(error, recipient);
  const line = { outboxId: mail.id, kind: mail.kind, attempt: mail.attempts, code };
  const next = nextAttemptAt(clock(), mail, retryBaseMs, Math.random);
  if (permanent || next === undefined) {
    await retryUntilStored(() => storage.markMailDead(mail, code), until);
    log.error(line, "ALERT: mail given up; it stays in the outbox (npm run inbox -- retry)");
  } else {
    await retryUntilStored(() => storage.delayMail(mail, next, code), until);
    log.warn({ ...line, nextAt: new Date(next).toISOString() }, "mail not sent yet");
  }
}

/** Retries while the database is away, until the lease ends; `until` is on the monotonic clock. */
async function retryUntilStored(write: () => Promise<void>, until: number): Promise<void> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof StorageUnavailable) || performance.now() + pauseMs > until) throw error;
      await sleep(pauseMs);
    }
  }
}

/** Rejects when an attempt times out. */
async function withTimeout<T>(sending: Promise<T>, ms: number): Promise<T> {
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () =>
      reject(
        Object.assign(new Error(`the mail server did not finish within ${ms} ms`), { code: "ETIMEDOUT" }),
      ),
    ms,
  );
  try {
    return await Promise.race([sending, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
