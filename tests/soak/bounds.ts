import type { SoakFigures } from "./soak.ts";

/** Resident memory in MB, as in docs/operate.md. */
export const mostResidentMb = 200;
const mostGrowthMb = 40;
const mostDelayMs = 50;
/** If an idle thread is delayed longer than this, the machine is too busy to measure the server. */
const mostIdleDelayMs = 10;
export const mostDescriptors = 300;

/** Violations of the bounds, one sentence each. */
export function broken(figures: SoakFigures): string[] {
  const { beginMb, mostMb, endMb, delayP99Ms, idleP99Ms, statuses, failedVisits } = figures;
  const failed = Object.entries(statuses).filter(([status]) => Number(status) >= 500);
  return [
    mostMb > mostResidentMb && `${mostMb} MB resident, more than ${mostResidentMb}`,
    endMb > beginMb + mostGrowthMb && `${endMb} MB in the end, from ${beginMb} in the beginning`,
    idleP99Ms <= mostIdleDelayMs &&
      delayP99Ms > mostDelayMs &&
      `event loop delay: 99th percentile over ${mostDelayMs} ms, up to ${delayP99Ms}`,
    (figures.mostDescriptors ?? 0) > mostDescriptors && `${figures.mostDescriptors} descriptors`,
    failedVisits.length > 0 && `${failedVisits.length} visits failed, the first with: ${failedVisits[0]}`,
    failed.length > 0 && `answers of 500 and above: ${JSON.stringify(Object.fromEntries(failed))}`,
  ].filter((fault) => fault !== false);
}
