import { dayMs } from "../shared/day.ts";
import type { Log } from "./http/log.ts";
import { expireMailFiles } from "./mail/mail-files.ts";
import type { OwnerStore } from "./storage/storage.ts";

export interface RetentionOptions {
  storage: Pick<OwnerStore, "applyRetention">;
  /** Retention times of visitors' data. */
  days: Record<
    "messageDays" | "attachmentDays" | "unconfirmedNewsletterDays" | "quarantineDays" | "sentMailDays",
    number
  >;
  dataDir: string;
  clock: () => number;
  /** A monotonic clock. */
  elapsed?: () => number;
  log: Log;
}

/** Tolerated jump of the wall clock per day: more than a clock set to local time by mistake. */
const toleratedMs = 3 * 3_600_000;

/**
 * Deletes expired data at the start and once a day; several servers may do so at once. After a large jump of the wall
 * clock it waits one day, in case the clock is wrong; not longer, because a machine that was suspended shows the same jump.
 */
export function startRetention(options: RetentionOptions): { stop(): Promise<void> } {
  const { clock, elapsed = () => performance.now(), log } = options;
  const offset = () => clock() - elapsed();
  let before = offset();
  let isPostponed = false;
  let running = applyRetention(options);
  const timer = setInterval(() => {
    const aheadMs = offset() - before;
    before = offset();
    isPostponed = aheadMs > toleratedMs && !isPostponed;
    if (isPostponed) log.warn({ aheadMs }, "the clock jumped ahead: deleting expired data a day later");
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
    log.error({ err: error }, "expired data could not be deleted");
  }
}
