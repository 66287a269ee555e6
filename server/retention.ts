import { dayMs } from "../shared/day.ts";
import type { Log } from "./http/log.ts";
import { expireMailFiles } from "./mail/mail-files.ts";
import type { OwnerStore } from "./storage/storage.ts";

export interface RetentionOptions {
  storage: Pick<OwnerStore, "applyRetention">;
  /** How long what visitors sent is kept. */
  days: Record<
    "messageDays" | "attachmentDays" | "unconfirmedNewsletterDays" | "quarantineDays" | "sentMailDays",
    number
  >;
  dataDir: string;
  clock: () => number;
  /** A clock that only goes forward. */
  elapsed?: () => number;
  log: Log;
}

/** What a wall clock may run ahead in a day: the one or two hours that one set to local time by mistake does. */
const toleratedMs = 3 * 3_600_000;

/**
 * Deletes what is past its time, at the start and once a day. Several servers may do it at once. Where the wall clock went far
 * ahead of the monotonic one since the last time, it waits for the next, and no longer: what a wrong clock deletes does not come
 * back when it is put right, but a machine that sleeps every night shows the same.
 */
export function startRetention(options: RetentionOptions): { stop(): Promise<void> } {
  const { clock, elapsed = () => performance.now(), log } = options;
  const offset = () => clock() - elapsed();
  let before = offset();
  let waited = false;
  let running = applyRetention(options);
  const timer = setInterval(() => {
    const aheadMs = offset() - before;
    before = offset();
    waited = aheadMs > toleratedMs && !waited;
    if (waited) log.warn({ aheadMs }, "the clock went far ahead: what is old is deleted a day later");
    else running = applyRetention(options);
  }, dayMs);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}

async function applyRetention({ storage, days, dataDir, clock, log }: RetentionOptions): Promise<void> {
  const { messageDays } = days;
  const attachmentDays = Math.min(days.attachmentDays, messageDays);
  try {
    await storage.applyRetention(clock(), {
      messageDays,
      attachmentDays,
      quarantineDays: Math.min(days.quarantineDays, messageDays),
      pendingDays: days.unconfirmedNewsletterDays,
      mailDays: days.sentMailDays,
    });
    // Mail files hold the attachments.
    expireMailFiles(dataDir, clock() - attachmentDays * dayMs);
  } catch (error) {
    log.error({ err: error }, "old data could not be deleted");
  }
}
