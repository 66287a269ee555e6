import { metricsToken, type RunningServer } from "./server.ts";

/** What a server process uses at one moment, as its own metrics tell it. */
export interface ProcessFigures {
  residentMb: number;
  /** Files and connections; undefined where the system does not tell. */
  descriptors: number | undefined;
  /** How late the event loop was, since the start: the upper bound in ms of each bucket, and how often it was at most that. */
  delays: { boundMs: number; count: number }[];
}

const headers = { authorization: `Bearer ${metricsToken}` };

/** Reads the outbox figures of the readiness check, which may be a second old. */
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

/** The 99th percentile of the event loop's delay between two moments: the bound of its bucket, in ms. */
export function delayP99(before: ProcessFigures, after: ProcessFigures): number {
  const counts = after.delays.map(({ boundMs, count }, index) => ({
    boundMs,
    count: count - (before.delays[index]?.count ?? 0),
  }));
  const all = counts.at(-1)?.count ?? 0;
  return counts.find(({ count }) => count >= all * 0.99)?.boundMs ?? Number.POSITIVE_INFINITY;
}
