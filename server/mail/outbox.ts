import type { Rate } from "../settings/setting-values.ts";
import { type Lane, type LeasedMail, lanes, type MailFilter } from "../storage/outbox-store.ts";
import { type DeliveryOptions, deliver } from "./deliver.ts";
import type { MailKind } from "./mail.ts";
import { createNotifier } from "./notifier.ts";

/** How often a lane is polled for mails that another process stored. */
const pollMs = 5000;
/** A due mail may have to wait for one in progress; the end of that attempt notifies the lane. */
const minPauseMs = 50;
/** Concurrent mails of a lane, each to another domain, so that a hanging mail server blocks only one. */
export const maxConcurrentPerLane = 3;

export interface OutboxOptions extends DeliveryOptions {
  /** Rate limits of visitor mails per lane; further mails wait. */
  visitorRates: Rate[];
}

export interface Outbox {
  /** Notifies the outbox that a mail was stored. */
  notifyLanes(): void;
  /** Resolves when the mails in progress are finished; no further one is started. */
  stop(): Promise<void>;
}

/** Sends the mails of the outbox, one worker per lane, until stopped. Delivery is at least once. */
export function startOutbox(options: OutboxOptions): Outbox {
  const running = lanes.map((lane) => startLane(lane, options, notifyLanes));
  function notifyLanes(): void {
    for (const { notify } of running) notify();
  }
  return {
    notifyLanes,
    async stop() {
      await Promise.all(running.map((lane) => lane.stop()));
    },
  };
}

/**
 * Sends the mails of one lane.
 *
 * @param onAttemptEnd called after each attempt, because mails of other lanes may have waited for it
 */
function startLane(lane: Lane, options: OutboxOptions, onAttemptEnd: () => void) {
  const { storage, log, clock } = options;
  const notifier = createNotifier();
  const inProgress = new Map<LeasedMail, Promise<void>>();
  const kindsTo = (recipient: MailKind["recipient"]) =>
    Object.keys(options.kinds).filter((name) => options.kinds[name]?.recipient === recipient);
  const ownerKinds = kindsTo("owner");
  const visitorKinds = kindsTo("visitor");
  let stopping = false;
  let hasWarned = false;

  function startAttempt(mail: LeasedMail): void {
    const attempt = deliver(mail, options)
      .catch((error) =>
        log.error({ err: error, outboxId: mail.id }, "the result of a mail attempt could not be stored"),
      )
      .finally(() => {
        inProgress.delete(mail);
        onAttemptEnd();
      });
    inProgress.set(mail, attempt);
  }

  /** Whether this lane has reached a rate limit of mails to visitors. */
  async function isOverRate(): Promise<boolean> {
    const sending = [...inProgress.keys()].filter(({ kind }) => visitorKinds.includes(kind)).length;
    for (const { count, windowMs } of options.visitorRates) {
      const now = clock();
      const sent = await storage.countSent(lane, visitorKinds, now - windowMs, now);
      if (sent + sending >= count) return true;
    }
    return false;
  }

  /** Warns once when mails wait because of the rate limit, until they no longer do. */
  async function warnOnce(): Promise<void> {
    if (hasWarned) return;
    const due = await storage.nextMailAt({ lane, kinds: visitorKinds });
    if (due === undefined || due > clock()) return;
    hasWarned = true;
    log.warn(
      { lane },
      "rate limit of mails to visitors reached: further mails of this lane wait (RATE_MAIL_GLOBAL)",
    );
  }

  /** Starts one mail if there is one to send; returns how long to wait for the next. */
  async function startNext(): Promise<number> {
    if (inProgress.size >= maxConcurrentPerLane) return pollMs;
    const isOver = await isOverRate();
    if (isOver) await warnOnce();
    else hasWarned = false;
    const filter: MailFilter = {
      lane,
      excludedDomains: [...inProgress.keys()].map(({ domain }) => domain),
      ...(isOver && { kinds: ownerKinds }),
    };
    const mail = await storage.leaseMail(clock(), options.leaseMs, filter);
    if (mail) {
      startAttempt(mail);
      return 0;
    }
    const due = await storage.nextMailAt(filter);
    return due === undefined ? pollMs : Math.min(pollMs, Math.max(minPauseMs, due - clock()));
  }

  async function work(): Promise<void> {
    while (!stopping) {
      const pause = await startNext().catch((error) => {
        log.error({ err: error, lane }, "the outbox cannot be read");
        return pollMs;
      });
      if (pause > 0 && !stopping) await notifier.wait(pause);
    }
    await Promise.all(inProgress.values());
  }

  const done = work();
  return {
    notify: notifier.notify,
    async stop() {
      stopping = true;
      notifier.notify();
      await done;
    },
  };
}
