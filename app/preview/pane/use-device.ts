import type { Device, Studio } from "../state/state.ts";
import { useMedia } from "../use-media.ts";

/** Below this width the default device is a phone: a scaled desktop page would be unreadable. */
const narrow = "(width < 40rem)";
/** From this width a phone fits next to a desktop. */
const wide = "(width >= 90rem)";

/** The simulated device: the visitor's choice, or the one that fits the window. */
export function useDevice({ device }: Studio): Device {
  const isNarrow = useMedia(narrow);
  const isWide = useMedia(wide);
  if (device === "both" && !isWide) return "desktop";
  return device ?? (isNarrow ? "phone" : "desktop");
}

/** The devices that fit the window. */
export function useDevices(): Device[] {
  return useMedia(wide) ? ["phone", "desktop", "both"] : ["phone", "desktop"];
}
