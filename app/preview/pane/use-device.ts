import { useSyncExternalStore } from "react";
import type { Device, Studio } from "../state/state.ts";

/** In narrower windows the page is first shown as on a phone: a desktop's would be too small to read. */
const narrow = "(width < 40rem)";

function subscribe(listener: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** The device that the page is shown on: the visitor's choice, or what fits the window. */
export function useDevice({ device }: Studio): Device {
  const isNarrow = useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    () => false,
  );
  return device ?? (isNarrow ? "phone" : "desktop");
}
