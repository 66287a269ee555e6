import { useSyncExternalStore } from "react";
import { osloDay } from "../../content-loader/format.ts";

const neverChanges = () => () => {};

/**
 * Today in Oslo, `2026-11-21`. A prerendered page may be read long after it was built: while it comes alive it
 * still shows the day it was built on, so that it agrees with its HTML, and then the reader's.
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
