import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False while the page is the prerendered one, true from then on. A prerendered page knows no query: what depends on
 * `?category` or `?q` waits for this, so that the first render is the HTML that came.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
