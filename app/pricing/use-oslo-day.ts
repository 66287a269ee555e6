import { useSyncExternalStore } from "react";
import { osloDay } from "../../content-loader/format.ts";

const neverChanges = () => () => {};

/**
 * Today in Oslo, `2026-11-21`. During hydration the build day, to match the prerendered HTML,
 * then the current day.
 *
 * @param prerendered the day on which the page was built
 */
export function useOsloDay(prerendered: string): string {
  return useSyncExternalStore(
    neverChanges,
    () => osloDay(new Date()),
    () => prerendered,
  );
}
