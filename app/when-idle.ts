/**
 * Runs a function when the browser is idle, or after two seconds. Safari has no idle callback, so it runs there after a
 * short delay.
 *
 * @returns cancels it
 */
export function whenIdle(run: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const handle = requestIdleCallback(run, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }
  const timeout = setTimeout(run, 50);
  return () => clearTimeout(timeout);
}
