import { metricsToken, type RunningServer } from "./server.ts";

/** A server process's current resource use, from its metrics. */
export interface ProcessFigures {
  residentMb: number;
  /** Open descriptors; undefined where the system does not report them. */
  descriptors: number | undefined;
  /** Histogram of the event loop delay: upper bounds in ms and cumulative counts. */
  delays: { boundMs: number; count: number }[];
}

const headers = { authorization: `Bearer ${metricsToken}` };

/** Reads the outbox counts of the readiness check, up to a second old. */
export async function outboxFigures(server: Pick<RunningServer, "url">): Promise<{
  pending: number;
  dead: number;
  lagMs: number;
}> {
  return (await (await fetch(`${server.url}/readyz`, { headers })).json()).outbox;
}

/** Reads the metrics of a server. */
export async function processFigures(server: Pick<RunningServer, "url">): Promise<ProcessFigures> {
  const answer = await fetch(`${server.url}/metrics`, { headers });
  const text = await answer.text();
  const value = (name: string) => {
    const found = new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1];
    return found === undefined ? undefined : Number(found);
  };
  const delays = [...text.matchAll(/site_event_loop_delay_seconds_bucket\{le="([^"]+)"\} (\d+)/g)];
  return {
    residentMb: Math.round((value("process_resident_memory_bytes") ?? 0) / 1e6),
    descriptors: value("process_open_fds"),
    delays: delays.map(([, bound, count]) => ({
      boundMs: Number(bound?.replace("+Inf", "Infinity")) * 1000,
      count: Number(count),
    })),
  };
}

/** The 99th percentile of the event loop delay between two readings: the bucket's bound in ms. */
export function delayP99(before: ProcessFigures, after: ProcessFigures): number {
  const counts = after.delays.map(({ boundMs, count }, index) => ({
    boundMs,
    count: count - (before.delays[index]?.count ?? 0),
  }));
  const all = counts.at(-1)?.count ?? 0;
  return counts.find(({ count }) => count >= all * 0.99)?.boundMs ?? Number.POSITIVE_INFINITY;
}
