import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "./log.ts";

export interface StopOptions {
  server: Server;
  log: Log;
  /** How long the server still answers after it called itself not ready, for load balancers to notice. */
  prestopMs: number;
  /** After this long the rest is cut off. */
  graceMs: number;
  /** From here on the server calls itself not ready and takes no forms. */
  begin: () => void;
  /** Ends what works behind the routes, once no request is running. */
  finish: () => Promise<void>;
}

/**
 * Ends the process in order on SIGTERM and SIGINT: running requests are answered, the mail at hand is settled,
 * the database is closed, and the exit code is 0. After an unexpected error the process ends at once: what was
 * acknowledged is on disk, and the outbox is taken up at the next start.
 */
export function stopOnSignals(options: StopOptions): void {
  const { server, log } = options;
  let stopping = false;

  async function stop(signal: string): Promise<void> {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    options.begin();
    await sleep(options.prestopMs);
    setTimeout(() => {
      log.error("the time to stop is over: cutting the rest off");
      server.closeAllConnections();
      process.exit(1);
    }, options.graceMs).unref();
    await closed(server);
    await options.finish();
    log.info("stopped");
    process.exit(0);
  }

  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error) => {
      log.fatal({ err: error }, "unexpected error");
      process.exit(1);
    });
  }
}

/** Takes no further connections, and resolves when those that are open have had their answers. */
async function closed(server: Server): Promise<void> {
  // Node ends what is idle now; a connection that gets its last answer later would be kept alive for a minute.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise((resolve) => {
    server.close(resolve);
  });
  clearInterval(sweep);
}
