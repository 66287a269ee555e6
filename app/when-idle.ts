/**
 * Runs a function when the browser has nothing better to do, or after two seconds. Safari, which does not tell, gets it a
 * moment later.
 *
 * @returns calls it off
 */
export function whenIdle(run: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const asked = requestIdleCallback(run, { timeout: 2000 });
    return () => cancelIdleCallback(asked);
  }
  const waiting = setTimeout(run, 50);
  return () => clearTimeout(waiting);
}
