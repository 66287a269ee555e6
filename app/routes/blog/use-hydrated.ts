import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False during hydration, then true. A prerendered page has no query: content that depends on
 * `?category` or `?q` waits for this, so that the first render is the HTML that came.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
