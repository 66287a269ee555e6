import { dayMs } from "../contract/zone-clock.ts";
import type { Settings } from "./env.ts";
import type { Log } from "./http/log.ts";
import { expireMailFiles } from "./mail/mail-files.ts";
import type { OwnerStore } from "./storage/storage.ts";

export interface RetentionOptions {
  storage: Pick<OwnerStore, "applyRetention">;
  settings: Pick<Settings, "retentionDays">;
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

async function applyRetention({ storage, settings, dataDir, clock, log }: RetentionOptions): Promise<void> {
  const messageDays = settings.retentionDays;
  try {
    await storage.applyRetention(clock(), {
      messageDays,
      quarantineDays: Math.min(30, messageDays),
      pendingDays: 7,
      mailDays: 7,
    });
    expireMailFiles(dataDir, clock() - messageDays * dayMs);
  } catch (error) {
    log.error({ err: error }, "old data could not be deleted");
  }
}
