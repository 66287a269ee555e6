import type { Log } from "../log.ts";
import type { Rate } from "../setting-values.ts";
import type { LeasedMail, Storage } from "../storage/storage.ts";
import type { Mailer, MailKind } from "./mail.ts";
import { nextAttemptAt, readFailure } from "./retry.ts";

/** How often the table is looked at without being told: another process may have written to it. */
const pollMs = 5000;
/** How long a mail over the rate waits before it is looked at again. */
const overRatePauseMs = 60_000;

export interface OutboxOptions {
  storage: Storage;
  mailer: Mailer;
  kinds: Record<string, MailKind>;
  log: Log;
  clock: () => number;
  /** How many mails may go to visitors in which time, for the whole site; the rest waits. */
  visitorRates: Rate[];
  retryBaseMs: number;
  /** How long a mail is ours. An attempt is given up a little earlier, so that a living worker never loses its lease. */
  leaseMs: number;
  random?: () => number;
}

export interface Outbox {
  /** Says that a mail was just stored. */
  kick(): void;
  /** Resolves when the mail at hand is settled; no further one is begun. */
  stop(): Promise<void>;
}

/** Sends what waits in the outbox, one mail at a time, until it is stopped. Delivery is at least once. */
export function startOutbox(options: OutboxOptions): Outbox {
  const { storage, log, clock } = options;
  let wake: (() => void) | undefined;
  let kicked = false;
  let stopping = false;

  async function work(): Promise<void> {
    while (!stopping) {
      let pause = pollMs;
      try {
        const mail = await storage.leaseMail(clock(), options.leaseMs);
        if (mail) {
          await deliver(mail, options);
          continue;
        }
        const next = await storage.nextMailAt();
        if (next !== undefined) pause = Math.min(pollMs, Math.max(10, next - clock()));
      } catch (error) {
        log.error({ err: error }, "the outbox cannot be read");
      }
      await sleep(pause);
    }
  }

  async function sleep(ms: number): Promise<void> {
    if (kicked || stopping) {
      kicked = false;
      return;
    }
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    wake = undefined;
    kicked = false;
  }

  const done = work();
  return {
    kick() {
      kicked = true;
      wake?.();
    },
    async stop() {
      stopping = true;
      wake?.();
      await done;
    },
  };
}

/** Makes one attempt for a leased mail and writes down how it ended. */
async function deliver(mail: LeasedMail, options: OutboxOptions): Promise<void> {
  const { storage, mailer, log, clock } = options;
  const line = { outboxId: mail.id, kind: mail.kind, attempt: mail.attempts };
  const kind = options.kinds[mail.kind];
  if (!kind) {
    await storage.mailDead(mail, "unknown kind");
    log.error(line, "ALERT: mail of an unknown kind given up");
    return;
  }
  if (kind.recipient === "visitor" && (await isOverRate(options))) {
    await storage.mailDelayed(mail, clock() + overRatePauseMs, "rate");
    log.warn(line, "many mails to visitors: this one waits");
    return;
  }
  try {
    const content = await kind.render(JSON.parse(mail.payload));
    const code = await withinTime(mailer.send(mail.id, content), options.leaseMs * 0.9);
    await storage.mailSent(mail, clock(), code);
    log.info({ ...line, code }, "mail sent");
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
  }
}

/** Whether as many mails to visitors as the settings allow went out already. */
async function isOverRate({ storage, kinds, visitorRates, clock }: OutboxOptions): Promise<boolean> {
  const names = Object.keys(kinds).filter((name) => kinds[name]?.recipient === "visitor");
  for (const { count, windowMs } of visitorRates) {
    if ((await storage.countSent(names, clock() - windowMs)) >= count) return true;
  }
  return false;
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
