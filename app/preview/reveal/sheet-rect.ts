import type { RevealContent } from "../state/state.ts";

type Rect = RevealContent["from"];

/** Position of the last drop; undefined for a file chosen in the dialog or dropped on the file chooser. */
let dropped: { x: number; y: number } | undefined;

if (typeof window !== "undefined")
  addEventListener(
    "drop",
    ({ target, clientX: x, clientY: y }) => {
      dropped = target instanceof Element && target.closest(".chooser") ? undefined : { x, y };
    },
    { capture: true },
  );

/** The sheet's rectangle at the drop position, within the window. */
export function droppedSheetRect(): Rect | undefined {
  if (!dropped) return undefined;
  const width = Math.min(Math.max(340, innerWidth * 0.28), 620, innerWidth - 32);
  const height = Math.min(width * 1.3, innerHeight - 32);
  const within = (center: number, size: number, space: number) =>
    Math.max(16, Math.min(center - size / 2, space - size - 16));
  return {
    left: within(dropped.x, width, innerWidth),
    top: within(dropped.y, height, innerHeight),
    width,
    height,
  };
}

/** The sheet's initial rectangle, at the drop position or else at the file chooser. Clears the drop position. */
export function takeSheetRect(): Rect {
  const rect = droppedSheetRect() ?? document.querySelector(".chooser-drop")?.getBoundingClientRect();
  dropped = undefined;
  const { left = 0, top = 0, width = innerWidth, height: given = innerHeight } = rect ?? {};
  // The chooser is not tall enough for readable lines.
  const height = Math.max(given, Math.min(innerHeight * 0.72, innerHeight - 32));
  return { left, top: Math.max(16, Math.min(top, innerHeight - height - 16)), width, height };
}
