import type { Rate } from "../settings/setting-values.ts";
import { type Lane, type LeasedMail, lanes, type MailChoice } from "../storage/outbox-store.ts";
import { type DeliveryOptions, deliver } from "./deliver.ts";
import type { MailKind } from "./mail.ts";
import { createNotifier } from "./notifier.ts";

/** How often a lane is looked at without being told: another process may have written to it. */
const pollMs = 5000;
/** A mail that is due and not given waits for one that is under way; its end wakes the lane. */
const leastPauseMs = 50;
/** Mails of a lane that are under way at once, each to another domain, so that one mail server that hangs holds up one. */
export const atOncePerLane = 3;

export interface OutboxOptions extends DeliveryOptions {
  /** How many mails of a lane may go to visitors in which time; the rest waits. */
  visitorRates: Rate[];
}

export interface Outbox {
  /** Says that a mail was just stored. */
  kick(): void;
  /** Resolves when the mails at hand are settled; no further one is begun. */
  stop(): Promise<void>;
}

/** Sends what waits in the outbox, each lane for itself, until it is stopped. Delivery is at least once. */
export function startOutbox(options: OutboxOptions): Outbox {
  const running = lanes.map((lane) => startLane(lane, options, kick));
  function kick(): void {
    for (const { notify } of running) notify();
  }
  return {
    kick,
    async stop() {
      await Promise.all(running.map((lane) => lane.stop()));
    },
  };
}

/**
 * Sends the mails of one lane.
 *
 * @param settled called when an attempt has ended: a mail of any lane may have waited for it
 */
function startLane(lane: Lane, options: OutboxOptions, settled: () => void) {
  const { storage, log, clock } = options;
  const notifier = createNotifier();
  const underWay = new Map<LeasedMail, Promise<void>>();
  const kindsTo = (recipient: MailKind["recipient"]) =>
    Object.keys(options.kinds).filter((name) => options.kinds[name]?.recipient === recipient);
  const ownerKinds = kindsTo("owner");
  const visitorKinds = kindsTo("visitor");
  let stopping = false;
  let told = false;

  function begin(mail: LeasedMail): void {
    const attempt = deliver(mail, options)
      .catch((error) => log.error({ err: error, outboxId: mail.id }, "the end of an attempt was not written"))
      .finally(() => {
        underWay.delete(mail);
        settled();
      });
    underWay.set(mail, attempt);
  }

  /** Whether as many mails to visitors as the settings allow went out of this lane already. */
  async function overRate(): Promise<boolean> {
    const sending = [...underWay.keys()].filter(({ kind }) => visitorKinds.includes(kind)).length;
    for (const { count, windowMs } of options.visitorRates) {
      const now = clock();
      const sent = await storage.countSent(lane, visitorKinds, now - windowMs, now);
      if (sent + sending >= count) return true;
    }
    return false;
  }

  /** Says once, until the rate is kept again, that mails wait because of it. */
  async function tellOnce(): Promise<void> {
    if (told) return;
    const due = await storage.nextMailAt({ lane, kinds: visitorKinds });
    if (due === undefined || due > clock()) return;
    told = true;
    log.warn({ lane }, "many mails to visitors: what more there is of this lane waits");
  }

  /** Begins with one mail if there is one to send; gives back how long there is none. */
  async function next(): Promise<number> {
    if (underWay.size >= atOncePerLane) return pollMs;
    const isOver = await overRate();
    if (isOver) await tellOnce();
    else told = false;
    const choice: MailChoice = {
      lane,
      notTo: [...underWay.keys()].map(({ domain }) => domain),
      ...(isOver && { kinds: ownerKinds }),
    };
    const mail = await storage.leaseMail(clock(), options.leaseMs, choice);
    if (mail) {
      begin(mail);
      return 0;
    }
    const due = await storage.nextMailAt(choice);
    return due === undefined ? pollMs : Math.min(pollMs, Math.max(leastPauseMs, due - clock()));
  }

  async function work(): Promise<void> {
    while (!stopping) {
      const pause = await next().catch((error) => {
        log.error({ err: error, lane }, "the outbox cannot be read");
        return pollMs;
      });
      if (pause > 0 && !stopping) await notifier.wait(pause);
    }
    await Promise.all(underWay.values());
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
