import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "./log.ts";

export interface StopOptions {
  server: Server;
  log: Log;
  /** How long the server keeps serving while it reports not ready, so that load balancers notice. */
  prestopMs: number;
  /** After this time remaining connections are closed. */
  graceMs: number;
  /** Makes the server report itself not ready and reject forms. */
  begin: () => void;
  /** Stops background work, after the last request has ended. */
  finish: () => Promise<void>;
}

/**
 * Stops the process on SIGTERM and SIGINT: running requests are answered, mails in progress are finished, the database
 * is closed, and the exit code is 0. After an unexpected error the process exits at once, because acknowledged data is
 * on disk and the outbox continues at the next start.
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
      log.error("grace period over (SHUTDOWN_GRACE_MS): closing the remaining connections");
      server.closeAllConnections();
      process.exit(1);
    }, options.graceMs).unref();
    await closeServer(server);
    await options.finish();
    log.info("stopped");
    process.exit(0);
  }

  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error) => {
      log.fatal({ err: error }, "unexpected error: the process exits");
      process.exit(1);
    });
  }
}

/** Stops accepting connections and resolves when the open ones have their responses. */
async function closeServer(server: Server): Promise<void> {
  // Node closes only connections that are idle at the call; later ones would stay open for a minute.
  const idleTimer = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise((resolve) => {
    server.close(resolve);
  });
  clearInterval(idleTimer);
}
