import { dayMs } from "../contract/zone-clock.ts";
import type { Log } from "./http/log.ts";
import { expireMailFiles } from "./mail/mail-files.ts";
import type { OwnerStore } from "./storage/storage.ts";

export interface RetentionOptions {
  storage: Pick<OwnerStore, "applyRetention">;
  /** How long what visitors sent is kept. */
  days: Record<"messageDays" | "unconfirmedNewsletterDays" | "quarantineDays" | "sentMailDays", number>;
  dataDir: string;
  clock: () => number;
  log: Log;
}

/** Deletes what is past its time, at the start and once a day. Several servers may do it at once. */
export function startRetention(options: RetentionOptions): { stop(): Promise<void> } {
  let running = applyRetention(options);
  const timer = setInterval(() => {
    running = applyRetention(options);
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
  try {
    await storage.applyRetention(clock(), {
      messageDays,
      quarantineDays: Math.min(days.quarantineDays, messageDays),
      pendingDays: days.unconfirmedNewsletterDays,
      mailDays: days.sentMailDays,
    });
    expireMailFiles(dataDir, clock() - messageDays * dayMs);
  } catch (error) {
    log.error({ err: error }, "old data could not be deleted");
  }
}
