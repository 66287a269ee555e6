import type { Device, Studio } from "../state/state.ts";
import { useMedia } from "../use-media.ts";

/** In narrower windows the page is first shown as on a phone: a desktop's would be too small to read. */
const narrow = "(width < 40rem)";
/** From here on a phone has room next to a desktop. */
const wide = "(width >= 90rem)";

/** The device that the page is shown on: the visitor's choice, or what fits the window. */
export function useDevice({ device }: Studio): Device {
  const isNarrow = useMedia(narrow);
  const isWide = useMedia(wide);
  if (device === "both" && !isWide) return "desktop";
  return device ?? (isNarrow ? "phone" : "desktop");
}

/** The choices that the window has room for. */
export function useDevices(): Device[] {
  return useMedia(wide) ? ["phone", "desktop", "both"] : ["phone", "desktop"];
}
