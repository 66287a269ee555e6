import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False in the prerendered page and during hydration, then true. Content that depends on the query or the
 * current day waits for this, so that the first render is the prerendered HTML.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
