/** Upper bounds in milliseconds. */
const bounds = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const tickMs = 20;

/**
 * Measures timer delays with fifty ticks a second, which is how long a request waits while the event loop is busy.
 *
 * @returns the lines of their histogram in Prometheus text format, in seconds
 */
export function measureLoopDelay(): () => string[] {
  const counts = Array<number>(bounds.length + 1).fill(0);
  let sum = 0;
  let due = performance.now() + tickMs;
  const timer = setInterval(() => {
    const now = performance.now();
    const late = Math.max(0, now - due);
    due = now + tickMs;
    sum += late;
    const index = bounds.findIndex((bound) => late <= bound);
    const bucket = index === -1 ? bounds.length : index;
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }, tickMs);
  timer.unref();

  return () => {
    const name = "site_event_loop_delay_seconds";
    let total = 0;
    const buckets = counts.map((count, index) => {
      total += count;
      const bound = bounds[index];
      return `${name}_bucket{le="${bound === undefined ? "+Inf" : bound / 1000}"} ${total}`;
    });
    return [`# TYPE ${name} histogram`, ...buckets, `${name}_sum ${sum / 1000}`, `${name}_count ${total}`];
  };
}
