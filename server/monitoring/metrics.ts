import { readdirSync } from "node:fs";
import type { AppContext } from "../http/request-context.ts";
import { reject } from "../http/responses.ts";
import type { OutboxStore } from "../storage/outbox-store.ts";
import { isAuthorized } from "./authorization.ts";
import { measureLoopDelay } from "./loop-delay.ts";

/** Counts responses by route pattern and status. Labels never contain input. */
export interface Metrics {
  count(route: string, status: number): void;
  lines(): string[];
}

export function createMetrics(): Metrics {
  const routes = new Map<string, Map<number, number>>();
  return {
    count(route, status) {
      const statuses = routes.get(route) ?? new Map<number, number>();
      if (statuses.size === 0) routes.set(route, statuses);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    },
    lines: () =>
      [...routes].flatMap(([route, statuses]) => {
        const label = route.replace(/["\\\n]/g, "");
        return [...statuses].map(
          ([status, count]) => `site_responses_total{route="${label}",status="${status}"} ${count}`,
        );
      }),
  };
}

export interface MetricsOptions {
  metrics: Metrics;
  storage: Pick<OutboxStore, "outboxCounts">;
  token: string;
  clock: () => number;
}

/** Responds in Prometheus text format; 404 without the token. */
export function createMetricsHandler({ metrics, storage, token, clock }: MetricsOptions) {
  const loopDelayLines = measureLoopDelay();
  return async (c: AppContext): Promise<Response> => {
    if (!isAuthorized(c, token)) return reject(c, { code: "not_found" });
    const now = clock();
    const { pending, dead, oldestDueAt } = await storage.outboxCounts(now);
    const lines = [
      "# TYPE site_responses_total counter",
      ...metrics.lines(),
      "# TYPE site_outbox_mails gauge",
      `site_outbox_mails{state="pending"} ${pending}`,
      `site_outbox_mails{state="dead"} ${dead}`,
      "# TYPE site_outbox_lag_seconds gauge",
      `site_outbox_lag_seconds ${oldestDueAt === null ? 0 : Math.round((now - oldestDueAt) / 1000)}`,
      "# TYPE process_resident_memory_bytes gauge",
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      ...openDescriptors(),
      ...loopDelayLines(),
    ];
    return c.text(`${lines.join("\n")}\n`);
  };
}

/** Empty without /proc, as on macOS. */
function openDescriptors(): string[] {
  try {
    const open = readdirSync("/proc/self/fd").length;
    return ["# TYPE process_open_fds gauge", `process_open_fds ${open}`];
  } catch {
    return [];
  }
}
